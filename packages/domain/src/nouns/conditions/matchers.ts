import type { InputValue } from '../../model/input-value.ts'
import { firstByName } from '../../toolbox/lists.ts'

/**
 * What is known of an intent or input when a rule looks at it; 'updated' means set or changed in this turn
 * (ruling R79).
 */
export interface InputState {
  collected: boolean
  updated: boolean
}

export interface Matcher {
  name: string
  shortName: string
  /** As a condition shows it. */
  symbol: string
  /** How many a condition on an input takes; an intent or request takes any number. */
  arguments: 'none' | 'one' | 'many'
  /** Whether the intent or request of a rule is incomplete without arguments. */
  intentNeedsArguments: boolean
  /** Whether a condition with these arguments is met. */
  holds(value: InputValue | undefined, args: readonly string[], state: InputState): boolean
}

type Compare = (value: InputValue, args: readonly string[]) => boolean

// What is missing cannot be compared: not even NotEquals holds for it (ruling R80)
const comparing =
  (compare: Compare): Matcher['holds'] =>
  (value, args, { collected }) =>
    collected && value !== undefined && compare(value, args)

const equalsAny: Compare = (value, args) => args.some((argument) => isEqual(value, argument))

const comparingNumbers = (compare: (value: number, argument: number) => boolean): Matcher['holds'] =>
  comparing((value, [argument = '']) => {
    const [left, right] = [asNumber(value), asNumber(argument)]
    return left !== undefined && right !== undefined && compare(left, right)
  })

/** Every way in which a rule can look at an intent or an input. */
export const matchers = [
  {
    name: 'AnyMatcher',
    shortName: 'Any',
    symbol: 'Any',
    arguments: 'none',
    intentNeedsArguments: false,
    holds: () => true,
  },
  {
    name: 'EqualsMatcher',
    shortName: 'Equals',
    symbol: '==',
    arguments: 'many',
    intentNeedsArguments: true,
    holds: comparing(equalsAny),
  },
  {
    name: 'NotEqualsMatcher',
    shortName: 'NotEquals',
    symbol: '!=',
    arguments: 'many',
    intentNeedsArguments: true,
    holds: comparing((value, args) => !equalsAny(value, args)),
  },
  {
    name: 'GreaterThanMatcher',
    shortName: 'GreaterThan',
    symbol: '>',
    arguments: 'one',
    intentNeedsArguments: true,
    holds: comparingNumbers((value, argument) => value > argument),
  },
  {
    name: 'LessThanMatcher',
    shortName: 'LessThan',
    symbol: '<',
    arguments: 'one',
    intentNeedsArguments: true,
    holds: comparingNumbers((value, argument) => value < argument),
  },
  {
    name: 'LessThanEqualsMatcher',
    shortName: 'LessThanEquals',
    symbol: '<=',
    arguments: 'one',
    intentNeedsArguments: true,
    holds: comparingNumbers((value, argument) => value <= argument),
  },
  {
    name: 'GreaterThanEqualsMatcher',
    shortName: 'GreaterThanEquals',
    symbol: '>=',
    arguments: 'one',
    intentNeedsArguments: true,
    holds: comparingNumbers((value, argument) => value >= argument),
  },
  {
    name: 'CollectedMatcher',
    shortName: 'Collected',
    symbol: 'IS SET',
    arguments: 'none',
    intentNeedsArguments: false,
    holds: (_value, _args, { collected }) => collected,
  },
  {
    name: 'NotCollectedMatcher',
    shortName: 'NotCollected',
    symbol: 'NOT SET',
    arguments: 'none',
    intentNeedsArguments: false,
    holds: (_value, _args, { collected }) => !collected,
  },
  {
    name: 'ContainsMatcher',
    shortName: 'Contains',
    symbol: 'Contains',
    arguments: 'many',
    intentNeedsArguments: true,
    holds: comparing((value, args) => args.some((argument) => contains(value, argument))),
  },
  {
    name: 'UpdatedMatcher',
    shortName: 'Updated',
    symbol: 'UPDATED',
    arguments: 'none',
    intentNeedsArguments: false,
    holds: (_value, _args, { updated }) => updated,
  },
  {
    name: 'NotUpdated',
    shortName: 'NotUpdated',
    symbol: '!UPDATED',
    arguments: 'none',
    intentNeedsArguments: false,
    holds: (_value, _args, { updated }) => !updated,
  },
  {
    name: 'UpdatedAndEquals',
    shortName: 'UpdatedAndEquals',
    symbol: 'UPDATED & ==',
    arguments: 'one',
    intentNeedsArguments: false,
    // Without arguments, as an intent may have it, it asks for the update alone (ruling R80)
    holds: (value, args, state) =>
      state.updated && (args.length === 0 || comparing(equalsAny)(value, args, state)),
  },
] as const satisfies readonly Matcher[]

export type MatcherName = (typeof matchers)[number]['name']

const byName: ReadonlyMap<string, Matcher> = firstByName(matchers)

/** The matcher of this name, if it is known. */
export function findMatcher(name: string): Matcher | undefined {
  return byName.get(name)
}

function isEqual(value: InputValue, argument: string): boolean {
  const [left, right] = [asNumber(value), asNumber(argument)]
  if (left !== undefined && right !== undefined) return left === right
  return !Array.isArray(value) && String(value) === argument
}

function contains(value: InputValue, argument: string): boolean {
  if (typeof value === 'string') return value.includes(argument)
  return typeof value === 'object' ? value.some((one) => isEqual(one, argument)) : isEqual(value, argument)
}

/** A value as a number, if it is one or reads as one. */
export function asNumber(value: InputValue): number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(value) ? Number(value) : undefined
}
