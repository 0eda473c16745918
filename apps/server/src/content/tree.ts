import { addTreeBlob, type NewBlobs, readTrees, type Source } from './blobs.ts'
import type { Caches } from './cache.ts'

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

const entriesPerChunk = 64
const largestChunk = 4 * entriesPerChunk

/**
 * Cuts entries into chunks. A chunk ends where the key says so, so that an entry put in or taken out moves no boundary
 * but its own, and the other chunks stay what they are.
 */
export function treeOf(entries: readonly Entry[]): Tree {
  const chunks: Chunk[] = []
  let from = 0
  for (let at = 0; at < entries.length; at++) {
    const isEnd = endsChunk(entries[at]![0]) || at - from + 1 === largestChunk || at === entries.length - 1
    if (!isEnd) continue
    chunks.push({ entries: entries.slice(from, at + 1) })
    from = at + 1
  }
  return { chunks }
}

function endsChunk(key: string): boolean {
  // FNV-1a: quick and spread enough; names of content are SHA-256, this only draws lines.
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return ((hash ^ (hash >>> 15)) & (entriesPerChunk - 1)) === 0
}

export function entriesOf({ chunks }: Tree): Entry[] {
  return chunks.flatMap((chunk) => chunk.entries)
}

/** Notes the chunks not written yet, and the root; answers its hash, or undefined for an empty collection. */
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
