import { messages } from '../../messages/messages.ts'
import type { ResetRule } from '../../model/reset-rule.ts'
import { anyRequest, type InputCondition, notCollected, type Rule } from '../../model/rule.ts'
import { mapSame, unlessSame, withFields } from '../../toolbox/lists.ts'
import { Refused } from '../../toolbox/refused.ts'
import { type InputKind, inputKinds } from './input-kinds.ts'
import { findMatcher, type MatcherName } from './matchers.ts'

/** The kinds of input that rules, or reset rules, can ask for. */
type KindIn<R> = R extends Rule ? InputKind : 'user' | 'api'

/** One condition of a rule: its kind, and its place among those of that kind. */
export interface ConditionPlace<R extends Rule | ResetRule = Rule> {
  kind: KindIn<R>
  index: number
}

/** Asks for one more input in a rule; the conditions of reset rules come with an id. */
export function addCondition<R extends Rule | ResetRule>(
  rule: R,
  { kind, input, id }: { kind: KindIn<R>; input: string; id?: string | number },
): R {
  const { matcher, arguments: args } = inputKinds[kind].starts
  const condition = { input, matcher, arguments: [...args], ...(id !== undefined && { id }) }
  return withConditions(rule, kind, [...conditionsOf(rule, kind), condition])
}

/**
 * A rule that begins to ask for an API input, whatever request is open unless its author chose one: the answer of a
 * handler comes while the request that led to the call is still open (ruling R99).
 */
export function withRequestForAnswers(before: Rule, after: Rule): Rule {
  const begins = before.apiInputs.length === 0 && after.apiInputs.length > 0
  const isDefault = after.request === before.request && after.request.matcher === notCollected.matcher
  return begins && isDefault ? { ...after, request: anyRequest } : after
}

/** Chooses how a condition looks at its input, and fits the arguments to that. */
export function setConditionMatcher<R extends Rule | ResetRule>(
  rule: R,
  { matcher, ...place }: ConditionPlace<R> & { matcher: MatcherName },
): R {
  return changeCondition(rule, place, (condition) =>
    withFields(condition, {
      matcher,
      arguments: unlessSame(condition.arguments, fittingArguments(matcher, condition)),
    }),
  )
}

/** Sets what a condition compares its input with. */
export function setConditionArguments<R extends Rule | ResetRule>(
  rule: R,
  { arguments: args, ...place }: ConditionPlace<R> & { arguments: string[] },
): R {
  return changeCondition(rule, place, (condition) =>
    withFields(condition, { arguments: unlessSame(condition.arguments, args) }),
  )
}

/** Asks for an input no more. */
export function removeCondition<R extends Rule | ResetRule>(rule: R, place: ConditionPlace<R>): R {
  const conditions = conditionsOf(rule, place.kind)
  if (conditions[place.index] === undefined) throw noSuchCondition()
  return withConditions(rule, place.kind, conditions.toSpliced(place.index, 1))
}

function fittingArguments(matcher: MatcherName, before: InputCondition): string[] {
  const takes = findMatcher(matcher)?.arguments
  if (takes === 'none') return []
  // What a condition has until its author chooses, an empty text, is nothing to compare with
  const took = findMatcher(before.matcher)?.arguments
  const hadNone = took === 'none' || (took === 'one' && before.arguments.every((one) => one === ''))
  const args = hadNone ? [] : before.arguments
  return takes === 'one' ? [args[0] ?? ''] : args
}

function changeCondition<R extends Rule | ResetRule>(
  rule: R,
  place: ConditionPlace<R>,
  change: (condition: InputCondition) => InputCondition,
): R {
  const conditions = conditionsOf(rule, place.kind)
  if (conditions[place.index] === undefined) throw noSuchCondition()
  const changed = mapSame(conditions, (condition, index) =>
    index === place.index ? change(condition) : condition,
  )
  return withConditions(rule, place.kind, changed)
}

// The kind says that the rule has the field: reset rules have none of the others
function conditionsOf(rule: Rule | ResetRule, kind: InputKind): InputCondition[] {
  return (rule as Rule)[inputKinds[kind].field]
}

function withConditions<R extends Rule | ResetRule>(
  rule: R,
  kind: InputKind,
  conditions: InputCondition[],
): R {
  return withFields<Rule>(rule as Rule, { [inputKinds[kind].field]: conditions }) as R
}

function noSuchCondition(): Refused {
  return new Refused('missing', messages.decisionTable.noSuchCondition)
}
