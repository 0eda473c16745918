import { expect, test } from 'vitest'
import { assignSlots } from './row-slots.ts'

test('rows that stay keep their slots, new ones take those that are free, then further ones', () => {
  const first = assignSlots(new Map(), ['a', 'b', 'c'])
  expect([...first]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ])
  const scrolled = assignSlots(first, ['c', 'd', 'e', 'f'])
  expect([...scrolled]).toEqual([
    ['c', 2],
    ['d', 0],
    ['e', 1],
    ['f', 3],
  ])
})

test('no slot is given twice, however rows come and go', () => {
  let slots: ReadonlyMap<string, number> = new Map()
  for (const names of ['abcdef', 'f', 'fghijklm', 'xaf', '', 'abc']) {
    slots = assignSlots(slots, [...names])
    expect(new Set(slots.values()).size).toBe(names.length)
  }
})
