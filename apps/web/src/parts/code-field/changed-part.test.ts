import { assertProperty } from '@sdp/domain/testing/assert-property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedPart } from './changed-part.ts'

test('putting in what changed makes the other text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 })
  assertProperty(
    fc.property(text, text, (before, after) => {
      const { from, to, insert } = changedPart(before, after)
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after)
    }),
  )
})

test('what stays at both ends is left alone', () => {
  expect(changedPart('{"a": 1}', '{"a": 12}')).toEqual({ from: 7, to: 7, insert: '2' })
})
