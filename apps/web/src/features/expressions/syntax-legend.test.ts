import { type ExpressionToken, expressionTokens, readTypedExpressions } from '@sdp/domain/expressions'
import { expect, test } from 'vitest'
import { syntaxLegend } from './syntax-legend.ts'

const known = { slots: new Set(['genre']), parts: new Set(['please']) }

test('every example of the legend is an expression without errors', () => {
  for (const { example } of syntaxLegend) {
    expect(
      readTypedExpressions(example, [], { language: 'eng-USA', known }).flatMap(({ errors }) => errors),
    ).toEqual([])
  }
})

test('the legend shows every construct of the expression language', () => {
  const kinds = new Set(
    syntaxLegend.flatMap(({ example }) => expressionTokens(example).map(({ kind }) => kind)),
  )
  const all: Record<ExpressionToken['kind'], true> = {
    slot: true,
    part: true,
    bracket: true,
    bar: true,
    wildcard: true,
  }
  expect([...kinds].sort()).toEqual(Object.keys(all).sort())
  expect(
    syntaxLegend.some(
      ({ example }) => readTypedExpressions(example, [], { language: 'eng-USA', known }).length > 1,
    ),
  ).toBe(true)
})
