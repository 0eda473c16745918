import { expect, test } from 'vitest'
import { aRule } from '../testing/index.ts'
import { isInvalidRow } from './checks.ts'
import { matchers } from './matchers.ts'
import { ruleFeatureFlags } from './rule.ts'

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
