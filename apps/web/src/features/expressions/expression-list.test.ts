import { anExpression } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import {
  estimatedRowHeight,
  existingRows,
  filterExpressions,
  placeAfterDeletion,
  rowByKey,
} from './expression-list.ts'

test('[EXPR-005] the filter finds a part of an expression, whatever the case and the script', () => {
  const texts = ['Play $(genre)', 'stop it', '打开 §wo', 'شغّل $(genre)']
  const all = texts.map((text, at) => ({ expression: anExpression(text), at }))
  expect(filterExpressions(all, ' PLAY').map(({ at }) => at)).toEqual([0])
  expect(filterExpressions(all, '$(genre').map(({ at }) => at)).toEqual([0, 3])
  expect(filterExpressions(all, '打').map(({ at }) => at)).toEqual([2])
  expect(filterExpressions(all, '  ')).toBe(all)
})

test('[EXPR-009] twenty rows of an estimated 68 pixels exist, around those that are seen', () => {
  expect(estimatedRowHeight).toBe(68)
  const rows = existingRows({ startIndex: 1000, endIndex: 1007, count: 20_000 }, -1)
  expect(rows).toEqual(Array.from({ length: 20 }, (_, index) => 994 + index))
  expect(existingRows({ startIndex: 0, endIndex: 7, count: 20_000 }, -1)).toHaveLength(20)
  expect(existingRows({ startIndex: 19_992, endIndex: 19_999, count: 20_000 }, -1).at(0)).toBe(19_980)
  expect(existingRows({ startIndex: 0, endIndex: 2, count: 3 }, -1)).toEqual([0, 1, 2])
  expect(existingRows({ startIndex: 0, endIndex: 0, count: 0 }, -1)).toEqual([])
})

test('the row with the focus exists wherever the list is scrolled to', () => {
  const seen = { startIndex: 1000, endIndex: 1007, count: 20_000 }
  expect(existingRows(seen, 3)[0]).toBe(3)
  expect(existingRows(seen, 19_999).at(-1)).toBe(19_999)
  expect(existingRows(seen, 1000)).toHaveLength(20)
  expect(existingRows({ ...seen, count: 1010 }, 5000)).not.toContain(5000)
})

test('keys lead from row to row and not beyond the ends', () => {
  const place = { from: 5, count: 100, page: 8 }
  expect(rowByKey('ArrowDown', place)).toBe(6)
  expect(rowByKey('PageUp', place)).toBe(0)
  expect(rowByKey('PageDown', place)).toBe(13)
  expect(rowByKey('End', place)).toBe(99)
  expect(rowByKey('ArrowDown', { ...place, from: 99 })).toBe(99)
  expect(rowByKey('a', place)).toBeUndefined()
})

test('after a deletion the list stands at what follows, or at the last one', () => {
  const shown = [0, 1, 2, 3, 4].map((at) => ({ expression: anExpression(`number ${at}`), at }))
  expect(placeAfterDeletion(shown, new Set([1]), 1)).toBe(1)
  expect(placeAfterDeletion(shown, new Set([0, 1, 2]), 1)).toBe(0)
  expect(placeAfterDeletion(shown, new Set([3, 4]), 4)).toBe(2)
  expect(placeAfterDeletion(shown, new Set([0, 1, 2, 3, 4]), 2)).toBeUndefined()
})
