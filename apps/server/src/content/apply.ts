import { messages, Refused } from '@sdp/domain'
import type { Collection } from '@sdp/domain/wire'
import { openPace } from '../process/pace.ts'
import { addBlob, type NewBlobs, type Source } from './blobs.ts'
import { addEntryText, patchEntryText } from './long-entries.ts'
import { languageSection, type Manifest, sortedManifest } from './manifest.ts'
import {
  addTree,
  type Chunk,
  type Entry,
  emptyTree,
  entriesOf,
  readTreesAt,
  type Tree,
  treeOf,
} from './tree.ts'
import type { NewEntry, Update } from './updates.ts'

/** Applies updates to a manifest; what is new is in `blobs` afterwards. Collections bound to a language go to it. */
export async function applyUpdates(
  source: Source,
  {
    manifest,
    updates,
    language,
    blobs,
    force = false,
  }: {
    manifest: Manifest
    updates: readonly Update[]
    language: string
    blobs: NewBlobs
    /** Whether an order made for other entries is followed as far as it goes (ruling R22). */
    force?: boolean | undefined
  },
): Promise<Manifest> {
  const shared = new Map(manifest.shared)
  const own = new Map(languageSection(manifest, language))
  const sectionOf = ({ perLanguage }: Collection) => (perLanguage ? own : shared)
  const trees = await readTreesAt(source, rootsOf(updates, sectionOf))

  for (const update of updates) {
    const { path } = update.collection
    const section = sectionOf(update.collection)
    const before = trees.get(section.get(path) ?? '') ?? emptyTree
    const hash = await write(source, { update, before, blobs, force })
    if (hash === undefined) section.delete(path)
    else section.set(path, hash)
  }

  const languages = new Map(manifest.languages.map(([name, section]) => [name, new Map(section)]))
  return sortedManifest(shared, languages.set(language, own))
}

function rootsOf(
  updates: readonly Update[],
  sectionOf: (collection: Collection) => ReadonlyMap<string, string>,
): string[] {
  return updates.flatMap(({ kind, collection }) => {
    const root = sectionOf(collection).get(collection.path)
    return kind === 'value' || root === undefined ? [] : [root]
  })
}

async function write(
  source: Source,
  { update, before, blobs, force }: { update: Update; before: Tree; blobs: NewBlobs; force: boolean },
): Promise<string | undefined> {
  const { caches } = source
  if (update.kind === 'value') {
    const text = JSON.stringify(update.value)
    return text === update.collection.empty ? undefined : addBlob(blobs, text)
  }
  if (update.kind === 'patch') {
    const { inner } = update.collection
    const fresh = new Map([
      ...(await addEntries(update.put, (value) => addEntryText(blobs, value, inner))),
      ...(await patchInside(source, before, { update, blobs })),
    ])
    return addTree(caches, blobs, patchTree(before, update, { fresh, force }))
  }
  const fresh: NewBlobs = new Map()
  const entries = await addEntries(update.entries, (value) =>
    addEntryText(fresh, value, update.collection.inner),
  )
  // What is there already need not be sent to the database again
  const known = new Set(entriesOf(before).map(([, hash]) => hash))
  for (const [hash, text] of fresh) if (!known.has(hash)) blobs.set(hash, text)
  return addTree(caches, blobs, treeOf(entries))
}

/** The entries whose lists are patched. */
async function patchInside(
  source: Source,
  before: Tree,
  { update, blobs }: { update: Extract<Update, { kind: 'patch' }>; blobs: NewBlobs },
): Promise<Entry[]> {
  const { collection, inside } = update
  const { path, inner = '' } = collection
  if (inside.length === 0) return []
  const known = new Map(entriesOf(before))
  const patched: Entry[] = []
  for (const [key, patch] of inside) {
    const hash = known.get(key)
    const now = hash === undefined ? undefined : await patchEntryText(source, { hash, blobs, inner }, patch)
    if (now === undefined) throw new Refused('invalid', messages.wire.otherList(`${path}.${key}`))
    patched.push([key, now])
  }
  return patched
}

async function addEntries(entries: readonly NewEntry[], add: (value: unknown) => string): Promise<Entry[]> {
  const pace = openPace()
  const added: Entry[] = []
  for (const [key, value] of entries) {
    added.push([key, add(value)])
    const resting = pace.rest()
    if (resting !== undefined) await resting
  }
  return added
}

function patchTree(
  before: Tree,
  { collection, remove, order }: Extract<Update, { kind: 'patch' }>,
  { fresh, force }: { fresh: Map<string, string>; force: boolean },
): Tree {
  const replaced = replaceEntries(before, fresh, collection.path)
  // Most saves end here: some entries changed, none came or went, and only their chunks are new.
  if (fresh.size === 0 && remove.length === 0 && order === undefined) return replaced

  const removed = new Set(remove)
  const entries = [...entriesOf(replaced).filter(([key]) => !removed.has(key)), ...fresh]
  if (order === undefined) return treeOf(entries)
  const { ordered, isExact } = inOrder(entries, order)
  if (!isExact && !force) throw new Refused('invalid', messages.wire.otherOrder(collection.path))
  return treeOf(ordered)
}

/** Puts new hashes in place of old ones, and takes from `fresh` what found its place. */
function replaceEntries(before: Tree, fresh: Map<string, string>, path: string): Tree {
  if (fresh.size === 0) return before
  const placed = new Set<string>()
  const chunks = before.chunks.map((chunk): Chunk => {
    if (!chunk.entries.some(([key]) => fresh.has(key))) return chunk
    const entries = chunk.entries.map((entry): Entry => {
      const [key] = entry
      const hash = fresh.get(key)
      if (hash === undefined) return entry
      if (placed.has(key)) throw new Refused('invalid', messages.wire.severalNamed(path, key))
      placed.add(key)
      return [key, hash]
    })
    return { entries }
  })
  for (const key of placed) fresh.delete(key)
  return { chunks }
}

/** The entries in the order of these keys, those it does not name last; of two with one key the first stays first. */
function inOrder(
  entries: readonly Entry[],
  order: readonly string[],
): { ordered: Entry[]; isExact: boolean } {
  const waiting = new Map<string, Entry[]>()
  for (const entry of entries) {
    const same = waiting.get(entry[0])
    if (same === undefined) waiting.set(entry[0], [entry])
    else same.push(entry)
  }
  const named = order.flatMap((key) => {
    const entry = waiting.get(key)?.shift()
    return entry === undefined ? [] : [entry]
  })
  const isExact = named.length === order.length && named.length === entries.length
  return { ordered: [...named, ...[...waiting.values()].flat()], isExact }
}
