import type { Slot } from '@sdp/domain/slots'
import { literalsOfSlot, type SpokenLiteral } from '../slot-values.ts'
import { type Word, wordsOf } from './words.ts'

/** Words that stand for values of slots, as they were found in a sentence. */
export interface Span {
  /** Places of the first word and of the one after the last. */
  start: number
  end: number
  values: readonly LiteralValue[]
}

interface LiteralValue extends Pick<SpokenLiteral, 'value'> {
  slot: string
}

interface Node {
  next: Map<number, Node>
  values: LiteralValue[]
}

/** Finds the literals of all slots that have some in a sentence. A class for the reason that `IntTable` is one. */
export class Literals {
  private readonly root: Node = { next: new Map(), values: [] }

  constructor(slots: readonly Slot[], language: string) {
    for (const slot of slots) {
      for (const { words, value } of literalsOf(slot, language)) {
        const { values } = words.reduce((node, { hash }) => follow(node, hash), this.root)
        if (!values.some((one) => one.slot === slot.name)) values.push({ slot: slot.name, value })
      }
    }
  }

  /** All of them that begin at a place, the longest last. */
  at(words: readonly Word[], start: number): Span[] {
    const spans: Span[] = []
    let node = this.root.next.get(words[start]!.hash)
    for (let end = start + 1; node !== undefined; end++) {
      if (node.values.length > 0) spans.push({ start, end, values: node.values })
      node = end < words.length ? node.next.get(words[end]!.hash) : undefined
    }
    return spans
  }

  /** The longest that begins at a place. */
  longestAt(words: readonly Word[], start: number): Span | undefined {
    let longest: Node | undefined
    let longestEnd = start
    let node = this.root.next.get(words[start]!.hash)
    for (let end = start + 1; node !== undefined; end++) {
      if (node.values.length > 0) {
        longest = node
        longestEnd = end
      }
      node = end < words.length ? node.next.get(words[end]!.hash) : undefined
    }
    return longest && { start, end: longestEnd, values: longest.values }
  }
}

function follow(node: Node, hash: number): Node {
  let next = node.next.get(hash)
  if (next === undefined) {
    next = { next: new Map(), values: [] }
    node.next.set(hash, next)
  }
  return next
}

interface Literal extends SpokenLiteral {
  words: Word[]
}

const known = new WeakMap<Slot, { language: string; literals: Literal[] }>()

/** What can be said for a slot, besides numbers, as words; the same slot is read once. */
export function literalsOf(slot: Slot, language: string): Literal[] {
  const earlier = known.get(slot)
  if (earlier?.language === language) return earlier.literals
  const literals = literalsOfSlot(slot, language)
    .map((literal) => ({ ...literal, words: wordsOf(literal.text, language) }))
    .filter(({ words }) => words.length > 0)
  known.set(slot, { language, literals })
  return literals
}

/** Whether slots have the same names and literals, in the same order: all that is made of `Literals` depends on. */
export function haveSameLiterals(some: readonly Slot[], others: readonly Slot[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ name, type, canonicals }, at) => {
      const other = others[at]!
      return name === other.name && type === other.type && canonicals === other.canonicals
    })
  )
}
