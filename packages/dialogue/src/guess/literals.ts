import { type Canonical, listType, type Slot } from '@sdp/domain/slots'
import { type Word, wordsOf } from './words.ts'

/** A literal that a list slot knows, as it was found in a sentence. */
export interface Span {
  /** Places of the first word and of the one after the last. */
  start: number
  end: number
  values: readonly LiteralValue[]
}

/** What a literal stands for. */
interface LiteralValue {
  slot: string
  canonical: string
}

interface Node {
  next: Map<number, Node>
  values: LiteralValue[]
}

/** Finds the literals of all list slots in a sentence. */
export interface Literals {
  /** All of them that begin at a place, the longest last. */
  at(words: readonly Word[], start: number): Span[]
  /** The longest that begins at a place. */
  longestAt(words: readonly Word[], start: number): Span | undefined
}

/** Makes the finder for the literals of these slots. */
export function findLiterals(slots: readonly Slot[], language: string): Literals {
  const root: Node = { next: new Map(), values: [] }
  for (const slot of slots) {
    if (slot.type !== listType) continue
    for (const { words, canonical } of literalsOf(slot.canonicals, language)) {
      let node = root
      for (const { hash } of words) {
        let next = node.next.get(hash)
        if (next === undefined) {
          next = { next: new Map(), values: [] }
          node.next.set(hash, next)
        }
        node = next
      }
      if (!node.values.some((value) => value.slot === slot.name))
        node.values.push({ slot: slot.name, canonical })
    }
  }

  function at(words: readonly Word[], start: number): Span[] {
    const spans: Span[] = []
    let node: Node | undefined = root
    for (let place = start; place < words.length; place++) {
      node = node.next.get(words[place]!.hash)
      if (node === undefined) break
      if (node.values.length > 0) spans.push({ start, end: place + 1, values: node.values })
    }
    return spans
  }

  return {
    at,
    longestAt(words, start) {
      let node: Node | undefined = root
      let end = start
      let values: readonly LiteralValue[] = []
      for (let place = start; place < words.length; place++) {
        node = node.next.get(words[place]!.hash)
        if (node === undefined) break
        if (node.values.length > 0) {
          values = node.values
          end = place + 1
        }
      }
      return end > start ? { start, end, values } : undefined
    },
  }
}

interface Literal {
  words: Word[]
  canonical: string
}

const known = new WeakMap<readonly Canonical[], { language: string; literals: Literal[] }>()

/** All literals of these canonicals as words; the same canonicals are read once. */
export function literalsOf(canonicals: readonly Canonical[], language: string): Literal[] {
  const earlier = known.get(canonicals)
  if (earlier?.language === language) return earlier.literals
  const literals = canonicals
    .flatMap(({ name, literals: texts }) =>
      texts.map((text) => ({ words: wordsOf(text, language), canonical: name })),
    )
    .filter(({ words }) => words.length > 0)
  known.set(canonicals, { language, literals })
  return literals
}
