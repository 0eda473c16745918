import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test('a name is shortened only above the limit', () => {
  expect(shorten('a'.repeat(24), 24)).toBe('a'.repeat(24))
  expect(shorten('a'.repeat(25), 24)).toBe(`${'a'.repeat(23)}…`)
})

test('no character is cut in half, and no space precedes the ellipsis', () => {
  expect(shorten('🚗🚗🚗🚗', 3)).toBe('🚗🚗…')
  expect(shorten('seat heating', 6)).toBe('seat…')
})
