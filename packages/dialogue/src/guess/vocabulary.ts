import type { FoldedWord } from '../words/text/folded-words.ts'

/**
 * The words of all expressions on a ring, by their hashes. A word is picked by a point of the ring: the first one from there
 * on (consistent hashing), so that a word more or less in the domain changes few of the picks, and samples without any of
 * these stay as they are.
 */
export interface Vocabulary {
  words: readonly FoldedWord[]
  /** Their hashes in ascending order. */
  hashes: Int32Array
}

export function vocabularyOf(words: Iterable<FoldedWord>): Vocabulary {
  const byHash = new Map<number, FoldedWord>()
  for (const word of words) if (!byHash.has(word.hash)) byHash.set(word.hash, word)
  const sorted = [...byHash.values()].sort((a, b) => a.hash - b.hash)
  return { words: sorted, hashes: Int32Array.from(sorted, ({ hash }) => hash) }
}

/** The word at a point of the ring, a whole number of 32 bits; none where there are no words. */
export function wordAt({ words, hashes }: Vocabulary, point: number): FoldedWord | undefined {
  let low = 0
  let high = hashes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (hashes[middle]! < point) low = middle + 1
    else high = middle
  }
  return words[low === hashes.length ? 0 : low]
}
