import { messages, Refused } from '@sdp/domain'
import { type Collection, withInside } from '@sdp/domain/wire'
import { openPace } from '../pace.ts'
import { addBlob, hashOf, type NewBlobs, readTexts, type Source } from './blobs.ts'
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

/** Applies updates to a manifest; what is new stands in `blobs` afterwards. Collections bound to a language go to it. */
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
    /** Whether an order made for other entries is followed as far as it goes. */
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
    const put = [...update.put, ...(await patchInside(source, before, update))]
    const fresh = new Map(await addEntries(blobs, put, noneKnown))
    return addTree(caches, blobs, patchTree(before, update, { fresh, force }))
  }
  const known = new Set(entriesOf(before).map(([, hash]) => hash))
  return addTree(caches, blobs, treeOf(await addEntries(blobs, update.entries, known)))
}

/** The entries whose lists are patched, whole. */
async function patchInside(
  source: Source,
  before: Tree,
  { collection: { path, inner = '' }, inside }: Extract<Update, { kind: 'patch' }>,
): Promise<NewEntry[]> {
  if (inside.length === 0) return []
  const known = new Map(entriesOf(before))
  const patched: NewEntry[] = []
  for (const [key, patch] of inside) {
    const hash = known.get(key)
    const text = hash === undefined ? 'null' : (await readTexts(source, [hash])).get(hash)!
    const entry = withInside(inner, JSON.parse(text), patch)
    if (entry === undefined) throw new Refused('invalid', messages.wire.otherList(`${path}.${key}`))
    patched.push([key, entry])
  }
  return patched
}

async function addEntries(
  blobs: NewBlobs,
  entries: readonly NewEntry[],
  known: ReadonlySet<string>,
): Promise<Entry[]> {
  const pace = openPace()
  const added: Entry[] = []
  for (const entry of entries) {
    added.push(addEntry(blobs, entry, known))
    const resting = pace.rest()
    if (resting !== undefined) await resting
  }
  return added
}

function addEntry(blobs: NewBlobs, [key, value]: NewEntry, known: ReadonlySet<string>): Entry {
  const text = JSON.stringify(value)
  const hash = hashOf(text)
  if (!known.has(hash)) blobs.set(hash, text)
  return [key, hash]
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

const noneKnown: ReadonlySet<string> = new Set()

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
