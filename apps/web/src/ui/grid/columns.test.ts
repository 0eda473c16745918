import { expect, test } from 'vitest'
import { allowedWidth, columnsToDraw, minTableWidth, pinnedOffsets, tracksOf } from './columns.ts'

test('columns have the width that somebody gave them, else their own, else a share of what is left', () => {
  const columns = [{ name: 'Name', width: 120 }, { name: 'Type', width: '20%' }, { name: 'Comment' }]
  expect(tracksOf(columns, {})).toEqual(['120px', 'minmax(96px, 20%)', 'minmax(140px, 1fr)'])
  expect(tracksOf(columns, { Type: 300, Former: 9 })).toEqual([
    '120px',
    'minmax(40px, 300px)',
    'minmax(140px, 1fr)',
  ])
  // Where all have a width, one takes what is left
  expect(tracksOf(columns, { Comment: 300 }).at(-1)).toBe('minmax(40px, 1fr)')
})

test('no column gets narrower than can be seen, or wider than the others leave', () => {
  expect(allowedWidth(-20)).toBe(40)
  expect(allowedWidth(250.4)).toBe(250)
  expect(allowedWidth(5000)).toBe(900)
  expect(allowedWidth(500, { most: 300 })).toBe(300)
})

test('of many columns those in sight are drawn, and the pinned ones always', () => {
  const columns = Array.from({ length: 100 }, (_, at) => ({ width: 100, isPinned: at < 2 }))
  const drawn = columnsToDraw(columns, { left: 5000, width: 1000 })
  expect(drawn.slice(0, 3)).toEqual([0, 1, 48])
  expect(drawn.at(-1)).toBe(61)
  expect(columnsToDraw(columns, { left: 0, width: 300 })).toEqual([0, 1, 2, 3, 4])
})

test('pinned columns stand side by side at the left edge', () => {
  const columns = [{ width: 30, isPinned: true }, { width: 50 }, { width: 80, isPinned: true }]
  expect([...pinnedOffsets(columns)]).toEqual([
    [0, 0],
    [2, 30],
  ])
})

test('a table is at least as wide as its texts can still be read', () => {
  const columns = [{ name: 'Name', width: 120 }, { name: 'Type', width: '20%' }, { name: 'Comment' }]
  expect(minTableWidth(columns, {})).toBe(120 + 96 + 140)
  expect(minTableWidth(columns, { Comment: 300 })).toBe(120 + 96 + 40)
})
