import { anIntent } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { filterIntents, intentType } from './intents.ts'

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
