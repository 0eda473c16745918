import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { UiAction } from '../../model/ui-action.ts'
import { firstByName, mapSame, withFields } from '../../toolbox/lists.ts'
import { Refused } from '../../toolbox/refused.ts'

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
