import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../testing/assert-property.ts'
import { followList } from './followed-list.ts'

test('a followed list knows the names of every list it was led to, also where some stand twice', () => {
  const entry = fc.constantFrom(...['a', 'b', 'c', 'd', 'a', 'b'].map((name) => ({ name })))
  assertProperty(
    fc.property(fc.array(fc.array(entry, { maxLength: 6 }), { maxLength: 8 }), (lists) => {
      const followed = followList<{ name: string }>(({ name }) => name)
      let before = new Set<string>()
      for (const list of lists) {
        const { isMore, removed } = followed.update(list)
        const now = new Set(list.map(({ name }) => name))
        for (const name of now) expect(followed.byName.get(name)).toBe(list.find((one) => one.name === name))
        expect(followed.byName.size).toBe(now.size)
        expect(followed.isUnique()).toBe(now.size === list.length)
        expect(isMore).toBe([...now].some((name) => !before.has(name)))
        expect(removed.toSorted()).toEqual([...before].filter((name) => !now.has(name)).toSorted())
        before = now
      }
    }),
  )
})
