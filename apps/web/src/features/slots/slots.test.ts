import { aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { canonicalsText, filterCanonicals, hasCanonicals } from './slots.ts'

const genre = aSlot('genre', { jazz: ['Swing', 'جاز'], rock: ['rock'] })

test('canonicals are found by their name and by their literals', () => {
  const names = (text: string) => filterCanonicals(genre.canonicals, text, 'eng-USA').map(({ name }) => name)
  expect([names('JAZZ'), names('swi'), names('جا'), names('o'), names('x')]).toEqual([
    ['jazz'],
    ['jazz'],
    ['jazz'],
    ['rock'],
    [],
  ])
  expect(filterCanonicals(genre.canonicals, '', 'eng-USA')).toBe(genre.canonicals)
})

test('literals are found by the letters of their language, also after they were looked for in another', () => {
  const { canonicals } = aSlot('city', { istanbul: ['İSTANBUL'] })
  const found = (text: string, language: string) => filterCanonicals(canonicals, text, language).length
  expect([found('ist', 'tur-TUR'), found('ıst', 'tur-TUR')]).toEqual([1, 0])
  expect([found('i̇st', 'eng-USA'), found('ist', 'tur-TUR')]).toEqual([1, 1])
})

test('a cell names the first canonicals', () => {
  expect(canonicalsText(genre)).toBe('jazz, rock')
})

test('only lists have canonicals, others those that came from outside', () => {
  expect(hasCanonicals(aSlot('list'))).toBe(true)
  expect(hasCanonicals(aSlot('number', {}, { type: 'Number' }))).toBe(false)
  expect(hasCanonicals(aSlot('number', { one: [] }, { type: 'Number' }))).toBe(true)
})
