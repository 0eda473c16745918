export interface Matcher {
  name: string
  /** As a condition shows it. */
  symbol: string
  arguments: 'none' | 'one' | 'many'
  /** Whether the intent or request of a rule is incomplete without arguments. */
  intentNeedsArguments: boolean
}

/** Every way in which a rule can look at an intent or an input. */
export const matchers = [
  { name: 'AnyMatcher', symbol: 'Any', arguments: 'none', intentNeedsArguments: false },
  { name: 'EqualsMatcher', symbol: '==', arguments: 'many', intentNeedsArguments: true },
  { name: 'NotEqualsMatcher', symbol: '!=', arguments: 'many', intentNeedsArguments: true },
  { name: 'GreaterThanMatcher', symbol: '>', arguments: 'one', intentNeedsArguments: true },
  { name: 'LessThanMatcher', symbol: '<', arguments: 'one', intentNeedsArguments: true },
  { name: 'LessThanEqualsMatcher', symbol: '<=', arguments: 'one', intentNeedsArguments: true },
  { name: 'GreaterThanEqualsMatcher', symbol: '>=', arguments: 'one', intentNeedsArguments: true },
  { name: 'CollectedMatcher', symbol: 'IS SET', arguments: 'none', intentNeedsArguments: false },
  { name: 'NotCollectedMatcher', symbol: 'NOT SET', arguments: 'none', intentNeedsArguments: false },
  { name: 'ContainsMatcher', symbol: 'Contains', arguments: 'many', intentNeedsArguments: true },
  { name: 'UpdatedMatcher', symbol: 'UPDATED', arguments: 'none', intentNeedsArguments: false },
  { name: 'NotUpdated', symbol: '!UPDATED', arguments: 'none', intentNeedsArguments: false },
  { name: 'UpdatedAndEquals', symbol: 'UPDATED & ==', arguments: 'many', intentNeedsArguments: false },
] as const satisfies readonly Matcher[]

/** The matcher of this name, if it is known. */
export function findMatcher(name: string): Matcher | undefined {
  return matchers.find((matcher) => matcher.name === name)
}
