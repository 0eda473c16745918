import { expect, test } from 'vitest'
import { findByName, findNamed } from './names.ts'

const genre = { name: 'genre', comments: 'of music' }
const artist = { name: 'artist', comments: '' }

test('[UIA-005] rows are found by their name, whatever the case', () => {
  const rows = [genre, artist]
  expect(findByName(rows, ' GEN ')).toEqual([genre])
  expect(findByName(rows, 'music')).toEqual([])
  expect(findByName(rows, ' ')).toBe(rows)
})

test('where comments are searched too, rows are found by them', () => {
  expect(findNamed([genre, artist], 'MUSIC')).toEqual([genre])
  expect(findNamed([genre, artist], 'art')).toEqual([artist])
})
