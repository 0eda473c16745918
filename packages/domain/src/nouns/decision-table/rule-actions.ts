import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { Rule } from '../../model/rule.ts'

/** The UI actions that a rule can have: those of the domain and those of the platform. */
export function availableUiActions(
  domain: Pick<Domain, 'uiActions'>,
  platformActions: readonly string[],
): ReadonlySet<string> {
  return new Set([...domain.uiActions.map(({ name }) => name), ...platformActions])
}

/** The API actions that a rule can have: those of the domain and the core actions. */
export function availableApiActions(
  domain: Pick<Domain, 'apiActions'>,
  coreActions: readonly string[],
): ReadonlySet<string> {
  return new Set([...domain.apiActions.map(({ name }) => name), ...coreActions])
}

/** What is wrong with the UI action of a rule, or nothing. */
export function ruleUiActionProblem({ uiAction }: Rule, available: ReadonlySet<string>): string | undefined {
  return uiAction === '' || available.has(uiAction) ? undefined : messages.decisionTable.uiActionUnavailable
}

/** What is wrong with the API action of a rule, or nothing. */
export function ruleApiActionProblem(
  { apiAction }: Rule,
  available: ReadonlySet<string>,
): string | undefined {
  const isThere = apiAction.name === '' || available.has(apiAction.name)
  return isThere ? undefined : messages.decisionTable.apiActionUnavailable
}
