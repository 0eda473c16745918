import { expect, test } from 'vitest'
import { pageOf, pageSizes, pageWith } from './pages.ts'

test('[INT-060] [SHELL-042] 50 rows are on a page, or 100, 150, 200, or all of them', () => {
  expect(pageSizes).toEqual([50, 100, 150, 200, -1])
  expect(pageOf(120, { page: 0, size: 50 })).toEqual({ page: 0, first: 0, end: 50 })
  expect(pageOf(120, { page: 2, size: 50 })).toEqual({ page: 2, first: 100, end: 120 })
  expect(pageOf(120, { page: 0, size: -1 })).toEqual({ page: 0, first: 0, end: 120 })
})

test('a page that is gone gives way to the last one', () => {
  expect(pageOf(60, { page: 7, size: 50 })).toEqual({ page: 1, first: 50, end: 60 })
  expect(pageOf(0, { page: 7, size: 50 })).toEqual({ page: 0, first: 0, end: 0 })
})

test('a row is on one page', () => {
  expect(pageWith(49, 50)).toBe(0)
  expect(pageWith(50, 50)).toBe(1)
  expect(pageWith(5000, -1)).toBe(0)
})
