import type { FoldedWord } from './text/folded-words.ts'

/** A trie of phrases by the hashes of their words, with values at the ends of phrases. */
export interface WordTrie<Value> {
  next: Map<number, WordTrie<Value>>
  values: Value[]
}

/** Words of a sentence that are a phrase of a trie. */
export interface Span<Value> {
  /** Places of the first word and of the one after the last. */
  start: number
  end: number
  values: readonly Value[]
}

export function newWordTrie<Value>(): WordTrie<Value> {
  return { next: new Map(), values: [] }
}

/** The values of a phrase, to add some. */
export function valuesOfPhrase<Value>(trie: WordTrie<Value>, words: readonly FoldedWord[]): Value[] {
  let node = trie
  for (const { hash } of words) {
    let next = node.next.get(hash)
    if (next === undefined) {
      next = newWordTrie()
      node.next.set(hash, next)
    }
    node = next
  }
  return node.values
}

/** All phrases that begin at a word, the longest last. */
export function spansAt<Value>(
  trie: WordTrie<Value>,
  words: readonly FoldedWord[],
  start: number,
): Span<Value>[] {
  const spans: Span<Value>[] = []
  let node = trie.next.get(words[start]!.hash)
  for (let end = start + 1; node !== undefined; end++) {
    if (node.values.length > 0) spans.push({ start, end, values: node.values })
    node = end < words.length ? node.next.get(words[end]!.hash) : undefined
  }
  return spans
}

/** The longest phrase that begins at a word. */
export function longestAt<Value>(
  trie: WordTrie<Value>,
  words: readonly FoldedWord[],
  start: number,
): Span<Value> | undefined {
  let longest: WordTrie<Value> | undefined
  let longestEnd = start
  let node = trie.next.get(words[start]!.hash)
  for (let end = start + 1; node !== undefined; end++) {
    if (node.values.length > 0) {
      longest = node
      longestEnd = end
    }
    node = end < words.length ? node.next.get(words[end]!.hash) : undefined
  }
  return longest && { start, end: longestEnd, values: longest.values }
}
