import { expect, test } from 'vitest'
import { isConceptName, toastInput } from './concepts.ts'

test.each([
  ['OK_CONCEPT', true],
  ['a-1_CONCEPT', true],
  ['_CONCEPT', false],
  ['OK', false],
  ['two words_CONCEPT', false],
])('%s is the name of a concept: %s', (name, expected) => {
  expect(isConceptName(name)).toBe(expected)
})

test('a toast message of nothing but concepts is localized', () => {
  expect(toastInput(['A_CONCEPT', 'B_CONCEPT'])).toBe('concepts')
  expect(toastInput(['A_CONCEPT', 'Hello'])).toBe('freetext')
  expect(toastInput([])).toBe('freetext')
})
