import { expect, test } from 'vitest'
import { ruleFeatureFlags } from '../../model/rule.ts'
import { aModule, aRule } from '../../testing/index.ts'
import { moduleEntryProblems } from '../decision-table/problems.ts'
import {
  argumentHint,
  argumentsHint,
  checkArgument,
  checkChosenIntents,
  checkHasArgument,
  isInvalidRow,
} from './checks.ts'
import { matchers } from './matchers.ts'
import { resetRuleProblems } from './problems.ts'
import { newResetRule } from './reset-rule-edits.ts'

const needsNone = [
  'AnyMatcher',
  'CollectedMatcher',
  'NotCollectedMatcher',
  'UpdatedMatcher',
  'NotUpdated',
  'UpdatedAndEquals',
]

test.each(matchers.map(({ name }) => name))('[DOM-047] a row whose intent is matched by %s', (matcher) => {
  const row = (args: string[]) => aRule([], { intent: { matcher, arguments: args } })
  expect(isInvalidRow(row(['play']))).toBe(false)
  expect(isInvalidRow(row([]))).toBe(!needsNone.includes(matcher))
})

test('a row whose matcher nobody knows is invalid, with or without arguments', () => {
  expect(isInvalidRow(aRule([], { intent: { matcher: 'SoundsLike', arguments: ['play'] } }))).toBe(true)
  expect(isInvalidRow(aRule([], { intent: { matcher: '', arguments: [] } }))).toBe(true)
})

test('[DOM-059] the feature flags that rules offer', () => {
  expect(ruleFeatureFlags).toEqual([
    'InCarOffice',
    'EVRA',
    'EmotionalDialog',
    'EntertainmentSwitchRequests',
    'SeamlessUI',
    'StarfishCalendar',
    'ProactiveIncomingCall',
    'PDLCRoof',
    'EntertainmentSeamlessUI',
    'NaviSeamlessUI',
  ])
})

test('[RULE-056] [RULE-059] a matcher that needs an intent and has none asks for one', () => {
  const chosen = (matcher: string, ...names: string[]) => checkChosenIntents({ matcher, arguments: names })
  expect(chosen('EqualsMatcher')).toBe('Choose at least one intent')
  expect(chosen('EqualsMatcher', 'play')).toBeUndefined()
  expect(chosen('UpdatedAndEquals')).toBeUndefined()
  expect(isInvalidRow(aRule([]))).toBe(true)
})

test('[RULE-057] a matcher that nobody knows is an error of the row', () => {
  expect(isInvalidRow(aRule(['play'], { intent: { matcher: 'Like', arguments: ['play'] } }))).toBe(true)
})

test.each([
  ['nothing', 'jazz', []],
  ['nothing', 'New York', []],
  ['[RULE-061] quotes', '"jazz"', ['WARNING: Quote(s) in argument.']],
  ['[RULE-061] quotes', "rock'n'roll", ['WARNING: Quote(s) in argument.']],
  ['[RULE-062] space before', ' jazz', ['WARNING: Leading whitespace(s) in argument.']],
  ['[RULE-063] space after', 'jazz\t', ['WARNING: Trailing whitespace(s) in argument.']],
  [
    'everything',
    ' "jazz" ',
    [
      'WARNING: Quote(s) in argument.',
      'WARNING: Leading whitespace(s) in argument.',
      'WARNING: Trailing whitespace(s) in argument.',
    ],
  ],
])('an argument is warned of: %s', (_, argument, warnings) => {
  expect(checkArgument(argument)).toEqual(warnings)
})

test('[RULE-064] an argument without a warning says so', () => {
  expect(argumentHint('jazz')).toBe('No whitespace in argument')
  expect(argumentHint(' jazz')).toBe('WARNING: Leading whitespace(s) in argument.')
})

test('[RULE-065] a matcher that takes no argument says so', () => {
  expect(argumentsHint({ matcher: 'CollectedMatcher', arguments: [] })).toBe('No Argument needed')
  expect(argumentsHint({ matcher: 'EqualsMatcher', arguments: [] })).toBeUndefined()
})

const needsArgument = [
  'EqualsMatcher',
  'NotEqualsMatcher',
  'ContainsMatcher',
  'GreaterThanMatcher',
  'LessThanMatcher',
  'GreaterThanEqualsMatcher',
  'LessThanEqualsMatcher',
  'UpdatedAndEquals',
]

test.each(matchers)(
  '[RULE-066] whether an input can be compared by $name without an argument',
  ({ name, symbol }) => {
    const message = needsArgument.includes(name) ? `genre ${symbol} needs an argument` : undefined
    const without = { input: 'genre', matcher: name, arguments: [] }
    expect(checkHasArgument(without)).toBe(message)
    expect(checkHasArgument({ ...without, arguments: ['3'] })).toBeUndefined()
    const resetRule = { ...newResetRule(), slots: [without] }
    for (const problems of [
      moduleEntryProblems.find(aModule('Main', aRule([], { slots: [without] }))),
      resetRuleProblems([resetRule]),
    ]) {
      expect(problems.map((problem) => problem.message)).toEqual(message === undefined ? [] : [message])
    }
  },
)

test('[RULE-066] a text can be compared with an empty one, a number cannot (ruling R73)', () => {
  const empty = { input: 'genre', arguments: [''] }
  expect(checkHasArgument({ ...empty, matcher: 'EqualsMatcher' })).toBeUndefined()
  expect(checkHasArgument({ ...empty, matcher: 'LessThanMatcher' })).toBe('genre < needs an argument')
})
