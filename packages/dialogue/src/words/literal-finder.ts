import { isFreeText, maxExampleValues, type Slot } from '@sdp/domain/slots'
import { literalsOfSlot, type SpokenLiteral } from './slot-values.ts'
import { type FoldedWord, foldedWordsOf } from './text/folded-words.ts'
import { longestAt, newWordTrie, type Span, spansAt, valuesOfPhrase } from './word-trie.ts'

interface LiteralValue extends Pick<SpokenLiteral, 'value'> {
  slot: string
}

/**
 * Finds the literals of slots in a sentence of folded words; the recogniser has a tree of its own (`literals.ts`), which many
 * versions of a domain share. A class, so that all finders share their functions: with some of its own V8 would optimise each again.
 */
export class LiteralFinder {
  private readonly literals = newWordTrie<LiteralValue>()
  /** The example values of free text, with the names of their slots. */
  private readonly examples = newWordTrie<string>()

  constructor(slots: readonly Slot[], language: string) {
    for (const slot of slots) {
      for (const { words, value } of literalsOf(slot, language)) {
        const values = valuesOfPhrase(this.literals, words)
        if (!values.some((one) => one.slot === slot.name)) values.push({ slot: slot.name, value })
      }
      for (const words of exampleValuesOf(slot, language)) {
        const values = valuesOfPhrase(this.examples, words)
        if (!values.includes(slot.name)) values.push(slot.name)
      }
    }
  }

  /** All of them that begin at a word, the longest last. */
  at(words: readonly FoldedWord[], start: number): LiteralSpan[] {
    return spansAt(this.literals, words, start)
  }

  /** The example values that begin at a word, with the slots that have them. */
  examplesAt(words: readonly FoldedWord[], start: number): Span<string>[] {
    return spansAt(this.examples, words, start)
  }

  /** The longest that begins at a word. */
  longestAt(words: readonly FoldedWord[], start: number): LiteralSpan | undefined {
    return longestAt(this.literals, words, start)
  }
}

/** Words that are literals of slots. */
export type LiteralSpan = Span<LiteralValue>

interface Literal extends SpokenLiteral {
  words: FoldedWord[]
}

const known = new WeakMap<Slot, { language: string; literals: Literal[] }>()

/** What can be said for a slot, besides numbers, as words; the same slot is read once. */
export function literalsOf(slot: Slot, language: string): Literal[] {
  const earlier = known.get(slot)
  if (earlier?.language === language) return earlier.literals
  const literals = literalsOfSlot(slot, language)
    .map((literal) => ({ ...literal, words: foldedWordsOf(literal.text, language) }))
    .filter(({ words }) => words.length > 0)
  known.set(slot, { language, literals })
  return literals
}

const knownExamples = new WeakMap<Slot, { language: string; values: FoldedWord[][] }>()

/** The example values of free text as words; the same slot is read once. */
export function exampleValuesOf(slot: Slot, language: string): FoldedWord[][] {
  const earlier = knownExamples.get(slot)
  if (earlier?.language === language) return earlier.values
  const { exampleValues = [] } = slot
  const isRead = isFreeText(slot) && exampleValues.length > 0
  const values = isRead
    ? exampleValues
        .slice(0, maxExampleValues)
        .map((value) => foldedWordsOf(value, language))
        .filter((words) => words.length > 0)
    : []
  knownExamples.set(slot, { language, values })
  return values
}

/** Whether slots have the same names, literals and example values, in the same order: all that samples depend on. */
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
