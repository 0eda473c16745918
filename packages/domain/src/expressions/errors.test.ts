import { expect, test } from 'vitest'
import { findExpressionError } from './errors.ts'

const known = { slots: new Set(['artist']), parts: new Set(['start']) }

test('[EXPR-018] [EXPR-042] an unknown slot is reported with its place, deep inside as well', () => {
  expect(findExpressionError('[please] §start $(artist)', known)).toBeUndefined()
  expect(findExpressionError('play [(it|$(artis))]', known)).toEqual({
    message: '"artis" is not a slot',
    from: 10,
    to: 18,
    unknown: { kind: 'slot', name: 'artis' },
  })
})

test('an unknown reusable part is reported with its place', () => {
  expect(findExpressionError('§begin it', known)).toEqual({
    message: '"begin" is not a reusable part',
    from: 0,
    to: 6,
    unknown: { kind: 'part', name: 'begin' },
  })
})

test('what is written wrongly is reported before what is unknown', () => {
  expect(findExpressionError('$(artis) (play', known)?.message).toBe(
    'Missing a parentheses ending in your expression',
  )
})
