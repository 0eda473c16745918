import { expect, test } from 'vitest'
import { rowsToDraw } from './drawn-rows.ts'

const drawn = { fitting: 3, minRows: 0, kept: [] }

test('at first only the rows in sight are drawn, then as many wherever the list is scrolled to', () => {
  const first = { startIndex: 0, endIndex: 2, overscan: 0, count: 100 }
  expect(rowsToDraw(first, drawn)).toEqual([0, 1, 2])
  for (const startIndex of [0, 1, 10, 11, 97]) {
    for (const endIndex of [startIndex + 2, startIndex + 3]) {
      const rows = rowsToDraw(
        { startIndex, endIndex: Math.min(endIndex, 99), overscan: 2, count: 100 },
        drawn,
      )
      expect(rows).toHaveLength(8)
      expect(rows).toContain(startIndex)
      expect(rows).toContain(Math.min(endIndex, 99))
    }
  }
})

test('where twenty rows are to exist, they do, around those that are seen', () => {
  const twenty = { ...drawn, minRows: 20 }
  const range = { overscan: 0, count: 20_000 }
  expect(rowsToDraw({ ...range, startIndex: 1000, endIndex: 1007 }, twenty)).toEqual(
    Array.from({ length: 20 }, (_, index) => 994 + index),
  )
  expect(rowsToDraw({ ...range, startIndex: 0, endIndex: 7 }, twenty)).toHaveLength(20)
  expect(rowsToDraw({ ...range, startIndex: 19_992, endIndex: 19_999 }, twenty).at(0)).toBe(19_980)
  expect(rowsToDraw({ startIndex: 0, endIndex: 2, overscan: 0, count: 3 }, twenty)).toEqual([0, 1, 2])
  expect(rowsToDraw({ startIndex: 0, endIndex: 0, overscan: 0, count: 0 }, twenty)).toEqual([])
})

test('rows with the focus or with something typed stay in their order, until the list is shorter', () => {
  const range = { startIndex: 10, endIndex: 12, overscan: 0, count: 20 }
  expect(rowsToDraw(range, { ...drawn, kept: [3, 15, 11] })).toEqual([3, 10, 11, 12, 15])
  expect(rowsToDraw(range, { ...drawn, kept: [20, -1] })).toEqual([10, 11, 12])
})
