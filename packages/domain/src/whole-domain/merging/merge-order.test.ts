import { expect, test } from 'vitest'
import { mergeOrder } from './merge-order.ts'

const order = (base: string, mine: string, theirs: string) =>
  mergeOrder({ base: [...base], mine: [...mine], theirs: [...theirs] }).join('')

test('the order of the side that moved entries counts, mine when both did', () => {
  expect(order('abc', 'abc', 'cab')).toBe('cab')
  expect(order('abc', 'bca', 'abc')).toBe('bca')
  expect(order('abc', 'bca', 'cab')).toBe('bca')
})

test('what is new comes after the entry that it followed, theirs first where both put something (ruling R400)', () => {
  expect(order('abc', 'abxc', 'abcy')).toBe('abxcy')
  expect(order('abc', 'abcx', 'abcy')).toBe('abcyx')
  expect(order('abc', 'xabc', 'yabc')).toBe('yxabc')
  expect(order('abc', 'cbax', 'abyzc')).toBe('cbyzax')
  expect(order('', 'xy', 'z')).toBe('zxy')
})

test('what followed an entry that is gone follows the one before it', () => {
  expect(order('abc', 'cax', 'aby').replace('b', '')).toBe('cayx')
})
