import { isSame } from '../../toolbox/same.ts'
import { entriesOf } from './changes.ts'
import { collections } from './collections.ts'
import { collectionOf, type WireDomain } from './wire-domain.ts'

/** One entry of a collection that differs between two domains. */
export interface EntryChange {
  /** The path of the collection. */
  collection: string
  /** Empty for a collection that is kept as one value. */
  key: string
  change: 'added' | 'removed' | 'changed'
  before?: unknown
  after?: unknown
}

/** Where two domains differ, entry by entry, in the order of the collections. */
export function entryChanges(before: WireDomain, after: WireDomain): EntryChange[] {
  return collections.flatMap((collection) => {
    const empty: unknown = JSON.parse(collection.empty)
    const old = collectionOf(before, collection) ?? empty
    const now = collectionOf(after, collection) ?? empty
    if (isSame(old, now)) return []
    const { path } = collection
    const oldEntries = entriesOf(collection, old)
    const newEntries = entriesOf(collection, now)
    if (oldEntries === undefined || newEntries === undefined) {
      return [{ collection: path, key: '', change: 'changed' as const, before: old, after: now }]
    }
    return changesOf(path, oldEntries, newEntries)
  })
}

function changesOf(
  collection: string,
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): EntryChange[] {
  const removed = [...before].filter(([key]) => !after.has(key))
  const others = [...after].filter(([key, entry]) => !before.has(key) || !isSame(before.get(key), entry))
  return [
    ...removed.map(([key, entry]): EntryChange => ({ collection, key, change: 'removed', before: entry })),
    ...others.map(
      ([key, entry]): EntryChange =>
        before.has(key)
          ? { collection, key, change: 'changed', before: before.get(key), after: entry }
          : { collection, key, change: 'added', after: entry },
    ),
  ]
}
