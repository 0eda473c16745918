import {
  asNumber,
  type Condition,
  conditionsIn,
  type InputKey,
  type InputValue,
  type Known,
  meets,
  type Rule,
  unsaid,
} from '@sdp/domain/decision-table'

/** A condition that has to hold, or must not. */
interface Constraint {
  condition: Condition
  holds: boolean
}

/** What a turn has to be like so that a rule fires, by input. */
export type Constraints = ReadonlyMap<InputKey, readonly Constraint[]>

export const unconstrained: Constraints = new Map()

/** What a rule asks for, of the inputs that are chosen. */
export function constraintsOf(rule: Rule, isChosen: (input: InputKey) => boolean): Constraints {
  const made = new Map<InputKey, Constraint[]>()
  for (const [input, condition] of conditionsIn(rule)) {
    if (!isChosen(input) || condition.matcher === 'AnyMatcher') continue
    made.set(input, [...(made.get(input) ?? []), { condition, holds: true }])
  }
  return made
}

/** Both of two. */
export function both(one: Constraints, other: Constraints): Constraints {
  const made = new Map(one)
  for (const [input, list] of other) made.set(input, [...(made.get(input) ?? []), ...list])
  return made
}

/** That a condition does not hold. */
export function not(input: InputKey, condition: Condition): Constraints {
  return new Map([[input, [{ condition, holds: false }]]])
}

/** Whether what is known of an input is as it has to be. */
export function satisfies(constraints: Constraints, input: InputKey, known: Known | undefined): boolean {
  const list = constraints.get(input)
  return (
    list === undefined ||
    list.every(({ condition, holds }) => meets(known ?? unsaid(input), condition) === holds)
  )
}

/** Names that would be equal to the input, where it has to equal some. */
export function equalTo(constraints: Constraints, input: InputKey): readonly string[] | undefined {
  const equal = constraints
    .get(input)
    ?.find(({ condition, holds }) => holds && equality.includes(condition.matcher))
  return equal === undefined || equal.condition.arguments.length === 0 ? undefined : equal.condition.arguments
}

const equality: readonly string[] = ['EqualsMatcher', 'UpdatedAndEquals']

/** Values that are about those that conditions compare with, and some others. */
export function valuesAround(list: readonly Constraint[] = []): InputValue[] {
  const values = list.flatMap(({ condition }) => condition.arguments).flatMap(around)
  return [...new Set([...values, ...otherValues])]
}

const otherValues: readonly InputValue[] = ['other', 20, true, false]

function around(argument: string): InputValue[] {
  if (argument === 'true' || argument === 'false') return [argument === 'true', argument !== 'true']
  const number = asNumber(argument)
  return number === undefined ? [argument] : [number, number + 1, number - 1]
}
