import type { Version } from '../recognise/compiled/version.ts'
import { setNode, valueNode, wordNode } from '../recognise/nfa/nodes.ts'
import { withoutAccents, wordsOf } from '../words/text/words.ts'
import { isOneEditApart, type NearIndex, nearWords, newNearIndex } from './near-words.ts'
import { foldDigraphs, type LanguageTables } from './phrases.ts'

/** The words that the expressions of a domain and the literals in them consist of, and how to find similar ones. */
export interface KnownWords {
  /** Whether there is a word, with these accents or others. */
  has(key: string): boolean
  /** Whether some expression takes any words. */
  hasFreeText: boolean
  /** The words that are the same with letters written as two. */
  sameDigraphs(key: string): readonly string[]
  /** The words that one edit makes of a word. */
  near(key: string): readonly string[]
}

/**
 * The words of one version. The vocabulary of the recogniser will not do: it also has what edits took away, and an edited
 * domain has to understand what one after a restart understands.
 */
export function knownWordsOf(version: Version, tables: LanguageTables): KnownWords {
  const keys = keysOf(version)
  const plain = new Set(Array.from(keys, withoutAccents))
  let folded: Map<string, string[]> | undefined
  let near: NearIndex | undefined
  return {
    has: (key) => keys.has(key) || plain.has(withoutAccents(key)),
    hasFreeText: version.store.units.some(
      ({ id, hasFreeText }) => hasFreeText && (version.intentOf[id] ?? -1) !== -1,
    ),
    sameDigraphs(key) {
      if (tables.digraphs === undefined) return []
      folded ??= byDigraphs(keys, tables)
      return folded.get(foldDigraphs(tables, key))?.filter((one) => one !== key) ?? []
    },
    near(key) {
      near ??= newNearIndex(keys)
      return nearWords(near, key).filter((one) => isOneEditApart(one, key))
    },
  }
}

function keysOf({ store, intentOf, reading }: Version): Set<string> {
  const { nodes, wordSets, vocabulary, language } = store
  const keys = new Set<string>()
  const ranges = new Set<number>()
  const seenSets = new Set<number>()
  const add = (word: number) => keys.add(vocabulary.keys[word]!)
  for (let unit = 0; unit < intentOf.length; unit++) {
    const { start, first, count } = store.units[unit]!
    if (intentOf[unit] === -1 || start === -1) continue
    for (let node = first; node < first + count; node++) {
      const label = nodes.labels[node]!
      const kind = nodes.kinds[node]
      if (kind === wordNode) add(label)
      else if (kind === valueNode) ranges.add(label)
      else if (kind === setNode && !seenSets.has(label)) {
        seenSets.add(label)
        wordSets.members[label]!.forEach(add)
      }
    }
  }
  for (const range of ranges) {
    for (const literals of reading.literals.byRange.get(range)?.values() ?? []) {
      for (const { text } of literals) for (const key of wordsOf(text, language).keys) keys.add(key)
    }
  }
  return keys
}

function byDigraphs(keys: Iterable<string>, tables: LanguageTables): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const key of keys) {
    const plain = foldDigraphs(tables, key)
    const others = found.get(plain)
    if (others === undefined) found.set(plain, [key])
    else others.push(key)
  }
  return found
}
