import { expect, test } from 'vitest'
import { rowsNear } from './drawn-rows.ts'
import { rowHeight } from './TableFrame.tsx'

const height = 3 * rowHeight

test('at first only the rows in sight are drawn, then as many wherever the list is scrolled to', () => {
  const range = { startIndex: 0, endIndex: 2, overscan: 0, count: 100 }
  expect(rowsNear(range, { height, kept: -1 })).toEqual([0, 1, 2])
  for (const startIndex of [10, 11]) {
    for (const endIndex of [startIndex + 2, startIndex + 3]) {
      const drawn = rowsNear({ startIndex, endIndex, overscan: 2, count: 100 }, { height, kept: -1 })
      expect(drawn).toEqual(Array.from({ length: 8 }, (_, index) => startIndex - 2 + index))
    }
  }
})

test('the row with the focus stays in its order, until the list is shorter', () => {
  const range = { startIndex: 10, endIndex: 12, overscan: 0, count: 20 }
  expect(rowsNear(range, { height, kept: 3 })).toEqual([3, 10, 11, 12])
  expect(rowsNear(range, { height, kept: 11 })).toEqual([10, 11, 12])
  expect(rowsNear(range, { height, kept: 20 })).toEqual([10, 11, 12])
})
