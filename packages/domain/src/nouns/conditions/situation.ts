import type { InputValue } from '../../model/input-value.ts'
import type { Condition, Rule } from '../../model/rule.ts'
import { findMatcher, type InputState } from './matchers.ts'

/** What is known of an intent, a request or an input when the rules look at it. */
export interface Known extends InputState {
  value?: InputValue
}

/** What a rule can look at: 'intent', 'request', or the list of its condition and the name: 'slots genre'. */
export type InputKey = string

/** What is known in one moment; of what it does not name nothing is known. */
export type Situation = ReadonlyMap<InputKey, Known>

/** Where a rule keeps its conditions on inputs. */
export const inputFields = ['slots', 'apiInputs', 'vehicleInputs', 'contextInputs', 'featureFlags'] as const

export function inputKey(field: (typeof inputFields)[number], name: string): InputKey {
  return `${field} ${name}`
}

/** Feature flags are on or off, always: nobody collects or updates them (ruling R94). */
export function isFlag(input: InputKey): boolean {
  return input.startsWith('featureFlags ')
}

const missing: Known = { collected: false, updated: false }
const off: Known = { collected: true, updated: false, value: false }

/** What holds of an input as long as nothing is said about it. */
export function unsaid(input: InputKey): Known {
  return isFlag(input) ? off : missing
}

/** Everything that a rule asks for. */
export function conditionsIn(rule: Rule): (readonly [InputKey, Condition])[] {
  const all: [InputKey, Condition][] = [
    ['intent', rule.intent],
    ['request', rule.request],
  ]
  for (const field of inputFields) {
    for (const condition of rule[field]) all.push([inputKey(field, condition.input), condition])
  }
  return all
}

/** Whether one condition is met; one with a matcher that there is not never is. */
export function meets(known: Known, { matcher, arguments: args }: Condition): boolean {
  return findMatcher(matcher)?.holds(known.value, args, known) ?? false
}

/** Whether a rule matches: of those that do, the first of the table fires. */
export function matches(rule: Rule, situation: Pick<Situation, 'get'>): boolean {
  return conditionsIn(rule).every(([input, condition]) =>
    meets(situation.get(input) ?? unsaid(input), condition),
  )
}
