import { expect, test } from 'vitest'
import { openCache } from './cache.ts'

// With room for what each entry costs in addition to its value
const room = 1000
const half = 400

test('what was not used for longest makes room', () => {
  const cache = openCache<string>(room + 300)
  cache.set('a', 'A', half)
  cache.set('b', 'B', half)
  expect(cache.get('a')).toBe('A')
  cache.set('c', 'C', half)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C'])
})

test('the next value of a key takes the room of the one before', () => {
  const cache = openCache<string>(room + 300)
  cache.set('a', 'A', half)
  cache.set('b', 'old', half)
  cache.set('b', 'new', half)
  expect([cache.get('a'), cache.get('b')]).toEqual(['A', 'new'])
})

test('one that is larger than all the room is not kept, unless the newest always is', () => {
  for (const keepsNewest of [false, true]) {
    const cache = openCache<string>(room, { keepsNewest })
    cache.set('a', 'A', half)
    cache.set('large', 'L', 3 * room)
    expect([cache.get('a'), cache.get('large')]).toEqual([undefined, keepsNewest ? 'L' : undefined])
    cache.set('b', 'B', half)
    expect([cache.get('large'), cache.get('b')]).toEqual([undefined, 'B'])
  }
})
