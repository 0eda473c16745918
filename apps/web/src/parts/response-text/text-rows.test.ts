import { expect, test } from 'vitest'
import { placeAmong, rowsOf } from './text-rows.ts'

const section = { key: 'hello', texts: ['a', 'b', 'c'], spokenAs: undefined }

test('the rows of the same texts are the same objects, and others are not', () => {
  expect(rowsOf(section)).toBe(rowsOf({ ...section }))
  expect(rowsOf({ ...section, spokenAs: 'SSML' })[0]).toMatchObject({ text: 'a', index: 0, spokenAs: 'SSML' })
})

test('a moved text comes after the one that it was put after, counted without it', () => {
  const rows = rowsOf(section)
  const [a, b, c] = rows
  expect(placeAmong(rows, { row: a!, after: c })).toBe(2)
  expect(placeAmong(rows, { row: c!, after: undefined })).toBe(0)
  expect(placeAmong(rows, { row: c!, after: a })).toBe(1)
  expect(placeAmong([], { row: b!, after: undefined })).toBe(0)
})
