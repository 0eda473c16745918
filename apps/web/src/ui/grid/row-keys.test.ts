import { expect, test } from 'vitest'
import { createRowKeys } from './row-keys.ts'

interface Named {
  name: string
}

const row = (name: string): Named => ({ name })
const [a, b, c, d] = [row('a'), row('b'), row('c'), row('d')]

function keysOf(...rows: Named[]) {
  const { follow, keyOf } = createRowKeys(({ name }: Named) => name)
  follow(rows)
  return {
    keys: rows.map(keyOf),
    after: (...now: Named[]) => {
      follow(now)
      return now.map(keyOf)
    },
  }
}

test('a row keeps its key wherever it is moved to, and every row has its own', () => {
  const { keys, after } = keysOf(a, b, c)
  expect(new Set(keys).size).toBe(3)
  expect(after(c, a, b)).toEqual([keys[2], keys[0], keys[1]])
})

test('a renamed row keeps its key, also the only one, and so does what comes back by undo', () => {
  const { keys, after } = keysOf(a, b, c)
  expect(after(a, row('renamed'), c)).toEqual(keys)
  expect(after(a, b, c)).toEqual(keys)
  const one = keysOf(a)
  expect(one.after(row('renamed'))).toEqual(one.keys)
})

test('two neighbours that are renamed at once keep their keys, and so does a changed row that moves', () => {
  const { keys, after } = keysOf(a, b, c, d)
  expect(after(a, row('x'), row('y'), d)).toEqual(keys)
  const moved = keysOf(a, b, c)
  expect(moved.after(c, row('b'), a)).toEqual([moved.keys[2], moved.keys[1], moved.keys[0]])
})

test('a row that is renamed in a list sorted by name keeps its key at its new place', () => {
  const { keys, after } = keysOf(a, b, c)
  expect(after(b, c, row('z'))).toEqual([keys[1], keys[2], keys[0]])
})

test('a row that is added gets a new key, the others keep theirs', () => {
  const { keys, after } = keysOf(a, b)
  const [first, added, last] = after(a, c, b)
  expect([first, last]).toEqual(keys)
  expect(keys).not.toContain(added)
})

test('what takes the place of a deleted row does not take its key', () => {
  const { keys, after } = keysOf(a, b, c)
  expect(after(a, c)).toEqual([keys[0], keys[2]])
  const [, added] = after(a, d, c)
  expect(keys).not.toContain(added)
})

test('no key of one list goes over to another list', () => {
  const { keys, after } = keysOf(a, b)
  for (const key of after(row('x'), row('y'))) expect(keys).not.toContain(key)
})

test('a row and the one that it became never share a key', () => {
  const { after } = keysOf(a, b)
  const renamed = row('renamed')
  after(renamed, b)
  expect(new Set(after(renamed, b, a)).size).toBe(3)
})

test('a row that stays does not take the key of one that went, though nobody asked for its own before', () => {
  const { follow, keyOf } = createRowKeys(({ name }: Named) => name)
  follow([a, b])
  follow([b, d])
  expect(keyOf(b)).not.toBe(keyOf(a))
})
