import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../../testing/assert-property.ts'
import { findJsonError } from './json-errors.ts'

test.each([
  ['{"a": 1,}', 1, 9],
  ['{"a": 1\n "b": 2}', 2, 2],
  ['{"a": [1, 2}', 1, 12],
  ['{"a": "x\ty"}', 1, 9],
  ['{"a": "\\q"}', 1, 9],
  ['{"a": tru}', 1, 7],
  ['{"a": 01}', 1, 8],
  ['{"a": 1', 1, 8],
  ['{\r\n"a":\r\n}', 3, 1],
  ['{} {}', 1, 4],
  ['', 1, 1],
  ['{a: 1}', 1, 2],
  ['[1,]', 1, 4],
])('%s stops being JSON in line %i, column %i', (text, line, column) => {
  expect(findJsonError(text)).toMatchObject({ line, column })
})

test('what can be parsed has no error, and what cannot has one', () => {
  const signs = fc.constantFrom(...'{}[]:,"\\ \n-0.1eEtrufalsn'.split(''), '"a"', '"\\u00e9"', 'null', '1e5')
  const texts = fc.oneof(
    fc.json(),
    fc.array(signs, { maxLength: 12 }).map((list) => list.join('')),
    fc.tuple(fc.json(), fc.nat(), signs).map(([json, at, sign]) => {
      const place = at % (json.length + 1)
      return json.slice(0, place) + sign + json.slice(place + 1)
    }),
  )
  assertProperty(
    fc.property(texts, (text) => {
      expect(findJsonError(text) === undefined, text).toBe(isJson(text))
    }),
    { numRuns: 2000 },
  )
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
