import { expect, test } from 'vitest'
import { filterOf, noFilter } from './audit-filter.ts'

test('empty fields ask for nothing', () => {
  expect(Object.values(filterOf(noFilter)).every((value) => value === undefined)).toBe(true)
  expect(filterOf({ ...noFilter, who: '  ', from: 'half a date' })).toEqual(filterOf(noFilter))
})

test('times are those of the browser, and the last minute counts whole', () => {
  const { from, to } = filterOf({ ...noFilter, from: '2026-11-15T10:00', to: '2026-11-15T10:00' })
  expect(from).toBe(new Date(2026, 10, 15, 10, 0, 0).toISOString())
  expect(to).toBe(new Date(2026, 10, 15, 10, 0, 59, 999).toISOString())
})
