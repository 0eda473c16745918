import { expect, test } from 'vitest'
import { describeArguments, describeCondition } from './display.ts'

test.each([
  ['none', [], ''],
  ['one', ['a'], 'a'],
  ['[RULE-077] two', ['a', 'b'], 'a or b'],
  ['[RULE-078] three', ['a', 'b', 'c'], 'a, b or c'],
  ['[RULE-078] five', ['a', 'b', 'c', 'd', 'e'], 'a, b, c, d or e'],
  ['[RULE-076] six', ['a', 'b', 'c', 'd', 'e', 'f'], 'a, b, c, d or e + 1 more argument(s)'],
  ['[RULE-076] eight', [...'abcdefgh'], 'a, b, c, d or e + 3 more argument(s)'],
])('%s arguments are displayed', (_, args, text) => {
  expect(describeArguments(args)).toBe(text)
})

test('a condition is displayed with the symbol of its matcher', () => {
  const on = (matcher: string, ...args: string[]) => ({ input: 'genre', matcher, arguments: args })
  expect(describeCondition(on('EqualsMatcher', 'jazz', 'rock'))).toBe('genre == jazz or rock')
  expect(describeCondition(on('UpdatedAndEquals', 'jazz'))).toBe('genre UPDATED & == jazz')
  expect(describeCondition(on('CollectedMatcher', 'left over'))).toBe('genre IS SET')
  expect(describeCondition(on('SoundsLike', 'jazz'))).toBe('genre SoundsLike jazz')
  expect(describeCondition({ matcher: 'NotEqualsMatcher', arguments: ['play'] })).toBe('!= play')
})
