import type { Domain } from '../domain.ts'
import { filterSame, withFields } from '../lists.ts'
import { renameNamed } from '../new-names.ts'
import type { Rename } from '../rename.ts'
import { renamesAround } from '../responses/response-names.ts'
import type { UiAction } from './ui-action.ts'

/*
 * The responses of a UI action are called as it is: its GUI response, those that are spoken before and after its texts, and
 * often what it says and plays. The last two kinds are named by it as well, so that others can use them too.
 */

interface NameChange {
  from: string
  to: string
}

const namedLists = ['ttsResponses', 'audioResponses'] as const
type NamedList = (typeof namedLists)[number]

/**
 * The lists in which a response follows the new name of its UI action: where a UI action uses one of that name already, or one
 * says something that nobody uses, the response keeps the old name. This is the same in all languages.
 */
export function followingLists(domain: Domain, { to }: NameChange): NamedList[] {
  const used = new Set<NamedList>()
  for (const { ttsResponses, audioResponses } of domain.uiActions) {
    if (ttsResponses.includes(to)) used.add('ttsResponses')
    if (audioResponses.includes(to)) used.add('audioResponses')
  }
  const isSaid = (list: NamedList) => domain[list].some(({ name, texts }) => name === to && texts.length > 0)
  return namedLists.filter((list) => !used.has(list) && !isSaid(list))
}

/** The names that change with that of a UI action, for the languages in which the rename is not made. */
export function uiActionRenames(domain: Domain, { from, to }: NameChange): Rename[] {
  const kinds = followingLists(domain, { from, to }).map(
    (list) => ({ ttsResponses: 'ttsResponse', audioResponses: 'audioResponse' })[list] as Rename['kind'],
  )
  return (['uiAction', ...kinds] as const).map((kind) => ({ kind, from, to }))
}

/** Renames the responses of a UI action that is being renamed: those that are called as it is in these lists. */
export function renameResponses(domain: Domain, rename: NameChange, lists: readonly NamedList[]): Domain {
  const own = (list: NamedList) => (lists.includes(list) ? [rename] : [])
  return withFields(domain, {
    guiResponses: renameNamed(domain.guiResponses, [rename]),
    ttsResponses: renameNamed(domain.ttsResponses, [...own('ttsResponses'), ...renamesAround(rename)]),
    audioResponses: renameNamed(domain.audioResponses, own('audioResponses')),
  })
}

/** What a UI action says of the responses that bear its name, under a new one. */
export function renameSettings(action: UiAction, { from, to }: NameChange): Partial<UiAction> {
  const [before, after] = renamesAround({ from, to }) as [NameChange, NameChange]
  const isShown = action.guiResponse?.name === from
  return {
    ...(isShown && { guiResponse: { ...action.guiResponse!, name: to } }),
    ...(action.preTtsText === before.from && { preTtsText: before.to }),
    ...(action.postTtsText === after.from && { postTtsText: after.to }),
  }
}

/** Takes away what UI actions that were deleted said and played under their names, unless another one uses it. */
export function dropResponses(domain: Domain, gone: ReadonlySet<string>): Domain {
  return namedLists.reduce((left, list) => {
    const used = new Set(domain.uiActions.flatMap((action) => action[list]))
    const stays = ({ name }: { name: string }) => !gone.has(name) || used.has(name)
    return withFields(left, { [list]: filterSame(left[list], stays) })
  }, domain)
}
