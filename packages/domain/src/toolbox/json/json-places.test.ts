import { expect, test } from 'vitest'
import { placeInJson } from './json-places.ts'

test('a place is that of the value, past strings with brackets and escapes', () => {
  const text = '{"a": "}\\"]", "b": [1, {"c": [true, null]}], "b": [2, {"c": ["x", -1.5e3]}]}'
  const shown = (...path: (string | number)[]) => text.slice(placeInJson(text, path)).slice(0, 3)
  expect(shown('a')).toBe('"}\\')
  expect(shown('b', 1, 'c', 1)).toBe('-1.')
  expect(shown('b', 7)).toBe('[2,')
  expect(shown('b', 1, 'nothing')).toBe('{"c')
})
