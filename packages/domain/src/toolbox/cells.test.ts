import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../testing/assert-property.ts'
import { readCells, writeCells } from './cells.ts'

test('cells come back as they were, with tabs, line ends and quotes in them', () => {
  const anyCell = fc.oneof(fc.string(), fc.constantFrom('a\tb', 'a\nb', '"', '"a"', 'say "a"', ''))
  // A line of one empty cell is no line, and an empty one at the very end is not seen
  const anyLine = fc.array(anyCell, { minLength: 2, maxLength: 4 }).map((cells) => [...cells, 'end'])
  assertProperty(
    fc.property(fc.array(anyLine, { minLength: 1 }), (lines) => {
      expect(readCells(writeCells(lines))).toEqual(lines)
    }),
  )
})

test('the line ends of all systems are read', () => {
  expect(readCells('a\tb\r\nc\rd\n')).toEqual([['a', 'b'], ['c'], ['d']])
})
