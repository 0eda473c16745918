import { expect, test } from 'vitest'
import { toastInput } from './concepts.ts'

test('a toast message of nothing but concepts is localized', () => {
  expect(toastInput(['A_CONCEPT', 'B_CONCEPT'])).toBe('concepts')
  expect(toastInput(['A_CONCEPT', 'Hello'])).toBe('freetext')
  expect(toastInput([])).toBe('freetext')
})
