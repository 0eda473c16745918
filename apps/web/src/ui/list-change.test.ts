import { expect, test } from 'vitest'
import { changedList, changeOfList } from './list-change.ts'

test('a list and its change give the other list, and only what differs is in the change', () => {
  const lists = ['', 'a', 'ab', 'aab', 'abc', 'axc', 'abcd', 'bcd', 'dcba'].map((text) => [...text])
  for (const before of lists) {
    for (const after of lists) {
      expect(changedList(before, changeOfList(before, after, Object.is))).toEqual(after)
    }
  }
  expect(changeOfList([...'abcd'], [...'axcd'], Object.is)).toEqual({ start: 1, removed: 1, added: ['x'] })
  expect(changeOfList([...'abcd'], [...'abcd'], Object.is)).toMatchObject({ removed: 0, added: [] })
})
