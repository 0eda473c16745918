import type { Lineage } from '@sdp/domain/identity'
import type { InsidePatch } from '@sdp/domain/wire'
import { openPace } from '../process/pace.ts'
import { applyUpdates } from './apply.ts'
import type { NewBlobs, Source } from './blobs.ts'
import { refuseEverydayWords } from './everyday-words.ts'
import { collectionAt, type Manifest } from './manifest.ts'
import type { NewEntry, Update } from './updates.ts'

/** What a merge makes of the newest revision of a save point. */
export interface Merge {
  updates: readonly MergedUpdate[]
  /** From the newest revision to the merged content. */
  lineage: Lineage
  /** The second parent of the revision, with the name of its save point and the lineage from it. */
  merged: { revision: string; savePoint: string; lineage: Lineage }
}

/** What a merge changes in a collection, with the JSON text of each entry: it was checked when somebody saved it. */
export interface MergedUpdate {
  /** Of a collection that each language has for itself. */
  language: string | null
  path: string
  /** Absent where the entries are all that there are, or the one value. */
  patch?: { remove: string[]; order?: string[]; inside: [key: string, patch: InsidePatch][] }
  entries: [key: string, text: string][]
}

interface Merging {
  head: { manifest: Manifest }
  blobs: NewBlobs
}

/** Writes what a merge changes in all languages and in what they share. */
export async function mergeManifest(
  source: Source,
  { updates }: Merge,
  { head, blobs }: Merging,
): Promise<Manifest> {
  let manifest = head.manifest
  for (const language of new Set(updates.map((update) => update.language))) {
    const read: Update[] = []
    for (const update of updates) if (update.language === language) read.push(await readUpdate(update))
    // What is shared goes to no language, whichever it is
    const section = { language: language ?? '', blobs }
    const after = await applyUpdates(source, { manifest, updates: read, ...section })
    if (language !== null) await refuseEverydayWords(source, { before: manifest, after, language })
    manifest = after
  }
  return manifest
}

async function readUpdate({ path, patch, entries }: MergedUpdate): Promise<Update> {
  const pace = openPace()
  const read: NewEntry[] = []
  for (const [key, text] of entries) {
    read.push([key, JSON.parse(text)])
    await pace.rest()
  }
  const collection = collectionAt(path)
  if (patch !== undefined) return { collection, kind: 'patch', put: read, order: undefined, ...patch }
  if (collection.shape === 'value') return { collection, kind: 'value', value: read[0]![1] }
  return { collection, kind: 'entries', entries: read }
}
