import { isFreeText, mostExampleValues, type Slot } from '@sdp/domain/slots'
import { literalsOfSlot, type SpokenLiteral } from '../slot-values.ts'
import { type Word, wordsOf } from './words.ts'

/** Words that stand for values of slots, as they were found in a sentence. */
export interface Span<Value = LiteralValue> {
  /** Places of the first word and of the one after the last. */
  start: number
  end: number
  values: readonly Value[]
}

interface LiteralValue extends Pick<SpokenLiteral, 'value'> {
  slot: string
}

/** A node of a trie over words. */
interface Node<Value> {
  next: Map<number, Node<Value>>
  values: Value[]
}

/** Finds the literals of all slots that have some in a sentence. A class for the reason that `IntTable` is one. */
export class Literals {
  private readonly root: Node<LiteralValue> = newNode()
  /** The example values of free text, with the names of their slots. */
  private readonly examples: Node<string> = newNode()

  constructor(slots: readonly Slot[], language: string) {
    for (const slot of slots) {
      for (const { words, value } of literalsOf(slot, language)) {
        const { values } = words.reduce(follow<LiteralValue>, this.root)
        if (!values.some((one) => one.slot === slot.name)) values.push({ slot: slot.name, value })
      }
      for (const words of exampleValuesOf(slot, language)) {
        const { values } = words.reduce(follow<string>, this.examples)
        if (!values.includes(slot.name)) values.push(slot.name)
      }
    }
  }

  /** All of them that begin at a place, the longest last. */
  at(words: readonly Word[], start: number): Span[] {
    return spansAt(this.root, words, start)
  }

  /** The example values that begin at a place, with the slots that have them. */
  examplesAt(words: readonly Word[], start: number): Span<string>[] {
    return spansAt(this.examples, words, start)
  }

  /** The longest that begins at a place. */
  longestAt(words: readonly Word[], start: number): Span | undefined {
    let longest: Node<LiteralValue> | undefined
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

function newNode<Value>(): Node<Value> {
  return { next: new Map(), values: [] }
}

function follow<Value>(node: Node<Value>, { hash }: Word): Node<Value> {
  let next = node.next.get(hash)
  if (next === undefined) {
    next = newNode()
    node.next.set(hash, next)
  }
  return next
}

function spansAt<Value>(root: Node<Value>, words: readonly Word[], start: number): Span<Value>[] {
  const spans: Span<Value>[] = []
  let node = root.next.get(words[start]!.hash)
  for (let end = start + 1; node !== undefined; end++) {
    if (node.values.length > 0) spans.push({ start, end, values: node.values })
    node = end < words.length ? node.next.get(words[end]!.hash) : undefined
  }
  return spans
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

const knownExamples = new WeakMap<Slot, { language: string; values: Word[][] }>()

/** The example values of free text as words; the same slot is read once. */
export function exampleValuesOf(slot: Slot, language: string): Word[][] {
  const earlier = knownExamples.get(slot)
  if (earlier?.language === language) return earlier.values
  const { exampleValues = [] } = slot
  const isRead = isFreeText(slot) && exampleValues.length > 0
  const values = isRead
    ? exampleValues
        .slice(0, mostExampleValues)
        .map((value) => wordsOf(value, language))
        .filter((words) => words.length > 0)
    : []
  knownExamples.set(slot, { language, values })
  return values
}

/** Whether slots have the same names, literals and example values, in the same order: all that lessons depend on. */
export function haveSameLiterals(some: readonly Slot[], others: readonly Slot[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ name, type, canonicals, exampleValues }, at) => {
      const other = others[at]!
      return (
        name === other.name &&
        type === other.type &&
        canonicals === other.canonicals &&
        exampleValues === other.exampleValues
      )
    })
  )
}
