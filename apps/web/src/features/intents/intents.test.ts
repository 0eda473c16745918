import { anIntent } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { deletionText, filterIntents, intentType } from './intents.ts'

test('an intent is a request, slot-only or informing', () => {
  expect(intentType(anIntent('a', { dialogActType: 'request' }))).toBe('Request')
  expect(intentType(anIntent('a', { slotOnly: true, dialogActType: 'request' }))).toBe('Slot-Only')
  expect(intentType(anIntent('a'))).toBe('Inform')
})

test('the name filter of the intents finds a part of the name, whatever the case', () => {
  const intents = [anIntent('PlayRadio'), anIntent('stop')]
  expect(filterIntents(intents, ' radio ')).toEqual([intents[0]])
  expect(filterIntents(intents, '')).toBe(intents)
})

test('before an intent is deleted, what it touches is told', () => {
  const nothing = { expressions: 0, rules: 0, resetRules: 0, uiActions: 0, reusableExpressions: 0 }
  expect(deletionText('play', nothing)).toBe('Do you want to delete the intent play?')
  expect(deletionText('play', { ...nothing, expressions: 3, rules: 1 })).toBe(
    'Do you want to delete the intent play? It touches 3 expressions, 1 rule.',
  )
})
