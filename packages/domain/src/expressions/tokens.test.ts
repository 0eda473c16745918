import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../testing/assert-property.ts'
import { parseExpression } from './parse.ts'
import { printExpression } from './print.ts'
import { anExpressionTree } from './testing.ts'
import { expressionTokens } from './tokens.ts'

function printed(text: string): string[] {
  return expressionTokens(text).map(({ kind, from, to }) => `${kind} ${text.slice(from, to)}`)
}

test('what is more than words is distinguished', () => {
  expect(printed('[please] play $(music_item) §where')).toEqual([
    'bracket [',
    'bracket ]',
    'slot $(music_item)',
    'part §where',
  ])
  expect(printed('a|b||c+*')).toEqual(['bar |', 'bar ||', 'wildcard +', 'wildcard *'])
  expect(printed('打开 เปิด 𠀀')).toEqual([])
})

test('what is still being typed has its kind already', () => {
  expect(printed('play $(')).toEqual(['slot $('])
  expect(printed('play $(mus now')).toEqual(['slot $(mus'])
  expect(printed('play $ §')).toEqual(['part §'])
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
