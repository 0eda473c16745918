import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWireDomain, sortedText } from '../../testing/any-wire-domain.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import { aWireDomain } from '../../testing/index.ts'
import { changedCollections } from './changes.ts'
import { collections } from './collections.ts'
import { type InsidePatch, withInside } from './inside.ts'
import { collectionOf, type WireDomain } from './wire-domain.ts'

const interpretation = (intent: string, ...texts: string[]) => ({
  intent,
  expressions: texts.map((expression) => ({ expression, weight: 100, literals: {} })),
})

function changes(before: Partial<WireDomain>, after: Partial<WireDomain>) {
  return changedCollections(aWireDomain(before), aWireDomain(after))
}

test('equal domains have nothing to send, whatever the order of keys in objects', () => {
  const before = { tts_responses: { a: ['x'], b: ['y'] } }
  expect(changes(before, { tts_responses: { b: ['y'], a: ['x'] } })).toEqual({})
})

test('an absent collection is an empty one', () => {
  expect(changedCollections({ name: 'Music' }, aWireDomain({ languages: [] }))).toEqual({})
})

test('one changed intent of three is a patch with that one', () => {
  const [a, b, c] = [interpretation('a', 'x'), interpretation('b', 'y'), interpretation('c', 'z')]
  const changed = interpretation('b', 'y', 'why')
  expect(changes({ nlu_interpretations: [a, b, c] }, { nlu_interpretations: [a, changed, c] })).toEqual({
    nlu_interpretations: { $patch: { put: { b: changed }, remove: [] } },
  })
})

test('an order that changed is sent without the entries', () => {
  const [a, b] = [interpretation('a'), interpretation('b')]
  expect(changes({ nlu_interpretations: [a, b] }, { nlu_interpretations: [b, a] })).toEqual({
    nlu_interpretations: { $patch: { put: {}, remove: [], order: ['b', 'a'] } },
  })
})

test('entries that came or went are sent with all keys', () => {
  expect(
    changes({ tts_responses: { a: [], b: [], c: [] } }, { tts_responses: { a: [], b: [], d: [] } }),
  ).toEqual({ tts_responses: { $patch: { put: { d: [] }, remove: ['c'], order: ['a', 'b', 'd'] } } })
})

test('a collection of which everything changed is sent whole', () => {
  const after = [interpretation('a', 'new')]
  expect(
    changes({ nlu_interpretations: [interpretation('a', 'old')] }, { nlu_interpretations: after }),
  ).toEqual({
    nlu_interpretations: after,
  })
})

test('modules of the same name cannot be distinguished, so they are sent whole', () => {
  const twins = [
    { name: 'Main', rules: [] },
    { name: 'Main', rules: [] },
    { name: 'More', rules: [] },
  ]
  const after = [...twins.slice(0, 2), { name: 'More', comments: 'new', rules: [] }]
  expect(changes({ decision_rules: twins }, { decision_rules: after })).toEqual({ decision_rules: after })
})

test('a single value is sent whole', () => {
  expect(changes({ justtalk: ['a', 'b', 'c'] }, { justtalk: ['a', 'b'] })).toEqual({ justtalk: ['a', 'b'] })
})

test('what a save sends, applied to what was saved, gives the current domain', { timeout: 60_000 }, () => {
  assertProperty(
    fc.property(anyWireDomain(), anyWireDomain(), fc.array(fc.nat()), (saved, other, picks) => {
      const current = mixed(saved, other, picks)
      const updates = changedCollections(saved, current)
      for (const collection of collections) {
        const empty: unknown = JSON.parse(collection.empty)
        const before = collectionOf(saved, collection) ?? empty
        const update = updates[collection.path]
        const after = update === undefined ? before : applied(collection.key, before, update)
        expect(sortedText(after)).toBe(sortedText(collectionOf(current, collection) ?? empty))
      }
    }),
    { numRuns: 100 },
  )
})

/** Some entries of one domain together with some of another, so that a part of each collection stays as it was. */
function mixed(saved: WireDomain, other: WireDomain, picks: number[]): WireDomain {
  let at = 0
  const isTaken = () => (picks[at++ % Math.max(1, picks.length)] ?? 1) % 2 === 0
  const list = (path: 'nlu_interpretations' | 'user_inputs' | 'decision_rules' | 'system_actions') => {
    const both = [...(saved[path] ?? []), ...(other[path] ?? [])] as unknown[]
    return { [path]: both.filter(isTaken) }
  }
  const responses = Object.entries({ ...saved.tts_responses, ...other.tts_responses }).filter(isTaken)
  return {
    ...saved,
    ...list('nlu_interpretations'),
    ...list('user_inputs'),
    ...list('decision_rules'),
    ...list('system_actions'),
    tts_responses: Object.fromEntries(responses),
    justtalk: other.justtalk ?? [],
  }
}

interface Patch {
  $patch: {
    put: Record<string, unknown>
    remove: string[]
    order?: string[]
    inside?: Record<string, InsidePatch>
  }
}

function applied(key: string | undefined, before: unknown, update: unknown): unknown {
  if (typeof update !== 'object' || update === null || !('$patch' in update)) return update
  const { put, remove, order, inside = {} } = (update as Patch).$patch
  const isList = Array.isArray(before)
  const entries: [string, unknown][] = isList
    ? before.map((entry) => [entry[key!], entry])
    : Object.entries(before as object)
  const patched = new Map(entries)
  for (const [name, entry] of Object.entries(put)) patched.set(name, entry)
  for (const [name, patch] of Object.entries(inside)) {
    patched.set(name, withInside('rules', patched.get(name), patch))
  }
  for (const name of remove) patched.delete(name)
  const names = order ?? [...patched.keys()]
  expect(new Set(names)).toEqual(new Set(patched.keys()))
  const result = names.map((name): [string, unknown] => [name, patched.get(name)])
  return isList ? result.map(([, entry]) => entry) : Object.fromEntries(result)
}
