import { expect, test } from 'vitest'
import { keptPrograms } from './kept-programs.ts'

test('what was not used for longest makes room', () => {
  const kept = keptPrograms<string>(100)
  kept.keep('a', 'A', 40)
  kept.keep('b', 'B', 40)
  expect(kept.find('a')).toBe('A')
  kept.keep('c', 'C', 40)
  expect([kept.find('a'), kept.find('b'), kept.find('c')]).toEqual(['A', undefined, 'C'])
  expect(kept.bytes()).toBe(80)
})

test('the next program of a place takes its room', () => {
  const kept = keptPrograms<string>(100)
  kept.keep('a', 'old', 60)
  kept.keep('a', 'new', 70)
  expect(kept.find('a')).toBe('new')
  expect(kept.bytes()).toBe(70)
})

test('one that is larger than all the room is kept alone', () => {
  const kept = keptPrograms<string>(100)
  kept.keep('a', 'A', 40)
  kept.keep('large', 'L', 300)
  expect([kept.find('a'), kept.find('large')]).toEqual([undefined, 'L'])
  kept.keep('b', 'B', 10)
  expect(kept.find('large')).toBeUndefined()
})
