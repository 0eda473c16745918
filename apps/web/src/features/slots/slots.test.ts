import { aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { canonicalsText, counted, filterCanonicals, filterSlots, hasCanonicals } from './slots.ts'

const genre = aSlot('genre', { jazz: ['Swing', 'جاز'], rock: ['rock'] })

test('slots are found by their name', () => {
  const slots = [genre, aSlot('artist')]
  expect(filterSlots(slots, ' GEN ')).toEqual([genre])
  expect(filterSlots(slots, ' ')).toBe(slots)
})

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

test('a cell names the first canonicals', () => {
  expect(canonicalsText(genre)).toBe('jazz, rock')
  expect([counted(1, 'canonical'), counted(1200, 'canonical')]).toEqual(['1 canonical', '1,200 canonicals'])
})

test('only lists have canonicals, others those that came from outside', () => {
  expect(hasCanonicals(aSlot('list'))).toBe(true)
  expect(hasCanonicals(aSlot('number', {}, { type: 'Number' }))).toBe(false)
  expect(hasCanonicals(aSlot('number', { one: [] }, { type: 'Number' }))).toBe(true)
})
