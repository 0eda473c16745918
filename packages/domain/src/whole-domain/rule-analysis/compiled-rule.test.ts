import { expect, test } from 'vitest'
import { askOf } from './compiled-rule.ts'

const equals = (...args: string[]) => ({ input: 'genre', matcher: 'EqualsMatcher', arguments: args })
const keyOf = (...args: string[]) => askOf([equals(...args)]).key

test('conditions that ask the same have one key, whatever the order of their arguments, and no others', () => {
  expect(keyOf('jazz', 'rock')).toBe(keyOf('rock', 'jazz'))
  expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'))
  expect(askOf([equals('a'), equals('b')]).key).toBe(askOf([equals('b'), equals('a')]).key)
  expect(askOf([equals('a'), equals('b')]).key).not.toBe(keyOf('a', 'b'))
})
