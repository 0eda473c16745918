import type { Domain } from '../domain.ts'
import { firstByName, mapSame, withFields } from '../lists.ts'
import { messages } from '../messages.ts'
import { Refused } from '../refused.ts'
import type { UiAction } from './ui-action.ts'

/** The UI action of this name; refuses when there is none. */
export function getUiAction(domain: Domain, name: string): UiAction {
  const action = domain.uiActions.find((one) => one.name === name)
  if (action === undefined) throw new Refused('missing', messages.uiActions.noSuchAction(name))
  return action
}

/** The UI actions of these names; refuses when one is not there. */
export function getUiActions(domain: Domain, names: readonly string[]): UiAction[] {
  const byName = firstByName(domain.uiActions)
  return names.map((name) => byName.get(name) ?? getUiAction(domain, name))
}

/** The domain with some fields of a UI action set. */
export function changeUiAction(domain: Domain, name: string, fields: Partial<UiAction>): Domain {
  const action = getUiAction(domain, name)
  const changed = withFields(action, fields)
  return changed === action
    ? domain
    : { ...domain, uiActions: domain.uiActions.with(domain.uiActions.indexOf(action), changed) }
}

/** The domain with some fields of UI actions set. */
export function changeUiActions(
  domain: Domain,
  names: readonly string[],
  fieldsOf: (action: UiAction) => Partial<UiAction>,
): Domain {
  const chosen = new Set(getUiActions(domain, names))
  const uiActions = mapSame(domain.uiActions, (action) =>
    chosen.has(action) ? withFields(action, fieldsOf(action)) : action,
  )
  return withFields(domain, { uiActions })
}
