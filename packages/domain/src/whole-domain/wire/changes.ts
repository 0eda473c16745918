import { isSame } from '../../toolbox/same.ts'
import { type Collection, collections } from './collections.ts'
import { type InsidePatch, insideOf } from './inside.ts'
import { collectionOf, type WireDomain } from './wire-domain.ts'

/**
 * The entries of one collection that changed; `order` lists all keys when their order or their set changed. `inside` says
 * what changed in the long list of an entry that is otherwise the same.
 */
export interface CollectionPatch {
  $patch: {
    put: Record<string, unknown>
    remove: string[]
    order?: string[]
    inside?: Record<string, InsidePatch>
  }
}

/**
 * What a save has to send: each collection that differs, as a patch where that is smaller and its entries can be
 * apart, whole otherwise. Give as `saved` what the server answered, so that repairs on load are saved as well.
 */
export function changedCollections(saved: WireDomain, current: WireDomain): Record<string, unknown> {
  return updatesOf(saved, current, (collection, before, after) => {
    const patch = patchOf(collection, before, after)
    return patch !== undefined && isSmaller(patch, after) ? patch : after
  })
}

/** What differs, by entries wherever they can be distinguished: put over other content it leaves the other entries alone. */
export function changedEntries(saved: WireDomain, current: WireDomain): Record<string, unknown> {
  return updatesOf(saved, current, (collection, before, after) => patchOf(collection, before, after) ?? after)
}

function updatesOf(
  saved: WireDomain,
  current: WireDomain,
  updateOf: (collection: Collection, before: unknown, after: unknown) => unknown,
): Record<string, unknown> {
  const updates: Record<string, unknown> = {}
  for (const collection of collections) {
    const empty: unknown = JSON.parse(collection.empty)
    const before = collectionOf(saved, collection) ?? empty
    const after = collectionOf(current, collection) ?? empty
    if (!isSame(before, after)) updates[collection.path] = updateOf(collection, before, after)
  }
  return updates
}

function patchOf(collection: Collection, before: unknown, after: unknown): CollectionPatch | undefined {
  const old = entriesOf(collection, before)
  const now = entriesOf(collection, after)
  if (old === undefined || now === undefined) return undefined

  const put: [string, unknown][] = []
  const inside: [string, InsidePatch][] = []
  for (const [key, entry] of now) {
    const earlier = old.get(key)
    if (old.has(key) && isSame(earlier, entry)) continue
    const patch = collection.inner === undefined ? undefined : insideOf(collection.inner, earlier, entry)
    if (patch === undefined) put.push([key, entry])
    else inside.push([key, patch])
  }
  const remove = [...old.keys()].filter((key) => !now.has(key))
  const keys = [...now.keys()]
  const hasNewOrder = collection.shape === 'list' && !isSame([...old.keys()], keys)
  const hasOtherKeys = remove.length > 0 || old.size !== now.size
  const order = hasNewOrder || hasOtherKeys ? { order: keys } : {}
  const patched = inside.length > 0 ? { inside: Object.fromEntries(inside) } : {}
  return { $patch: { put: Object.fromEntries(put), remove, ...order, ...patched } }
}

function isSmaller({ $patch: { put, remove, inside } }: CollectionPatch, whole: unknown): boolean {
  const changed = Object.keys(put).length
  return (
    inside !== undefined || changed === 0 || changed + remove.length < Object.keys(whole as object).length
  )
}

/** The entries by their keys, or nothing when they cannot be distinguished. */
export function entriesOf(collection: Collection, value: unknown): Map<string, unknown> | undefined {
  if (collection.shape === 'value' || typeof value !== 'object' || value === null) return undefined
  const { key } = collection
  if (key === undefined) return Array.isArray(value) ? undefined : new Map(Object.entries(value))
  if (!Array.isArray(value)) return undefined

  const entries = new Map<string, unknown>(value.map((entry) => [entry[key], entry]))
  return entries.size === value.length ? entries : undefined
}
