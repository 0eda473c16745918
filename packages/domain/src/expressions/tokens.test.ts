import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../testing/assert-property.ts'
import { parseExpression } from './parse.ts'
import { printExpression } from './print.ts'
import { anExpressionTree } from './testing.ts'
import { expressionTokens } from './tokens.ts'

function told(text: string): string[] {
  return expressionTokens(text).map(({ kind, from, to }) => `${kind} ${text.slice(from, to)}`)
}

test('what is more than words is told apart', () => {
  expect(told('[please] play $(music_item) §where')).toEqual([
    'bracket [',
    'bracket ]',
    'slot $(music_item)',
    'part §where',
  ])
  expect(told('a|b||c+*')).toEqual(['bar |', 'bar ||', 'wildcard +', 'wildcard *'])
  expect(told('打开 เปิด 𠀀')).toEqual([])
})

test('what is still being typed has its kind already', () => {
  expect(told('play $(')).toEqual(['slot $('])
  expect(told('play $(mus now')).toEqual(['slot $(mus'])
  expect(told('play $ §')).toEqual(['part §'])
})

test('the slots of an expression are those that the parser finds', () => {
  assertProperty(
    fc.property(anExpressionTree(), (tree) => {
      const text = printExpression(tree)
      const { references = [] } = parseExpression(text)
      const slots = expressionTokens(text).filter(({ kind }) => kind === 'slot')
      expect(slots.map(({ from, to }) => [from, to])).toEqual(references.map(({ from, to }) => [from, to]))
    }),
  )
})
