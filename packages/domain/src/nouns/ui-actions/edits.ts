import { mapMentions, mapUiActionMentions } from '../../mentions/references.ts'
import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { newUiAction } from '../../model/ui-action.ts'
import { filterSame, mapSame, moveSomeInList, withFields } from '../../toolbox/lists.ts'
import { refuseName } from '../../toolbox/refused.ts'
import { checkUiActionName } from './checks.ts'
import { changeUiAction, getUiAction, getUiActions } from './find.ts'
import { dropResponses, followingLists, renameResponses, renameSettings } from './own-responses.ts'

/** Adds a UI action at the end of the list. */
export function addUiAction(domain: Domain, { name }: { name: string }): Domain {
  refuseName(checkUiActionName(domain, name), messages.uiActions.nameTaken(name))
  return { ...domain, uiActions: [...domain.uiActions, newUiAction(name)] }
}

/** Renames a UI action and every mention of it; the responses that bear its name follow. */
export function renameUiAction(domain: Domain, { from, to }: { from: string; to: string }): Domain {
  const action = getUiAction(domain, from)
  if (from === to) return domain
  refuseName(checkUiActionName(domain, to), messages.uiActions.nameTaken(to))
  const rename = { from, to }
  const lists = followingLists(domain, rename)
  const follow = (name: string) => (name === from ? to : name)
  // Mostly nobody else uses its responses, and to look is quicker than to walk
  const followFor = (list: (typeof lists)[number]) =>
    lists.includes(list) && domain.uiActions.some((one) => one !== action && one[list].includes(from))
      ? follow
      : undefined
  const renamed = changeUiAction(renameResponses(domain, rename, lists), from, {
    name: to,
    ...renameSettings(action, rename),
    ...Object.fromEntries(lists.map((list) => [list, mapSame(action[list], follow)])),
  })
  return mapMentions(renamed, {
    'UI action': follow,
    'TTS response': followFor('ttsResponses'),
    'audio response': followFor('audioResponses'),
  })
}

/** Deletes UI actions and their responses. Rules show that they are gone, unless they are cleared with them. */
export function deleteUiActions(
  domain: Domain,
  { names, clearRules = false }: { names: readonly string[]; clearRules?: boolean },
): Domain {
  const removed = new Set(getUiActions(domain, names).map(({ name }) => name))
  const left = filterSame(domain.uiActions, ({ name }) => !removed.has(name))
  const cleared = mapUiActionMentions(withFields(domain, { uiActions: left }), (one) =>
    removed.has(one) ? undefined : one,
  )
  return dropResponses(clearRules ? cleared : withFields(cleared, { modules: domain.modules }), removed)
}

/** Puts UI actions together at a place among the others. */
export function moveUiActions(
  domain: Domain,
  { names, to }: { names: readonly string[]; to: number },
): Domain {
  const moved = new Set(getUiActions(domain, names))
  return withFields(domain, { uiActions: moveSomeInList(domain.uiActions, moved, to) })
}

/** Sets the comments of a UI action. */
export function setUiActionComments(
  domain: Domain,
  { name, comments }: { name: string; comments: string },
): Domain {
  return changeUiAction(domain, name, { comments })
}
