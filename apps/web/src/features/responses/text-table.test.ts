import { expect, test } from 'vitest'
import { textTable } from './text-table.ts'

test('texts stand next to each other by their places, and a language without any is missing', () => {
  expect(textTable([['Hello', 'Hi'], ['Hallo'], []])).toEqual({
    rows: [
      { number: 1, texts: ['Hello', 'Hallo', undefined] },
      { number: 2, texts: ['Hi', undefined, undefined] },
    ],
    missing: [false, false, true],
  })
  expect(textTable([[], []]).rows).toHaveLength(1)
})
