import { assertProperty } from '@sdp/domain/testing/assert-property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type NewBlobs, readTexts, type Source } from './blobs.ts'
import { openCache } from './cache.ts'
import { addEntryText, patchEntryText } from './long-entries.ts'

/** Everything is in `blobs`: whoever asks a database is wrong. */
function sourceOf(blobs: NewBlobs): Source {
  const caches = { trees: openCache<unknown>(0), pieces: openCache<Buffer>(0) }
  return { db: undefined as never, caches, unwritten: blobs }
}

const module = (rules: unknown[]) => ({ name: 'Main "1"', rules, comments: '+' })
const rules = (count: number, seed = 0) =>
  Array.from({ length: count }, (_, at) => ({ comments: `rule ${(at * 7 + seed) % 1000}` }))

test('an entry with a long list reads as it was written, whatever is around the list', async () => {
  const entries: object[] = [
    module(rules(129)),
    module(rules(3000)),
    { rules: rules(200) },
    { rules: rules(200), 1: 'numbers come first', last: null },
    { first: undefined, rules: rules(200), last: undefined },
    { rules: Array(700).fill({ comments: 'the same' }) },
  ]
  for (const entry of entries) {
    const blobs: NewBlobs = new Map()
    const hash = addEntryText(blobs, entry, 'rules')
    expect(blobs.size).toBeGreaterThan(2)
    expect((await readTexts(sourceOf(blobs), [hash])).get(hash)).toBe(JSON.stringify(entry))
  }
})

test('a patched entry is the same as one that was written whole', async () => {
  const change = fc.record({
    skip: fc.nat(400),
    remove: fc.oneof(fc.nat(3), fc.nat(300)),
    put: fc.oneof(fc.nat(3), fc.nat(300)),
  })
  const sizes = fc.oneof(fc.nat(300), fc.nat(2000))
  const areSame = fc.boolean()
  await assertProperty(
    fc.asyncProperty(sizes, fc.array(change, { maxLength: 3 }), areSame, async (size, changes, same) => {
      const make = (count: number, seed: number) => (same ? Array(count).fill({}) : rules(count, seed))
      const list: unknown[] = make(size, 0)
      const now: unknown[] = []
      let at = 0
      const pieces = changes.map(({ skip, remove, put }, round) => {
        const start = Math.min(at + skip, size)
        now.push(...list.slice(at, start))
        at = Math.min(start + remove, size)
        const fresh: unknown[] = make(put, round + 1)
        now.push(...fresh)
        return { at: start, remove: at - start, put: fresh }
      })
      now.push(...list.slice(at))

      const blobs: NewBlobs = new Map()
      const source = sourceOf(blobs)
      const hash = addEntryText(blobs, module(list), 'rules')
      const patch = { count: size, pieces }
      const patched = await patchEntryText(source, { hash, blobs, inner: 'rules' }, patch)
      expect((await readTexts(source, [patched!])).get(patched!)).toBe(JSON.stringify(module(now)))
      expect(patched).toBe(addEntryText(new Map(), module(now), 'rules'))

      const other = { count: size + 1, pieces }
      expect(await patchEntryText(source, { hash, blobs, inner: 'rules' }, other)).toBeUndefined()
    }),
    { numRuns: 200 },
  )
})

test('a change of one thing in a list of 10,000 writes its own part and the list of parts', async () => {
  const blobs: NewBlobs = new Map()
  const list = Array.from({ length: 10_000 }, (_, at) => ({ comments: `rule ${at}` }))
  const hash = addEntryText(blobs, module(list), 'rules')
  const before = new Set(blobs.keys())
  const pieces = [{ at: 5000, remove: 1, put: [{ comments: 'new' }] }]
  await patchEntryText(sourceOf(blobs), { hash, blobs, inner: 'rules' }, { count: 10_000, pieces })
  const written = [...blobs].filter(([one]) => !before.has(one))
  expect(written.length).toBeLessThanOrEqual(3)
  expect(written.reduce((sum, [, text]) => sum + text.length, 0)).toBeLessThan(40_000)
})
