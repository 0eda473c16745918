import { assertProperty } from '@sdp/domain/testing/assert-property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseInSteps } from './parse-json.ts'

function parse(text: string, pieceBytes: number): unknown {
  const steps = parseInSteps(Buffer.from(text), pieceBytes)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** What a parser makes of a text, errors alike. */
function outcome(read: () => unknown): string {
  try {
    return JSON.stringify(read())
  } catch {
    return 'refused'
  }
}

const size = fc.integer({ min: 1, max: 40 })

test('in steps it says what JSON.parse says', () => {
  assertProperty(
    fc.property(fc.jsonValue(), size, fc.integer({ min: 0, max: 3 }), (value, pieceBytes, indent) => {
      const text = JSON.stringify(value, undefined, indent)
      expect(JSON.stringify(parse(text, pieceBytes))).toBe(JSON.stringify(JSON.parse(text)))
    }),
    { numRuns: 1000 },
  )
})

const signs = fc.constantFrom(
  '[',
  ']',
  '{',
  '}',
  ',',
  ':',
  '"',
  '"a"',
  '"b"',
  '1',
  '-',
  ' ',
  '\\',
  'null',
  '"__proto__"',
)

test('what JSON.parse refuses, it refuses', () => {
  assertProperty(
    fc.property(fc.array(signs, { maxLength: 14 }), size, (words, pieceBytes) => {
      const text = words.join('')
      expect(outcome(() => parse(text, pieceBytes))).toBe(outcome(() => JSON.parse(text)))
    }),
    { numRuns: 5000 },
  )
  for (const text of [
    '[1,]',
    '[,1]',
    '{"a":1,}',
    '[1}',
    '{"a":1]',
    '[1]]',
    '[[1]',
    '{"a"}',
    '{"a" 1}',
    '{1:1}',
    '["a]',
  ]) {
    for (const pieceBytes of [1, 2, 3, 100]) {
      expect([text, outcome(() => parse(text, pieceBytes))]).toEqual([text, 'refused'])
    }
  }
})
