import { expect, test } from 'vitest'
import { nothingSelected, withOne, withRange, withSome } from './selection.ts'

const shown = ['a', 'b', 'c', 'd', 'e']

test('a row is selected and dropped again', () => {
  const one = withOne(nothingSelected, 'b', true)
  expect([...one.keys]).toEqual(['b'])
  expect([...withOne(one, 'b', false).keys]).toEqual([])
})

test('a range runs from the last row that was chosen, in either direction', () => {
  const one = withOne(nothingSelected, 'c', true)
  const below = withRange(one, { to: 'e', isSelected: true, shown })
  expect([...below.keys]).toEqual(['c', 'd', 'e'])
  expect([...withRange(below, { to: 'a', isSelected: true, shown }).keys].sort()).toEqual(shown)
  expect([...withRange(below, { to: 'd', isSelected: false, shown }).keys]).toEqual(['e'])
})

test('a range from a row that is not shown any more is the row alone', () => {
  const removed = withOne(nothingSelected, 'x', true)
  expect([...withRange(removed, { to: 'b', isSelected: true, shown }).keys]).toEqual(['x', 'b'])
  expect([...withRange(nothingSelected, { to: 'b', isSelected: true, shown }).keys]).toEqual(['b'])
})

test('some rows are selected or dropped together, others and the place where a range begins stay', () => {
  const one = withOne(nothingSelected, 'a', true)
  const three = withSome(one, ['b', 'c'], true)
  expect([[...three.keys].sort(), three.anchor]).toEqual([['a', 'b', 'c'], 'a'])
  const left = withSome(three, ['a', 'c', 'gone'], false)
  expect([[...left.keys], left.anchor]).toEqual([['b'], 'a'])
  expect([...one.keys]).toEqual(['a'])
})
