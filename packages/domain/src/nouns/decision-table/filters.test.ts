import { expect, test } from 'vitest'
import { aDomain, aModule, aRule } from '../../testing/index.ts'
import { findRules, slotsInRules } from './filters.ts'

const slots = (...inputs: string[]) =>
  inputs.map((input) => ({ input, matcher: 'CollectedMatcher', arguments: [] }))

const domain = aDomain({
  modules: [
    aModule('Main', aRule(['play'], { slots: slots('genre', 'artist') }), aRule(['stop'])),
    aModule('Main', aRule([], { request: { matcher: 'EqualsMatcher', arguments: ['play'] } })),
    aModule('Other', aRule(['stop', 'play'], { slots: slots('artist'), apiInputs: slots('genre') })),
  ],
})

test('[RULE-010] the table is filtered by intent, wherever a rule names it', () => {
  expect(findRules(domain, { intent: 'play' })).toEqual([
    { module: 0, rule: 0 },
    { module: 1, rule: 0 },
    { module: 2, rule: 0 },
  ])
})

test('[RULE-011] the table is filtered by slot', () => {
  expect(findRules(domain, { slot: 'genre' })).toEqual([{ module: 0, rule: 0 }])
})

test('both filters narrow the table, and none shows it whole', () => {
  expect(findRules(domain, { intent: 'stop', slot: 'artist' })).toEqual([{ module: 2, rule: 0 }])
  expect(findRules(domain, {})).toHaveLength(4)
})

test('the slot finder offers the slots that have rules', () => {
  expect(slotsInRules(domain)).toEqual(['artist', 'genre'])
})
