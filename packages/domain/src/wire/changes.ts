import { type Collection, collections } from './collections.ts'
import { collectionOf, type WireDomain } from './wire-domain.ts'

/** The entries of one collection that changed; `order` lists all keys when their order or their set changed. */
export interface CollectionPatch {
  $patch: { put: Record<string, unknown>; remove: string[]; order?: string[] }
}

/**
 * What a save has to send: each collection that differs, as a patch where that is smaller and its entries can be told
 * apart, whole otherwise. Give as `saved` what the server answered, so that repairs on load are saved as well.
 */
export function changedCollections(saved: WireDomain, current: WireDomain): Record<string, unknown> {
  return updatesOf(saved, current, (collection, before, after) => {
    const patch = patchOf(collection, before, after)
    return patch !== undefined && isSmaller(patch, after) ? patch : after
  })
}

/** What differs, by entries wherever they can be told apart: put over other content it leaves the other entries alone. */
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

  const changed = [...now].filter(([key, entry]) => !old.has(key) || !isSame(old.get(key), entry))
  const remove = [...old.keys()].filter((key) => !now.has(key))
  const keys = [...now.keys()]
  const hasNewOrder = collection.shape === 'list' && !isSame([...old.keys()], keys)
  const hasOtherKeys = remove.length > 0 || old.size !== now.size
  const order = hasNewOrder || hasOtherKeys ? { order: keys } : {}
  return { $patch: { put: Object.fromEntries(changed), remove, ...order } }
}

function isSmaller({ $patch: { put, remove } }: CollectionPatch, whole: unknown): boolean {
  const changed = Object.keys(put).length
  return changed === 0 || changed + remove.length < Object.keys(whole as object).length
}

/** The entries by their keys, or nothing when they cannot be told apart. */
export function entriesOf(collection: Collection, value: unknown): Map<string, unknown> | undefined {
  if (collection.shape === 'value' || typeof value !== 'object' || value === null) return undefined
  const { key } = collection
  if (key === undefined) return Array.isArray(value) ? undefined : new Map(Object.entries(value))
  if (!Array.isArray(value)) return undefined

  const entries = new Map<string, unknown>(value.map((entry) => [entry[key], entry]))
  return entries.size === value.length ? entries : undefined
}

/** Whether two JSON values say the same; the order of an object's keys says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b)
  return !Array.isArray(b) && isSameObject(a as JsonObject, b as JsonObject)
}

type JsonObject = Readonly<Record<string, unknown>>

// Loops that make nothing: whole domains are compared here
function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (!isSame(a[index], b[index])) return false
  return true
}

function isSameObject(a: JsonObject, b: JsonObject): boolean {
  let more = 0
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !isSame(a[key], b[key])) return false
    more++
  }
  for (const _ in b) more--
  return more === 0
}
