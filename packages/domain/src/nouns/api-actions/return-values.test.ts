import { expect, test } from 'vitest'
import { canTypeReturnValue, readReturnValue, returnValueText } from './return-values.ts'

test('return values are typed with commas of any script, each once', () => {
  expect(readReturnValue(' ok,  no result، ok，', [])).toEqual(['ok', 'no result'])
  expect(returnValueText(['ok', 'no result'])).toBe('ok, no result')
})

test('a number stays one as long as it is not changed', () => {
  const before = [1, true, 'x']
  expect(readReturnValue(returnValueText(before), before)).toEqual(before)
  expect(readReturnValue('1, 2', before)).toEqual([1, '2'])
})

test('what cannot be typed with commas is not typed at all', () => {
  expect(canTypeReturnValue(['a', 1, true])).toBe(true)
  expect(canTypeReturnValue(['a, b'])).toBe(false)
  expect(canTypeReturnValue([{ a: 1 }])).toBe(false)
  expect(canTypeReturnValue([null])).toBe(false)
})
