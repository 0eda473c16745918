import { expect, test } from 'vitest'
import { assignSlots, inOrder, inPlace, movedBetween, type RowSlots } from './row-slots.ts'

test('rows that stay keep their elements, new ones take those that are free, then further ones', () => {
  const first = assignSlots(new Map(), ['a', 'b', 'c'])
  expect([...first]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ])
  const scrolled = assignSlots(first, ['c', 'd', 'e', 'f'])
  expect([...scrolled]).toEqual([
    ['d', 0],
    ['e', 1],
    ['c', 2],
    ['f', 3],
  ])
  expect([...inOrder(scrolled, ['c', 'd', 'e', 'f'])]).toEqual([
    ['c', 2],
    ['d', 0],
    ['e', 1],
    ['f', 3],
  ])
})

test('no element is given twice and every row has one, however rows come and go', () => {
  let slots: RowSlots = new Map()
  for (const names of ['abcdef', 'f', 'fghijklm', 'xaf', '', 'abc']) {
    slots = assignSlots(slots, [...names])
    expect(new Set(slots.values()).size).toBe(names.length)
    expect([...slots.keys()].sort()).toEqual([...names].sort())
  }
})

test('rows that come first move all others in order, and none of them in place', () => {
  const before = assignSlots(new Map(), ['a', 'b', 'c', 'd', 'e', 'f'])
  const names = ['x', 'y', 'a', 'b', 'c', 'd']
  const ordered = inOrder(assignSlots(before, names), names)
  expect(ordered.get('a')).toBe(before.get('a'))
  expect(movedBetween(before, ordered)).toBe(4)
  const placed = inPlace(before, names)
  expect([...placed.keys()]).toEqual(names)
  expect(movedBetween(before, placed)).toBe(0)
  expect([...inPlace(before, [...names, 'e', 'f']).values()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
