import { addApiAction } from '../api-actions/api-action-edits.ts'
import { addApiInput } from '../api-actions/api-input-edits.ts'
import type { Domain } from '../domain.ts'
import { withFields } from '../lists.ts'
import { messages } from '../messages.ts'
import type { Rule } from './rule.ts'
import { changeRules, type RulePlace } from './rule-places.ts'

/** Sets the comments on a rule. */
export function setRuleComments(rule: Rule, comments: string): Rule {
  return withFields(rule, { comments })
}

/** Chooses the UI action of a rule; an empty name is none. */
export function setUiAction(rule: Rule, name: string): Rule {
  return withFields(rule, { uiAction: name })
}

/** Chooses the API action of a rule; an empty name is none, and a core action starts without parameters. */
export function setApiAction(
  rule: Rule,
  { name, coreActions }: { name: string; coreActions: readonly string[] },
): Rule {
  if (rule.apiAction.name === name) return rule
  return { ...rule, apiAction: coreActions.includes(name) ? { name, parameters: {} } : { name } }
}

/** Makes an API action under a new name, with the API input that its answer fills, and chooses it in some rules. */
export function addApiActionInRules(
  domain: Domain,
  { at, name, coreActions }: { at: readonly RulePlace[]; name: string; coreActions: readonly string[] },
): Domain {
  const withAction = addApiAction(domain, { name, coreActions })
  const hasInput = domain.apiInputs.some((input) => input.name === name)
  return changeRules(hasInput ? withAction : addApiInput(withAction, { name }), {
    at,
    change: (rule) => setApiAction(rule, { name, coreActions }),
  })
}

/** The UI actions that a rule can have: those of the domain and those of the platform. */
export function availableUiActions(domain: Domain, platformActions: readonly string[]): ReadonlySet<string> {
  return new Set([...domain.uiActions.map(({ name }) => name), ...platformActions])
}

/** The API actions that a rule can have: those of the domain and the core actions. */
export function availableApiActions(domain: Domain, coreActions: readonly string[]): ReadonlySet<string> {
  return new Set([...domain.apiActions.map(({ name }) => name), ...coreActions])
}

/** What is wrong with the UI action of a rule, or nothing. */
export function checkRuleUiAction({ uiAction }: Rule, available: ReadonlySet<string>): string | undefined {
  return uiAction === '' || available.has(uiAction) ? undefined : messages.decisionTable.uiActionGone
}

/** What is wrong with the API action of a rule, or nothing. */
export function checkRuleApiAction({ apiAction }: Rule, available: ReadonlySet<string>): string | undefined {
  const isThere = apiAction.name === '' || available.has(apiAction.name)
  return isThere ? undefined : messages.decisionTable.apiActionGone
}
