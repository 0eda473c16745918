import { expect, test } from 'vitest'
import { entryChanges } from './entry-changes.ts'
import type { Entry } from './tree.ts'

const entries = (text: string): Entry[] => text.split(' ').map((one) => [one[0]!, one])
const changes = (before: string, after: string, isOrdered = true) =>
  entryChanges(entries(before), entries(after), { isOrdered }).map(({ key, change }) => `${change} ${key}`)

test('entries are added, removed and changed', () => {
  expect(changes('a b c', 'a b2 d')).toEqual(['removed c', 'changed b', 'added d'])
  expect(changes('a b c', 'a b c')).toEqual([])
})

test('of a new order only what moved is listed', () => {
  expect(changes('a b c d', 'b c d a')).toEqual(['moved a'])
  expect(changes('a b c d', 'd a b c')).toEqual(['moved d'])
  expect(changes('a b c d', 'a c d b2')).toEqual(['changed b'])
  expect(changes('a b c', 'c b a')).toHaveLength(2)
  expect(changes('a b c d', 'd a b c', false)).toEqual([])
})

test('what is put in or taken out moves nothing else', () => {
  expect(changes('a b c', 'x a b c')).toEqual(['added x'])
  expect(changes('a b c', 'b c')).toEqual(['removed a'])
})

test('entries that share a key are told apart by their turn', () => {
  expect(changes('a a2 b', 'a b')).toEqual(['removed a'])
  expect(changes('a a2', 'a a3')).toEqual(['changed a'])
})

test('ten thousand entries in a new order take no time to speak of', () => {
  const many = Array.from({ length: 10_000 }, (_, at): Entry => [`k${at}`, `h${at}`])
  expect(entryChanges(many, many.toReversed(), { isOrdered: true })).toHaveLength(9_999)
})
