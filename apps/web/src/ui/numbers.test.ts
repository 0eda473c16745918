import { expect, test } from 'vitest'
import { shownOfAll } from './numbers.ts'

test('large numbers have separators, also beside those that are shown of them', () => {
  expect(shownOfAll(10_000, 10_000)).toBe('10,000')
  expect(shownOfAll(1_234, 10_000)).toBe('1,234 of 10,000')
  expect(shownOfAll(0, 0)).toBe('0')
})
