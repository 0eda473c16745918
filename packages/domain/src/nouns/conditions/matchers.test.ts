import { expect, test } from 'vitest'
import type { InputValue } from '../../model/input-value.ts'
import { inputKinds } from './input-kinds.ts'
import { findMatcher, matchers } from './matchers.ts'

const fullNames = [
  'AnyMatcher',
  'EqualsMatcher',
  'NotEqualsMatcher',
  'GreaterThanMatcher',
  'LessThanMatcher',
  'LessThanEqualsMatcher',
  'GreaterThanEqualsMatcher',
  'CollectedMatcher',
  'NotCollectedMatcher',
  'ContainsMatcher',
  'UpdatedMatcher',
  'NotUpdated',
  'UpdatedAndEquals',
]

const shortNamesOf = (chosen: readonly { shortName: string }[]) => chosen.map(({ shortName }) => shortName)

test('[RULE-079] the full names of the matchers', () => {
  expect(matchers.map(({ name }) => name)).toEqual(fullNames)
})

test('[RULE-080] AnyMatcher is the default matcher: an input that is added to a rule begins with it', () => {
  const { featureFlag, ...others } = inputKinds
  expect(Object.values(others).map(({ starts }) => starts.matcher)).toEqual(Array(4).fill('AnyMatcher'))
  // A flag is on or off, so it asks for 'on' until its author says otherwise
  expect(featureFlag.starts).toEqual({ matcher: 'EqualsMatcher', arguments: ['true'] })
})

test('[RULE-081] the short names of the matchers', () => {
  expect(shortNamesOf(matchers)).toEqual(fullNames.map((name) => name.replace('Matcher', '')))
})

test('[RULE-082] the symbols of the matchers', () => {
  expect(matchers.map(({ symbol }) => symbol)).toEqual([
    'Any',
    '==',
    '!=',
    '>',
    '<',
    '<=',
    '>=',
    'IS SET',
    'NOT SET',
    'Contains',
    'UPDATED',
    '!UPDATED',
    'UPDATED & ==',
  ])
})

test('[RULE-066] the operations that require arguments', () => {
  expect(shortNamesOf(matchers.filter((matcher) => matcher.arguments !== 'none')).toSorted()).toEqual([
    'Contains',
    'Equals',
    'GreaterThan',
    'GreaterThanEquals',
    'LessThan',
    'LessThanEquals',
    'NotEquals',
    'UpdatedAndEquals',
  ])
})

test('[RULE-067] [RULE-083] several arguments may be given to Equals, NotEquals and Contains', () => {
  const many = shortNamesOf(matchers.filter((matcher) => matcher.arguments === 'many'))
  expect(many).toEqual(['Equals', 'NotEquals', 'Contains'])
})

test('[RULE-084] the intent matchers that need no arguments', () => {
  expect(shortNamesOf(matchers.filter((matcher) => !matcher.intentNeedsArguments))).toEqual([
    'Any',
    'Collected',
    'NotCollected',
    'Updated',
    'NotUpdated',
    'UpdatedAndEquals',
  ])
})

const holds = (name: string, value: InputValue | undefined, args: string[], updated = false) =>
  findMatcher(name)!.holds(value, args, { collected: value !== undefined, updated })

test.each([
  ['EqualsMatcher', 'jazz', ['jazz'], true],
  ['EqualsMatcher', 'jazz', ['rock', 'jazz'], true],
  ['EqualsMatcher', 'jazz', ['Jazz'], false],
  ['EqualsMatcher', 'jazz', [], false],
  ['EqualsMatcher', '20', ['20.0'], true],
  ['EqualsMatcher', 20, ['20'], true],
  ['EqualsMatcher', '0x14', ['20'], false],
  ['EqualsMatcher', true, ['true'], true],
  ['EqualsMatcher', ['jazz'], ['jazz'], false],
  ['NotEqualsMatcher', 'jazz', ['rock', 'pop'], true],
  ['NotEqualsMatcher', 'jazz', ['rock', 'jazz'], false],
  ['GreaterThanMatcher', '10', ['9'], true],
  ['GreaterThanMatcher', '9', ['9'], false],
  ['GreaterThanEqualsMatcher', 9, ['9.0'], true],
  ['LessThanMatcher', '-1.5', ['-1'], true],
  ['LessThanMatcher', 'ten', ['11'], false],
  ['LessThanMatcher', '1', [], false],
  ['LessThanEqualsMatcher', '3', ['3'], true],
  ['ContainsMatcher', 'driver_open', ['open'], true],
  ['ContainsMatcher', ['driver', 'rear'], ['front', 'rear'], true],
  ['ContainsMatcher', ['driver'], ['drive'], false],
  ['ContainsMatcher', 12, ['1'], false],
  ['CollectedMatcher', '', [], true],
  ['NotCollectedMatcher', '', [], false],
  ['AnyMatcher', 'jazz', [''], true],
])('%s of %j and %j is %j', (name, value, args, expected) => {
  expect(holds(name, value, args)).toBe(expected)
})

test('a missing input is not collected, and nothing can be compared with it (ruling R80)', () => {
  const held = matchers.filter(({ name }) => holds(name, undefined, ['0']))
  expect(shortNamesOf(held)).toEqual(['Any', 'NotCollected', 'NotUpdated'])
})

test('updated is asked for with or without a value', () => {
  expect(holds('UpdatedMatcher', 'jazz', [], true)).toBe(true)
  expect(holds('UpdatedMatcher', 'jazz', [], false)).toBe(false)
  expect(holds('NotUpdated', 'jazz', [], true)).toBe(false)
  expect(holds('UpdatedAndEquals', 'jazz', ['rock', 'jazz'], true)).toBe(true)
  expect(holds('UpdatedAndEquals', 'jazz', ['jazz'], false)).toBe(false)
  expect(holds('UpdatedAndEquals', 'jazz', ['rock'], true)).toBe(false)
  expect(holds('UpdatedAndEquals', 'jazz', [], true)).toBe(true)
})
