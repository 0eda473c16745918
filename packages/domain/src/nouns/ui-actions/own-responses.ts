import type { Domain } from '../../model/domain.ts'
import type { Rename } from '../../model/rename.ts'
import type { Response } from '../../model/response.ts'
import { renamesAround } from '../../model/response-names.ts'
import type { UiAction } from '../../model/ui-action.ts'
import { nameOfCopy } from '../../toolbox/copy-name.ts'
import { filterSame, withFields } from '../../toolbox/lists.ts'
import { renameNamed } from '../../toolbox/new-names.ts'

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
 * The lists in which a response follows the new name of its UI action: where a UI action uses one of that name already,
 * the response keeps the old name (ruling R117). This is the same in all languages.
 */
export function followingLists(domain: Domain, { to }: NameChange): NamedList[] {
  const used = new Set<NamedList>()
  for (const { ttsResponses, audioResponses, preTtsText, postTtsText } of domain.uiActions) {
    if ([...ttsResponses, preTtsText, postTtsText].includes(to)) used.add('ttsResponses')
    if (audioResponses.includes(to)) used.add('audioResponses')
  }
  return namedLists.filter((list) => !used.has(list))
}

const kindOfList = { ttsResponses: 'ttsResponse', audioResponses: 'audioResponse' } as const

/**
 * The names that change with that of a UI action, one after the other: what makes way comes first. Responses around its texts are
 * not among them, since they go with it in all languages.
 */
export function uiActionRenames(domain: Domain, rename: NameChange): Rename[] {
  const lists = followingLists(domain, rename)
  const aside = namedLists.flatMap((list) => {
    const around = list === 'ttsResponses' ? renamesAround(rename) : []
    const renames = [...(lists.includes(list) ? [rename] : []), ...around]
    return displaced(domain[list], renames).map((one): Rename => ({ kind: kindOfList[list], ...one }))
  })
  const kinds = ['uiAction', ...lists.map((list) => kindOfList[list])] as const
  return [...aside, ...kinds.map((kind): Rename => ({ kind, from: rename.from, to: rename.to }))]
}

/**
 * Renames the responses of a UI action that is being renamed: those that are called as it is in these lists. What an author
 * wrote to be said or played under the new name, and nothing uses, stays under a free one.
 */
export function renameResponses(domain: Domain, rename: NameChange, lists: readonly NamedList[]): Domain {
  const renamed = (list: NamedList, around: readonly NameChange[]) => {
    const renames = [...(lists.includes(list) ? [rename] : []), ...around]
    return renameNamed(domain[list], [...displaced(domain[list], renames), ...renames])
  }
  return withFields(domain, {
    guiResponses: renameNamed(domain.guiResponses, [rename]),
    ttsResponses: renamed('ttsResponses', renamesAround(rename)),
    audioResponses: renamed('audioResponses', []),
  })
}

/** Where responses go that have texts under names which others take over. */
function displaced(responses: readonly Response[], renames: readonly NameChange[]): NameChange[] {
  const names = new Set(responses.map(({ name }) => name))
  const taken = new Set(renames.filter(({ from }) => names.has(from)).map(({ to }) => to))
  return responses
    .filter(({ name, texts }) => taken.has(name) && texts.length > 0)
    .map(({ name }) => ({ from: name, to: nameOfCopy(name, responses) }))
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
export function dropResponses(domain: Domain, removed: ReadonlySet<string>): Domain {
  return namedLists.reduce((left, list) => {
    const used = new Set(domain.uiActions.flatMap((action) => action[list]))
    const stays = ({ name }: { name: string }) => !removed.has(name) || used.has(name)
    return withFields(left, { [list]: filterSame(left[list], stays) })
  }, domain)
}
