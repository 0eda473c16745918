import { expect, test } from 'vitest'
import { notCollected } from '../../model/rule.ts'
import { aDomain, anIntent, aRule } from '../../testing/index.ts'
import {
  chooseIntent,
  chooseIntentMatcher,
  chooseRequest,
  chooseRequestMatcher,
  intentChoices,
  requestChoices,
} from './intent-choices.ts'

const condition = (matcher: string, ...args: string[]) => ({ matcher, arguments: args })

const choices = aDomain({
  intents: [
    anIntent('play'),
    anIntent('old', { dialogActType: undefined }),
    anIntent('ask', { dialogActType: 'request' }),
    anIntent('name', { slotOnly: true }),
    anIntent('which', { slotOnly: true, dialogActType: 'request' }),
  ],
})

test('[INT-019] [INT-021] the intents to choose from are those that inform and are not for slots only', () => {
  expect(intentChoices(choices).map(({ name }) => name)).toEqual(['play', 'old'])
})

test('[INT-019] [INT-020] the requests to choose from are those that are not for slots only', () => {
  expect(requestChoices(choices).map(({ name }) => name)).toEqual(['ask'])
})

test.each([
  ['[RULE-034] a new intent is added', condition('EqualsMatcher', 'a'), condition('EqualsMatcher', 'a', 'b')],
  ['[RULE-035] a chosen intent is removed', condition('EqualsMatcher', 'b'), condition('EqualsMatcher')],
  ['[RULE-036] the matcher becomes Equals', notCollected, condition('EqualsMatcher', 'b')],
  ['[RULE-036] even from another', condition('NotEqualsMatcher', 'b'), condition('EqualsMatcher')],
  ['[RULE-037] UpdatedAndEquals stays', condition('UpdatedAndEquals'), condition('UpdatedAndEquals', 'b')],
  ['[RULE-037] also without intents', condition('UpdatedAndEquals', 'b'), condition('UpdatedAndEquals')],
])('choosing an intent: %s', (_, intent, expected) => {
  const rule = aRule([], { intent })
  const chosen = chooseIntent(rule, 'b')
  expect(chosen).toEqual({ ...rule, intent: expected })
  expect(chosen.request).toBe(rule.request)
})

test.each([
  [
    '[RULE-034] a new request is added',
    condition('EqualsMatcher', 'a'),
    condition('EqualsMatcher', 'a', 'b'),
  ],
  ['[RULE-036] the matcher becomes Equals', notCollected, condition('EqualsMatcher', 'b')],
  ['[RULE-037] UpdatedAndEquals stays', condition('UpdatedAndEquals'), condition('UpdatedAndEquals', 'b')],
  ['[RULE-038] without requests none is asked for', condition('EqualsMatcher', 'b'), notCollected],
  ['[RULE-038] whatever the matcher was', condition('UpdatedAndEquals', 'b'), notCollected],
])('choosing a request: %s', (_, request, expected) => {
  expect(chooseRequest(aRule(['play'], { request }), 'b')).toEqual(aRule(['play'], { request: expected }))
})

test.each([
  [
    '[RULE-039] it is set',
    'NotEqualsMatcher',
    condition('EqualsMatcher', 'a'),
    condition('NotEqualsMatcher', 'a'),
  ],
  [
    '[RULE-039] and back',
    'NotEqualsMatcher',
    condition('NotEqualsMatcher', 'a'),
    condition('EqualsMatcher', 'a'),
  ],
  [
    '[RULE-041] none needed',
    'CollectedMatcher',
    condition('EqualsMatcher', 'a'),
    condition('CollectedMatcher'),
  ],
  ['[RULE-041] nor here', 'UpdatedAndEquals', condition('EqualsMatcher', 'a'), condition('UpdatedAndEquals')],
] as const)('choosing an intent matcher: %s', (_, matcher, intent, expected) => {
  expect(chooseIntentMatcher(aRule([], { intent }), matcher)).toEqual(aRule([], { intent: expected }))
})

test.each([
  [
    '[RULE-040] it is set',
    'NotEqualsMatcher',
    condition('EqualsMatcher', 'a'),
    condition('NotEqualsMatcher', 'a'),
  ],
  ['[RULE-040] and back', 'NotEqualsMatcher', condition('NotEqualsMatcher', 'a'), notCollected],
  ['[RULE-041] none needed', 'UpdatedMatcher', condition('EqualsMatcher', 'a'), condition('UpdatedMatcher')],
] as const)('choosing a request matcher: %s', (_, matcher, request, expected) => {
  expect(chooseRequestMatcher(aRule([], { request }), matcher)).toEqual(aRule([], { request: expected }))
})

test('reset rules take the same choices', () => {
  const resetRule = { intent: notCollected, request: notCollected, slots: [], apiInputs: [] }
  expect(chooseIntent(resetRule, 'stop')).toEqual({
    ...resetRule,
    intent: condition('EqualsMatcher', 'stop'),
  })
})
