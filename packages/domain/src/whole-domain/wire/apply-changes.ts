import { messages } from '../../messages/messages.ts'
import { Refused } from '../../toolbox/refused.ts'
import { type CollectionPatch, entriesOf } from './changes.ts'
import { type Collection, findCollection } from './collections.ts'
import { withInside } from './inside.ts'
import { collectionOf, type WireDomain } from './wire-domain.ts'

/** The domain with changes as `changedCollections` returns them; entries that a patch does not name stay as they are. */
export function applyChanges(wire: WireDomain, updates: Readonly<Record<string, unknown>>): WireDomain {
  let changed = wire
  for (const [path, update] of Object.entries(updates)) {
    const collection = findCollection(path)
    if (collection === undefined) continue
    changed = withCollection(changed, path, isPatch(update) ? patched(changed, collection, update) : update)
  }
  return changed
}

/** As it is sent: a patch that removes nothing need not say so. */
interface SentPatch {
  $patch: Partial<Pick<CollectionPatch['$patch'], 'remove'>> & Omit<CollectionPatch['$patch'], 'remove'>
}

function isPatch(update: unknown): update is SentPatch {
  return typeof update === 'object' && update !== null && '$patch' in update
}

function patched(wire: WireDomain, collection: Collection, { $patch }: SentPatch): unknown {
  const value = collectionOf(wire, collection) ?? JSON.parse(collection.empty)
  const entries = entriesOf(collection, value)
  if (entries === undefined) return value
  for (const key of $patch.remove ?? []) entries.delete(key)
  for (const [key, entry] of Object.entries($patch.put)) entries.set(key, entry)
  for (const [key, patch] of Object.entries($patch.inside ?? {})) {
    const entry = withInside(collection.inner ?? '', entries.get(key), patch)
    if (entry === undefined)
      throw new Refused('invalid', messages.wire.otherList(`${collection.path}.${key}`))
    entries.set(key, entry)
  }
  const keys = new Set([...($patch.order ?? []).filter((key) => entries.has(key)), ...entries.keys()])
  const ordered = [...keys].map((key): [string, unknown] => [key, entries.get(key)])
  return collection.shape === 'list' ? ordered.map(([, entry]) => entry) : Object.fromEntries(ordered)
}

function withCollection(wire: WireDomain, path: string, value: unknown): WireDomain {
  const [top = '', inner] = path.split('.')
  if (inner === undefined) return { ...wire, [top]: value }
  return { ...wire, [top]: { ...(wire[top] as object | undefined), [inner]: value } }
}
