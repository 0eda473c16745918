import { expect, test } from 'vitest'
import { counted, shownOfAll } from './numbers.ts'

test('large numbers have separators, also in addition to those that are shown of them', () => {
  expect(shownOfAll(10_000, 10_000)).toBe('10,000')
  expect(shownOfAll(1_234, 10_000)).toBe('1,234 of 10,000')
  expect(shownOfAll(0, 0)).toBe('0')
})

test('what is counted is named, one or several', () => {
  expect([counted(1, 'rule'), counted(1200, 'rule')]).toEqual(['1 rule', '1,200 rules'])
})
