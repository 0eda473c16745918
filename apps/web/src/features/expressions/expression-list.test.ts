import { anExpression } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { filterExpressions, rowAfterDeletion } from './expression-list.ts'

const language = 'eng-USA'

test('[EXPR-005] the filter finds a part of an expression, whatever the case and the script', () => {
  const texts = ['Play $(genre)', 'stop it', '打开 §wo', 'شغّل $(genre)']
  const all = texts.map((text, at) => ({ expression: anExpression(text), at }))
  expect(filterExpressions(all, ' PLAY', language).map(({ at }) => at)).toEqual([0])
  expect(filterExpressions(all, '$(genre', language).map(({ at }) => at)).toEqual([0, 3])
  expect(filterExpressions(all, '打', language).map(({ at }) => at)).toEqual([2])
  expect(filterExpressions(all, '  ', language)).toBe(all)
})

test('after a deletion the list stands at what follows, or at the last one', () => {
  const shown = [0, 1, 2, 3, 4].map((at) => ({ expression: anExpression(`number ${at}`), at }))
  const some = (...places: number[]) => places.map((at) => shown[at]!)
  expect(rowAfterDeletion(shown, some(1), shown[1])).toBe(shown[2])
  expect(rowAfterDeletion(shown, some(0, 1, 2), shown[1])).toBe(shown[3])
  expect(rowAfterDeletion(shown, some(3, 4), shown[4])).toBe(shown[2])
  expect(rowAfterDeletion(shown, shown, shown[2])).toBeUndefined()
})
