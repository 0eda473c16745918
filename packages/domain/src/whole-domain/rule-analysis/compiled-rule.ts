import type { InputValue } from '../../model/input-value.ts'
import type { Condition, Rule } from '../../model/rule.ts'
import { isInvalidRow } from '../../nouns/conditions/checks.ts'
import { asNumber, findMatcher } from '../../nouns/conditions/matchers.ts'
import {
  conditionsIn,
  type InputKey,
  type Known,
  meets,
  type Situation,
  unsaid,
} from '../../nouns/conditions/situation.ts'
import { getOrMake } from './get-or-make.ts'

/** A rule as the analysis looks at it. */
export interface CompiledRule {
  rule: Rule
  /** Rows that are wrong in themselves are reported elsewhere: they never fire and hide nothing (ruling R96). */
  isLeftOut: boolean
  /** What it asks of each input. */
  asks: ReadonlyMap<InputKey, Ask>
  /** Whether it looks at answers of API actions. */
  asksApiInput: boolean
  /** What it does, as one text. */
  actions: string
}

/** All that a rule asks of one input. */
export interface Ask {
  conditions: readonly Condition[]
  /** The same for all that ask the same. */
  key: string
  /** The values, as keys, of which the input has to have one; undefined where it is not asked for values. */
  fixed: ReadonlySet<string> | undefined
}

/** Makes one of all questions that ask the same: who compares them then need not look inside. */
export type OneAsk = (conditions: readonly Condition[]) => Ask

export function oneAsk(): OneAsk {
  const known = new Map<string, Ask>()
  return (conditions) => getOrMake(known, askKey(conditions), () => askOf(conditions))
}

export function compileRule(rule: Rule, askFor: OneAsk): CompiledRule {
  const asks = new Map<InputKey, Ask>()
  let isLeftOut = isInvalidRow(rule)
  for (const [input, condition] of conditionsIn(rule)) {
    if (findMatcher(condition.matcher) === undefined) isLeftOut = true
    if (condition.matcher === 'AnyMatcher') continue
    const before = asks.get(input)
    asks.set(input, askFor(before === undefined ? [condition] : [...before.conditions, condition]))
  }
  const { uiAction, apiAction } = rule
  return {
    rule,
    isLeftOut,
    asks,
    asksApiInput: [...asks.keys()].some(isApiInput),
    actions: JSON.stringify([uiAction, apiAction.name, sortedEntries(apiAction.parameters)]),
  }
}

export function isApiInput(input: InputKey): boolean {
  return input.startsWith('apiInputs ')
}

function sortedEntries(parameters: Readonly<Record<string, string>> | undefined): [string, string][] {
  return Object.entries(parameters ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** What some conditions on one input ask together. */
export function askOf(conditions: readonly Condition[]): Ask {
  return {
    conditions,
    key: askKey(conditions),
    fixed: fixedBy(conditions),
  }
}

function askKey(conditions: readonly Condition[]): string {
  return conditions.length === 1
    ? conditionKey(conditions[0]!)
    : conditions.map(conditionKey).toSorted().join('\u0002')
}

function conditionKey({ matcher, arguments: args }: Condition): string {
  return `${matcher}\u0001${args.length === 1 ? args[0] : args.toSorted().join('\u0000')}`
}

function fixedBy(conditions: readonly Condition[]): Set<string> | undefined {
  const equal = conditions.find(
    ({ matcher, arguments: args }) =>
      matcher === 'EqualsMatcher' || (matcher === 'UpdatedAndEquals' && args.length > 0),
  )
  return equal && new Set(equal.arguments.map(argumentKey))
}

/** Two arguments with one key equal the same values. */
export function argumentKey(argument: string): string {
  const number = asNumber(argument)
  return number === undefined ? argument : `\u0001${number + 0}`
}

/** The keys of the arguments that a value equals. */
export function valueKeys(value: InputValue | undefined): string[] {
  if (value === undefined || typeof value === 'object') return []
  const number = asNumber(value)
  const own = typeof value === 'string' && number !== undefined ? [] : [String(value)]
  return number === undefined ? own : [...own, `\u0001${number + 0}`]
}

/** Whether a rule matches in a situation; one that is left out never does. */
export function ruleMatches({ isLeftOut, asks }: CompiledRule, situation: Situation): boolean {
  if (isLeftOut) return false
  for (const [input, ask] of asks) {
    if (!meetsAsk(situation.get(input) ?? unsaid(input), ask)) return false
  }
  return true
}

export function meetsAsk(known: Known, { conditions }: Ask): boolean {
  for (const condition of conditions) if (!meets(known, condition)) return false
  return true
}

/** Whether two rules may match in one situation, as far as the values that they ask for show. */
export function mayMeet(a: CompiledRule, b: CompiledRule): boolean {
  for (const [input, { fixed }] of a.asks) {
    if (fixed === undefined) continue
    const other = b.asks.get(input)?.fixed
    if (other !== undefined && other !== fixed && !shareOne(fixed, other)) return false
  }
  return true
}

function shareOne(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const one of a) if (b.has(one)) return true
  return false
}
