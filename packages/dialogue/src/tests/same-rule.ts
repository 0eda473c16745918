import type { InputCondition, Rule } from '@sdp/domain/decision-table'

const keys = new WeakMap<Rule, string>()

/** What a rule asks for and does, as a text: the same wherever the rule is moved to and whatever its comments say. */
export function ruleKey(rule: Rule): string {
  const known = keys.get(rule)
  if (known !== undefined) return known
  const { intent, request, uiAction, apiAction } = rule
  const inputs = [rule.slots, rule.apiInputs, rule.vehicleInputs, rule.contextInputs, rule.featureFlags]
  const key = JSON.stringify([
    [intent.matcher, intent.arguments],
    [request.matcher, request.arguments],
    inputs.map((conditions) => conditions.map(asked)),
    uiAction,
    apiAction.name,
    Object.entries(apiAction.parameters ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])
  keys.set(rule, key)
  return key
}

function asked({ input, matcher, arguments: args }: InputCondition): unknown {
  return [input, matcher, args]
}
