import { addTreeBlob, type NewBlobs, readTrees, type Source } from './blobs.ts'
import type { Caches } from './cache.ts'
import { inChunks } from './chunks.ts'

/** An entry of a collection: its key, and the hash of its JSON text. Keys may repeat. */
export type Entry = readonly [key: string, hash: string]

/** The entries of a collection in order, in chunks; each chunk is a blob, and the root is the list of their hashes. */
export interface Tree {
  chunks: readonly Chunk[]
}

export interface Chunk {
  /** Absent until the chunk is written. */
  hash?: string
  entries: readonly Entry[]
}

/** Cuts entries into chunks, at certain keys. */
export function treeOf(entries: readonly Entry[]): Tree {
  return { chunks: inChunks(entries, ([key]) => key).map((chunk) => ({ entries: chunk })) }
}

export function entriesOf({ chunks }: Tree): Entry[] {
  return chunks.flatMap((chunk) => chunk.entries)
}

/** Notes the chunks not written yet, and the root; returns its hash, or undefined for an empty collection. */
export function addTree(caches: Caches, blobs: NewBlobs, { chunks }: Tree): string | undefined {
  if (chunks.length === 0) return undefined
  const hashes = chunks.map(({ hash, entries }) => hash ?? addTreeBlob(caches, blobs, entries))
  return addTreeBlob(caches, blobs, hashes)
}

/** The trees with these roots; an absent root is the empty collection. */
export async function readTreesAt(source: Source, roots: Iterable<string>): Promise<Map<string, Tree>> {
  const wanted = [...roots]
  const rootsRead = await readTrees<string[]>(source, wanted)
  const chunksRead = await readTrees<Entry[]>(source, [...rootsRead.values()].flat())
  return new Map(
    [...rootsRead].map(([root, hashes]) => [
      root,
      { chunks: hashes.map((hash) => ({ hash, entries: chunksRead.get(hash)! })) },
    ]),
  )
}

export const emptyTree: Tree = { chunks: [] }
