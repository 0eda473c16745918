import type { Domain } from '../domain.ts'
import { mapSame, moveInList, unlessSame, withFields } from '../lists.ts'
import { messages } from '../messages.ts'
import { mapMentions, mapUiActionMentions } from '../references.ts'
import { Refused, refuseName } from '../refused.ts'
import { checkUiActionName } from './checks.ts'
import { dropResponses, followingLists, renameResponses, renameSettings } from './own-responses.ts'
import { newUiAction, type UiAction } from './ui-action.ts'

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
  const follow = (name: string) => (name === from ? to : name)
  const lists = followingLists(domain, rename)
  const renamed = changeUiAction(renameResponses(domain, rename), from, {
    name: to,
    ...renameSettings(action, rename),
  })
  return mapMentions(renamed, {
    'UI action': follow,
    'TTS response': lists.includes('ttsResponses') ? follow : undefined,
    'audio response': lists.includes('audioResponses') ? follow : undefined,
  })
}

/** Deletes a UI action and its responses. Rules show that it is gone, unless they are cleared with it. */
export function deleteUiAction(
  domain: Domain,
  { name, clearRules = false }: { name: string; clearRules?: boolean },
): Domain {
  getUiAction(domain, name)
  const left = domain.uiActions.filter((action) => action.name !== name)
  const cleared = mapUiActionMentions({ ...domain, uiActions: left }, (one) =>
    one === name ? undefined : one,
  )
  return dropResponses(clearRules ? cleared : withFields(cleared, { modules: domain.modules }), name)
}

/** Moves a UI action to another place in the list. */
export function moveUiAction(domain: Domain, { name, to }: { name: string; to: number }): Domain {
  const from = domain.uiActions.indexOf(getUiAction(domain, name))
  return withFields(domain, { uiActions: moveInList(domain.uiActions, from, to) })
}

/** Sets the intents that stay understood while a UI action runs. */
export function setWhiteList(domain: Domain, { name, intents }: { name: string; intents: string[] }): Domain {
  const { whiteList } = getUiAction(domain, name)
  const known = new Set([...domain.intents.map((intent) => intent.name), ...whiteList])
  const unknown = intents.find((intent) => !known.has(intent))
  if (unknown !== undefined) throw new Refused('missing', messages.intents.notFound(unknown))
  return changeUiAction(domain, name, { whiteList: unlessSame(whiteList, intents) })
}

/** The UI action of a name; refuses when there is none. */
export function getUiAction(domain: Domain, name: string): UiAction {
  const action = domain.uiActions.find((one) => one.name === name)
  if (action === undefined) throw new Refused('missing', messages.uiActions.noSuchAction(name))
  return action
}

/** Sets fields of a UI action. */
export function changeUiAction(domain: Domain, name: string, fields: Partial<UiAction>): Domain {
  const uiActions = mapSame(domain.uiActions, (action) =>
    action.name === name ? withFields(action, fields) : action,
  )
  return withFields(domain, { uiActions })
}
