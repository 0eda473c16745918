import { knownNames, readTypedExpressions } from '@sdp/domain/expressions'
import { aDomain, anExpression, aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { asLines, judge, judgementText } from './typed-expressions.ts'

const known = knownNames(aDomain({ slots: [aSlot('genre')] }))

function judged(text: string) {
  return judge(readTypedExpressions(text, [anExpression('stop it')], { language: 'eng-USA', known }))
}

test('one expression needs no preview', () => {
  expect(judgementText(judged('play $(genre)'))).toBeUndefined()
  expect(judgementText(judged('play $(gone)'))).toBeUndefined()
  expect(judged(' \n ').count).toBe(0)
})

test('[EXPR-024] several expressions are told apart into those that are right and those that are wrong', () => {
  expect(judgementText(judged('play $(genre) || go on'))).toBe('2 expressions without errors')
  const typed = judged('play $(genre)||play $(gone)\nSTOP IT\r\nشغّل $(genre)')
  expect(judgementText(typed)).toBe('4 expressions, 2 of them wrong: none is added until all are right')
  expect(typed.right).toBe('play $(genre)\nشغّل $(genre)')
  expect(typed.rightCount).toBe(2)
})

test('what is left in the field after the right ones were added is wrong for the same reasons', () => {
  const typed = judged('play $(gone)||go on||(play')
  const left = judged(asLines(typed.wrong))
  expect(left.rightCount).toBe(0)
  const reasons = ({ wrong }: typeof typed) => wrong.map(({ errors }) => errors.map((one) => one.message))
  expect(reasons(left)).toEqual(reasons(typed))
})
