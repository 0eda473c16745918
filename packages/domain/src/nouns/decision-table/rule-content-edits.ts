import type { Domain } from '../../model/domain.ts'
import type { Rule } from '../../model/rule.ts'
import { withFields } from '../../toolbox/lists.ts'
import { addApiAction } from '../api-actions/api-action-edits.ts'
import { addApiInput } from '../api-actions/api-input-edits.ts'
import {
  addCondition,
  type ConditionPlace,
  removeCondition,
  setConditionArguments,
  setConditionMatcher,
  withRequestForAnswers,
} from '../conditions/conditions.ts'
import type { InputKind } from '../conditions/input-kinds.ts'
import type { MatcherName } from '../conditions/matchers.ts'
import { addUiAction } from '../ui-actions/edits.ts'
import { chooseIntent, chooseIntentMatcher, chooseRequest, chooseRequestMatcher } from './intent-choices.ts'
import { changeRules, type RulePlace } from './rule-places.ts'

/*
 * What is done to the content of rules, in one rule or in all that are selected. What a choice means for a single rule is
 * said next to it for reset rules as well, which are edited one by one and saved together.
 */

interface At {
  at: readonly RulePlace[]
}

/** Sets the comments on rules. */
export function setRuleComments(domain: Domain, { at, comments }: At & { comments: string }): Domain {
  return changeRules(domain, { at, change: (rule) => withFields(rule, { comments }) })
}

/** Puts an intent into rules, or takes it out again. */
export function chooseRuleIntent(domain: Domain, { at, name }: At & { name: string }): Domain {
  return changeRules(domain, { at, change: (rule) => chooseIntent(rule, name) })
}

/** Puts a request into rules, or takes it out again. */
export function chooseRuleRequest(domain: Domain, { at, name }: At & { name: string }): Domain {
  return changeRules(domain, { at, change: (rule) => chooseRequest(rule, name) })
}

/** Chooses how rules look at the intent; chosen again, it goes back to the default. */
export function chooseRuleIntentMatcher(
  domain: Domain,
  { at, matcher }: At & { matcher: MatcherName },
): Domain {
  return changeRules(domain, { at, change: (rule) => chooseIntentMatcher(rule, matcher) })
}

/** Chooses how rules look at the request; chosen again, it goes back to the default. */
export function chooseRuleRequestMatcher(
  domain: Domain,
  { at, matcher }: At & { matcher: MatcherName },
): Domain {
  return changeRules(domain, { at, change: (rule) => chooseRequestMatcher(rule, matcher) })
}

/** Asks for one more input in rules. */
export function addRuleCondition(
  domain: Domain,
  { at, kind, input }: At & { kind: InputKind; input: string },
): Domain {
  return changeRules(domain, {
    at,
    change: (rule) => withRequestForAnswers(rule, addCondition(rule, { kind, input })),
  })
}

/** Chooses how a condition of rules looks at its input, and fits the arguments to that. */
export function setRuleConditionMatcher(
  domain: Domain,
  { at, ...choice }: At & ConditionPlace & { matcher: MatcherName },
): Domain {
  return changeRules(domain, { at, change: (rule) => setConditionMatcher(rule, choice) })
}

/** Sets what a condition of rules compares its input with. */
export function setRuleConditionArguments(
  domain: Domain,
  { at, ...choice }: At & ConditionPlace & { arguments: string[] },
): Domain {
  return changeRules(domain, { at, change: (rule) => setConditionArguments(rule, choice) })
}

/** Asks for an input no more in rules. */
export function removeRuleCondition(domain: Domain, { at, ...place }: At & ConditionPlace): Domain {
  return changeRules(domain, { at, change: (rule) => removeCondition(rule, place) })
}

/** Chooses the UI action of rules; an empty name is none. */
export function setRuleUiAction(domain: Domain, { at, name }: At & { name: string }): Domain {
  return changeRules(domain, { at, change: (rule) => withFields(rule, { uiAction: name }) })
}

/** Makes a UI action under a new name and chooses it in some rules. */
export function addUiActionInRules(domain: Domain, { at, name }: At & { name: string }): Domain {
  return setRuleUiAction(addUiAction(domain, { name }), { at, name })
}

/** Chooses the API action of rules; an empty name is none, and a core action starts without parameters. */
export function setRuleApiAction(
  domain: Domain,
  { at, name, coreActions }: At & { name: string; coreActions: readonly string[] },
): Domain {
  return changeRules(domain, { at, change: (rule) => withApiAction(rule, { name, coreActions }) })
}

/** A rule with another API action; chosen again, a core action keeps its parameters (ruling R84). */
export function withApiAction(
  rule: Rule,
  { name, coreActions }: { name: string; coreActions: readonly string[] },
): Rule {
  if (rule.apiAction.name === name) return rule
  return { ...rule, apiAction: coreActions.includes(name) ? { name, parameters: {} } : { name } }
}

/**
 * Makes an API action under a new name, with the API input that its answer fills (ruling R131), and chooses it in some
 * rules.
 */
export function addApiActionInRules(
  domain: Domain,
  { at, name, coreActions }: At & { name: string; coreActions: readonly string[] },
): Domain {
  const withAction = addApiAction(domain, { name, coreActions })
  const hasInput = domain.apiInputs.some((input) => input.name === name)
  return setRuleApiAction(hasInput ? withAction : addApiInput(withAction, { name }), {
    at,
    name,
    coreActions,
  })
}
