import { expect, test } from 'vitest'
import { aRule } from '../../testing/index.ts'
import { areAlike, isSameCondition } from './same-conditions.ts'

const genre = (...args: string[]) => ({ input: 'genre', matcher: 'EqualsMatcher', arguments: args })
const [first, second, third] = [
  aRule(['play'], { slots: [genre('jazz')] }),
  aRule(['play'], { slots: [genre('rock')] }),
  aRule(['stop'], { slots: [genre('jazz')] }),
]

test('conditions are the same when they ask for the same', () => {
  expect(isSameCondition(genre('jazz'), genre('jazz'))).toBe(true)
  expect(isSameCondition(genre('jazz', 'rock'), genre('jazz'))).toBe(false)
  expect(isSameCondition(genre('jazz'), { ...genre('jazz'), matcher: 'NotEqualsMatcher' })).toBe(false)
  expect(isSameCondition(genre('jazz'), { ...genre('jazz'), input: 'artist' })).toBe(false)
})

test('rules are compared part by part', () => {
  expect(areAlike([first, second], 'intent')).toBe(true)
  expect(areAlike([first, second], 'inputs')).toBe(false)
  expect(areAlike([first, third], 'inputs')).toBe(true)
  expect(areAlike([first, third], 'intent')).toBe(false)
  expect(areAlike([first, third], 'request')).toBe(true)
  expect(areAlike([], 'request')).toBe(true)
})
