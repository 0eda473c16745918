/** Keeps what was used last, up to a number of bytes. */
export interface Cache<T> {
  get: (key: string) => T | undefined
  set: (key: string, value: T, bytes: number) => void
}

// What a Map entry costs in addition to the value it keeps.
const overhead = 150

/** `keepsNewest` says that what was put in last stays, also where it is larger than all the room. */
export function openCache<T>(maxBytes: number, { keepsNewest = false } = {}): Cache<T> {
  // A Map remembers the order of insertion, so its first entry is the one unused for longest.
  const kept = new Map<string, { value: T; bytes: number }>()
  let total = 0

  function drop(key: string): void {
    const entry = kept.get(key)
    if (entry === undefined) return
    total -= entry.bytes
    kept.delete(key)
  }

  return {
    get: (key) => {
      const entry = kept.get(key)
      if (entry === undefined) return undefined
      kept.delete(key)
      kept.set(key, entry)
      return entry.value
    },
    set: (key, value, bytes) => {
      drop(key)
      kept.set(key, { value, bytes: bytes + overhead })
      total += bytes + overhead
      for (const oldest of kept.keys()) {
        if (total <= maxBytes || (keepsNewest && oldest === key)) break
        drop(oldest)
      }
    },
  }
}

/** What is kept in memory; all of it is named by its hash, so it is never stale. */
export interface Caches {
  /** Manifests, roots and chunks, parsed. */
  trees: Cache<unknown>
  /** The JSON text of chunks and values as it goes into a reply. */
  pieces: Cache<Buffer>
}
