import { expect, test } from 'vitest'
import { withRecent } from './recent-domains.ts'

const opened = (id: string, at: number) => ({ id, name: id, savePoint: 'Original', at })

test('what was opened last comes first, each once, six at most, and keeps what is known of it (ruling R228)', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at) => ({ ...opened(id, at), problems: at }))
  expect(withRecent(before, opened('c', 10))).toEqual([
    { ...opened('c', 10), problems: 2 },
    ...before.filter(({ id }) => id !== 'c'),
  ])
  expect(withRecent(before, opened('g', 10)).map(({ id }) => id)).toEqual(['g', 'a', 'b', 'c', 'd', 'e'])
})
