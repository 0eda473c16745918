import type { Expression, SentenceCounter } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import type { Slot } from '@sdp/domain/slots'
import { hasLiterals, literalsOf } from './literals.ts'
import { Randomness } from './randomness.ts'
import { numberWord, unknownWord, type Word, wordsOf } from './words.ts'

/** One sentence of an expression, with its slots where they stand. */
export interface Pattern {
  /** The place of its expression in the intent. */
  expression: number
  items: readonly PatternItem[]
}

type PatternItem =
  | { kind: 'word'; word: Word }
  | { kind: 'slot'; name: string }
  /** Any words, as a star stands for them. */
  | { kind: 'any' }

/** How many sentences of an intent are learned from. */
export interface Share {
  /** At most so many expressions, evenly chosen. */
  expressions: number
  /** At most so many sentences of each. */
  each: number
}

/** The sentences of an intent to learn from. */
export function patternsOf(
  { expressions }: Pick<Intent, 'expressions'>,
  { counter, language, share }: { counter: SentenceCounter; language: string; share: Share },
): Pattern[] {
  const chosen = Math.min(expressions.length, share.expressions)
  const read = pieceReader(language)
  const patterns: Pattern[] = []
  for (let place = 0; place < chosen; place++) {
    const expression = Math.floor((place * expressions.length) / chosen)
    const { shown } = counter.samples(expressions[expression]!.text, { size: share.each, turn: 0 })
    for (const sentence of shown) patterns.push({ expression, items: sentence.split(' ').flatMap(read) })
  }
  return patterns
}

/** Reads pieces of sentences; the same ones come again and again. */
function pieceReader(language: string): (piece: string) => readonly PatternItem[] {
  const known = new Map<string, readonly PatternItem[]>()
  return (piece) => {
    let items = known.get(piece)
    if (items === undefined) {
      items = readPiece(piece, language)
      known.set(piece, items)
    }
    return items
  }
}

function readPiece(piece: string, language: string): PatternItem[] {
  if (piece.startsWith('$(')) return [{ kind: 'slot', name: piece.slice(2, -1) }]
  // A part that nobody has written: nothing is known of what it says
  if (piece.startsWith('§')) return []
  return piece
    .split('+')
    .flatMap((part): PatternItem[] =>
      part === '*' ? [{ kind: 'any' }] : wordsOf(part, language).map((word) => ({ kind: 'word', word })),
    )
}

/** What the slots of a pattern are filled with. */
export interface Filling {
  language: string
  slots: ReadonlyMap<string, Slot>
  expressions: readonly Expression[]
  /** Words that people also say where any words fit. */
  vocabulary: readonly Word[]
}

/** A sentence as somebody could say it; each turn fills in other values. */
export function fill(pattern: Pattern, turn: number, filling: Filling): Word[] {
  let seed = Math.imul(turn + 1, 7919) + pattern.expression
  for (const item of pattern.items) seed = Math.imul(seed, 31) + (item.kind === 'word' ? item.word.hash : 1)
  const random = new Randomness(seed)
  const words: Word[] = []
  const expression = filling.expressions[pattern.expression]!
  for (const item of pattern.items) {
    if (item.kind === 'word') words.push(item.word)
    else if (item.kind === 'any') addAnyWords(words, random, filling.vocabulary)
    else addValue(words, item.name, { random, expression }, filling)
  }
  return words
}

function addValue(
  words: Word[],
  name: string,
  { random, expression }: { random: Randomness; expression: Expression },
  { slots, language, vocabulary }: Filling,
): void {
  const slot = slots.get(name)
  if (slot?.type === 'Number') {
    words.push(numberWord)
    return
  }
  if (slot === undefined || !hasLiterals(slot)) {
    addAnyWords(words, random, vocabulary)
    return
  }
  const literals = literalsOf(slot, language)
  const allowed = expression.restrictions.find((one) => one.slot === name)?.canonicals
  const names = allowed && new Set<string | boolean>(allowed.map((canonical) => canonical.name))
  const possible = names === undefined ? literals : literals.filter(({ value }) => names.has(value))
  if (possible.length === 0) words.push(unknownWord)
  else for (const word of possible[random.below(possible.length)]!.words) words.push(word)
}

const mostFreeWords = 4
/** One in so many free words is one that means something elsewhere. */
const seldomKnown = 4

/** Mostly words that nobody has seen before, and among them some that mean something elsewhere. */
function addAnyWords(words: Word[], random: Randomness, vocabulary: readonly Word[]): void {
  for (let left = 1 + random.below(mostFreeWords); left > 0; left--) {
    const isKnown = vocabulary.length > 0 && random.below(seldomKnown) === 0
    words.push(isKnown ? vocabulary[random.below(vocabulary.length)]! : unknownWord)
  }
}
