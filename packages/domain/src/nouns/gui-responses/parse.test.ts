import { expect, test } from 'vitest'
import { parseGuiResponse, printGuiResponse } from './parse.ts'

test.each([
  ['{"a": 1}', { a: 1 }],
  [' {\n} ', {}],
  ['$found', '$found'],
  [' $found.items.0.title ', '$found.items.0.title'],
  ['$größe.x-1', '$größe.x-1'],
])('%s is a GUI response', (text, template) => {
  expect(parseGuiResponse(text)).toEqual({ template })
})

test.each([
  ['', 'The GUI response is empty', undefined],
  [' \n', 'The GUI response is empty', undefined],
  ['{"a": 1,}', 'Invalid JSON', { line: 1, column: 9 }],
  ['$', 'Invalid JSON', { line: 1, column: 1 }],
  ['$a..b', 'Invalid JSON', { line: 1, column: 1 }],
  ['$a b', 'Invalid JSON', { line: 1, column: 1 }],
  ['$a.', 'Invalid JSON', { line: 1, column: 1 }],
  ['{\n  "a": [1\n}', 'Invalid JSON', { line: 3, column: 1 }],
  ['[]', 'Expected a template object or a $ reference', undefined],
  ['null', 'Expected a template object or a $ reference', undefined],
  ['"text"', 'Expected a template object or a $ reference', undefined],
  ['{"__proto__": {}}', '__proto__ cannot be used as a key', undefined],
  [`${'{"a":'.repeat(120)}1${'}'.repeat(120)}`, 'Nested deeper than 100 levels', undefined],
])('%s is refused: %s', (text, message, place) => {
  const { problem } = parseGuiResponse(text)
  expect(problem?.message).toBe(message)
  if (place !== undefined) expect(problem?.place).toMatchObject(place)
})

test('a reference is its own text, a template is laid out, and nothing is empty', () => {
  expect(printGuiResponse('$a.b')).toBe('$a.b')
  expect(printGuiResponse({ a: [] })).toBe('{\n  "a": []\n}')
  expect(printGuiResponse(undefined)).toBe('')
})
