const entriesPerChunk = 64
const largestChunk = 4 * entriesPerChunk

/**
 * Cuts a list into chunks. A chunk ends where the text of an entry says so, so that an entry put in or taken out moves no
 * boundary but its own, and the other chunks stay what they are.
 */
export function inChunks<Entry>(entries: readonly Entry[], textOf: (entry: Entry) => string): Entry[][] {
  const chunks: Entry[][] = []
  let from = 0
  for (let at = 0; at < entries.length; at++) {
    if (at < entries.length - 1 && !isEnd(textOf(entries[at]!), at - from + 1)) continue
    chunks.push(entries.slice(from, at + 1))
    from = at + 1
  }
  return chunks
}

/** Whether a chunk of texts ends here also when the list goes on. */
export function isWholeChunk(texts: readonly string[]): boolean {
  return texts.length > 0 && isEnd(texts.at(-1)!, texts.length)
}

function isEnd(text: string, count: number): boolean {
  if (count === largestChunk) return true
  // FNV-1a: quick and spread enough; names of content are SHA-256, this only draws lines.
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return ((hash ^ (hash >>> 15)) & (entriesPerChunk - 1)) === 0
}
