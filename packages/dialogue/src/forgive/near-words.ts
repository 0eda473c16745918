import { shortestCorrected } from './tuned.ts'

/** Where every vowel is written; in other scripts one letter more often makes another word than a misspelt one. */
const alphabetic = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u

/**
 * Words by their length and their first or last letters. By the pigeonhole principle one edit leaves one of both as it is:
 * of a word of n letters the first and the last (n - 1) / 2 are kept, and an edit touches at most two letters side by side.
 * Takes two entries a word, where an index of all deletions (SymSpell) takes one a letter.
 */
export type NearIndex = ReadonlyMap<string, readonly string[]>

export function newNearIndex(words: Iterable<string>): NearIndex {
  const index = new Map<string, string[]>()
  for (const word of words) {
    if (!isCorrectable(word)) continue
    for (const entry of entriesOf(word, word.length)) {
      const others = index.get(entry)
      if (others === undefined) index.set(entry, [word])
      else others.push(word)
    }
  }
  return index
}

export function isCorrectable(word: string): boolean {
  return word.length >= shortestCorrected && alphabetic.test(word)
}

/** Words of which some are one edit apart from a word, each once. */
export function nearWords(index: NearIndex, word: string): string[] {
  if (!isCorrectable(word)) return []
  const found = new Set<string>()
  for (let length = word.length - 1; length <= word.length + 1; length++) {
    for (const entry of entriesOf(word, length)) {
      for (const one of index.get(entry) ?? []) found.add(one)
    }
  }
  return [...found]
}

function entriesOf(word: string, length: number): [string, string] {
  const kept = (length - 1) >> 1
  return [`${length} ${word.slice(0, kept)}`, `${length}${word.slice(-kept)}`]
}

/** Whether two words have a Damerau-Levenshtein distance of 1: a letter too many, missing, wrong, or two swapped. */
export function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || short === long) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  const areSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return areSwapped && short.slice(at + 2) === long.slice(at + 2)
}
