import { expect, test } from 'vitest'
import { inPieces } from './pieces.ts'

test('a list goes over in pieces of a thousand, or of what weighs as much, and nothing is lost', () => {
  const list = Array.from({ length: 2500 }, (_, index) => index)
  const pieces = [...inPieces(list)]
  expect(pieces.map((piece) => piece.length)).toEqual([1000, 1000, 500])
  expect(pieces.flat()).toEqual(list)
  expect([...inPieces([600, 600, 5000, 1], (weight) => weight)]).toEqual([[600, 600], [5000], [1]])
  expect([...inPieces([])]).toEqual([])
})
