import { expect, test } from 'vitest'
import { cellByKey } from './cell-by-key.ts'

const size = { lines: 100, columns: 5, page: 10 }
const at = { line: 50, column: 2 }

function led(key: string, from = at, ctrlKey = false): [line: number, column: number] | undefined {
  const cell = cellByKey({ key, ctrlKey, metaKey: false }, from, size)
  return cell && [cell.line, cell.column]
}

test('keys lead from cell to cell as in a spreadsheet', () => {
  expect(led('ArrowDown')).toEqual([51, 2])
  expect(led('ArrowUp')).toEqual([49, 2])
  expect(led('ArrowLeft')).toEqual([50, 1])
  expect(led('ArrowRight')).toEqual([50, 3])
  expect(led('Home')).toEqual([50, 0])
  expect(led('End')).toEqual([50, 4])
  expect(led('PageDown')).toEqual([60, 2])
  expect(led('PageUp')).toEqual([40, 2])
  expect(led('Home', at, true)).toEqual([0, 0])
  expect(led('End', at, true)).toEqual([99, 4])
  expect(led('a')).toBeUndefined()
  expect(led('ArrowDown', at, true)).toBeUndefined()
})

test('no key leads beyond the ends; above the first row are the heads of the columns', () => {
  expect(led('ArrowDown', { line: 99, column: 4 })).toEqual([99, 4])
  expect(led('ArrowRight', { line: 99, column: 4 })).toEqual([99, 4])
  expect(led('ArrowLeft', { line: 0, column: 0 })).toEqual([0, 0])
  expect(led('ArrowUp', { line: 0, column: 0 })).toEqual([-1, 0])
  expect(led('ArrowUp', { line: -1, column: 0 })).toEqual([-1, 0])
  expect(led('PageUp', { line: 3, column: 0 })).toEqual([0, 0])
  expect(led('PageDown', { line: 97, column: 0 })).toEqual([99, 0])
})
