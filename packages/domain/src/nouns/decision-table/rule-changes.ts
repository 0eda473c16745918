import type { Domain } from '../../model/domain.ts'
import { type Condition, type InputCondition, notCollected, type Rule } from '../../model/rule.ts'
import { unlessSame, withFields } from '../../toolbox/lists.ts'
import { withRequestForAnswers } from '../conditions/conditions.ts'
import { type InputKind, inputKinds } from '../conditions/input-kinds.ts'
import { findMatcher } from '../conditions/matchers.ts'
import { isSameCondition } from '../conditions/same-conditions.ts'
import { chooseIntent, chooseRequest } from './intent-choices.ts'
import { withApiAction } from './rule-content-edits.ts'
import { changeRules, getRule, type RulePlace } from './rule-places.ts'

/** What becomes of the intents, or the requests, of rules. */
export interface NamesChange {
  how: 'replace' | 'add' | 'remove'
  names: readonly string[]
}

/** What is done to each of some rules; what is absent leaves them as they are. */
export interface RuleChanges {
  comments?: string
  intent?: NamesChange
  request?: NamesChange
  /** Conditions that every rule gets, instead of those it has on the same inputs (ruling R105). */
  conditions?: readonly { kind: InputKind; condition: InputCondition }[]
  /** Inputs that no rule asks for any more, unless a condition is given for them. */
  withoutInputs?: readonly { kind: InputKind; input: string }[]
  uiAction?: string
  apiAction?: string
}

interface RuleChangeRequest {
  at: readonly RulePlace[]
  changes: RuleChanges
  coreActions: readonly string[]
}

/** A rule before and after changes; the same one twice where they do not touch it. */
export interface ChangedRule {
  at: RulePlace
  before: Rule
  after: Rule
}

/** What changes would make of rules. */
export function previewRuleChanges(
  domain: Domain,
  { at, changes, coreActions }: RuleChangeRequest,
): ChangedRule[] {
  return at.map((place) => {
    const before = getRule(domain, place)
    return { at: place, before, after: changed(before, changes, coreActions) }
  })
}

/** Does the same changes to all of some rules. */
export function applyRuleChanges(domain: Domain, { at, changes, coreActions }: RuleChangeRequest): Domain {
  return changeRules(domain, { at, change: (rule) => changed(rule, changes, coreActions) })
}

function changed(rule: Rule, changes: RuleChanges, coreActions: readonly string[]): Rule {
  const { comments, intent, request, conditions = [], withoutInputs = [], uiAction, apiAction } = changes
  let after = rule
  if (comments !== undefined) after = withFields(after, { comments })
  if (intent !== undefined) after = withNames(after, 'intent', intent)
  if (request !== undefined) after = withNames(after, 'request', request)
  for (const { kind, input } of withoutInputs) {
    if (conditions.some((one) => one.kind === kind && one.condition.input === input)) continue
    after = withConditions(after, kind, (list) => list.filter((one) => one.input !== input))
  }
  for (const { kind, condition } of conditions) {
    after = withConditions(after, kind, (list) => withCondition(list, condition))
  }
  if (uiAction !== undefined) after = withFields(after, { uiAction })
  if (apiAction !== undefined) after = withApiAction(after, { name: apiAction, coreActions })
  return request === undefined ? withRequestForAnswers(rule, after) : after
}

function withNames(rule: Rule, part: 'intent' | 'request', { how, names }: NamesChange): Rule {
  const there = rule[part]
  if (how === 'remove') return withPart(rule, part, without(there, names))
  if (how === 'replace') return withPart(rule, part, only(there, names))
  const choose = part === 'intent' ? chooseIntent : chooseRequest
  const missing = names.filter((name) => !there.arguments.includes(name))
  return missing.reduce((after, name) => choose(after, name), rule)
}

function only(condition: Condition, names: readonly string[]): Condition {
  if (names.length === 0) return notCollected
  // RULE-037: this one stays when intents are chosen (ruling R81)
  const matcher = condition.matcher === 'UpdatedAndEquals' ? condition.matcher : 'EqualsMatcher'
  return { ...condition, matcher, arguments: [...names] }
}

/** As when an intent is deleted: a condition that needs names and has none left asks for nothing (ruling R105). */
function without(condition: Condition, names: readonly string[]): Condition {
  const left = condition.arguments.filter((name) => !names.includes(name))
  if (left.length === condition.arguments.length) return condition
  const isEmpty = left.length === 0 && findMatcher(condition.matcher)?.intentNeedsArguments !== false
  return isEmpty ? notCollected : { ...condition, arguments: left }
}

function withPart(rule: Rule, part: 'intent' | 'request', condition: Condition): Rule {
  return isSameCondition(rule[part], condition) ? rule : withFields(rule, { [part]: condition })
}

function withConditions(
  rule: Rule,
  kind: InputKind,
  change: (list: InputCondition[]) => InputCondition[],
): Rule {
  const { field } = inputKinds[kind]
  return withFields(rule, { [field]: unlessSame(rule[field], change(rule[field])) })
}

/** Where the first condition on this input was, or at the end. */
function withCondition(list: InputCondition[], condition: InputCondition): InputCondition[] {
  const first = list.findIndex(({ input }) => input === condition.input)
  if (first === -1) return [...list, condition]
  const there = list[first]!
  const kept = isSameCondition(there, condition) ? there : condition
  return list.flatMap((one, index) => {
    if (index === first) return [kept]
    return one.input === condition.input ? [] : [one]
  })
}
