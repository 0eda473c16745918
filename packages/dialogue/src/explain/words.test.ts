import type { Condition } from '@sdp/domain/decision-table'
import { expect, test } from 'vitest'
import { conditionWords, knownWords } from './words.ts'

const notSet: Condition = { matcher: 'NotCollectedMatcher', arguments: [] }

test('a rule that needs no open request says so, and so does what is open', () => {
  expect(conditionWords('request', notSet)).toBe('no open request')
  expect(conditionWords('slots genre', { ...notSet, input: 'genre' })).toBe('slot genre NOT SET')
  const open = { collected: true, updated: false, value: 'book_table' }
  expect(knownWords('request', open)).toBe('"book_table" is open')
  expect(knownWords('slots genre', { ...open, updated: true })).toBe('it is "book_table", new in this turn')
})

test('what is not known is said of intents, requests and inputs each in its words', () => {
  const unknown = { collected: false, updated: false }
  expect(['intent', 'request', 'slots genre'].map((input) => knownWords(input, unknown))).toEqual([
    'no intent was recognised',
    'no request is open',
    'it has no value',
  ])
})
