import { expect, test } from 'vitest'
import { firstInBlock, rowsInBlocks } from './row-blocks.ts'

test('the rows in sight are drawn with a block before and after them', () => {
  const rows = rowsInBlocks({ startIndex: 20, endIndex: 30, count: 100 })
  expect([rows[0], rows.at(-1), rows.length]).toEqual([12, 41, 30])
})

test('scrolling on within a block draws the same rows', () => {
  const at = (startIndex: number) => rowsInBlocks({ startIndex, endIndex: startIndex + 12, count: 100 })
  expect(at(18)).toEqual(at(23))
  expect(at(24)).not.toEqual(at(23))
})

test('no row is drawn that does not exist', () => {
  expect(rowsInBlocks({ startIndex: 0, endIndex: 4, count: 5 })).toEqual([0, 1, 2, 3, 4])
  expect(rowsInBlocks({ startIndex: 0, endIndex: 0, count: 0 })).toEqual([])
})

test('the block that begins next', () => {
  expect([0, 1, 6, 7].map((index) => firstInBlock(index, 10))).toEqual([0, 6, 6, 7])
})
