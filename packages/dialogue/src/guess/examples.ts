import type { Expression, SentenceCounter } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import type { Slot } from '@sdp/domain/slots'
import { exampleValuesOf, literalsOf } from '../words/literal-finder.ts'
import { allowedBy, kindOfSlot, takesNumbers } from '../words/slot-values.ts'
import { type FoldedWord, foldedWordsOf } from '../words/text/folded-words.ts'
import { numberWord, unknownWord } from './placeholders.ts'
import { Randomness } from './randomness.ts'
import { maxFreeWords, seldomKnown, variationsOfAnyWords, variationsOfExamples } from './tuned.ts'
import { type Vocabulary, wordAt } from './vocabulary.ts'

/** One sentence of an expression, with its slots in place. */
export interface Pattern {
  /** The place of its expression in the intent. */
  expression: number
  items: readonly PatternItem[]
}

type PatternItem =
  | { kind: 'word'; word: FoldedWord }
  | { kind: 'slot'; name: string }
  /** Any words, for a star. */
  | { kind: 'any' }

/** How many sentences of an intent are learned from. */
export interface Share {
  /** Expressions, at most, evenly chosen. */
  expressions: number
  /** Sentences of each, at most. */
  each: number
}

/** How many of some expressions are learned from. */
export function chosenOf(expressions: readonly Expression[], share: Share): number {
  return Math.min(expressions.length, share.expressions)
}

/** The sentences of an intent to learn from. */
export function patternsOf(
  { expressions }: Pick<Intent, 'expressions'>,
  { counter, language, share }: { counter: SentenceCounter; language: string; share: Share },
): Pattern[] {
  const chosen = chosenOf(expressions, share)
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
      part === '*'
        ? [{ kind: 'any' }]
        : foldedWordsOf(part, language).map((word) => ({ kind: 'word', word })),
    )
}

/** What the slots of a pattern are filled with. */
export interface Filling {
  language: string
  slots: ReadonlyMap<string, Slot>
  expressions: readonly Expression[]
  /** Words that people also say where any words fit. */
  vocabulary: Vocabulary
  /** Notes which of these words were picked, by the points that they were picked with. */
  picked?: Picked
}

/** Points of the vocabulary, and the hashes of the words that were picked with them. */
export interface Picked {
  points: number[]
  hashes: number[]
}

/** Whether the same words would be picked from a vocabulary. */
export function isPickedFrom({ points, hashes }: Picked, vocabulary: Vocabulary): boolean {
  return points.every((point, at) => pickedAt(vocabulary, point).hash === hashes[at])
}

function pickedAt(vocabulary: Vocabulary, point: number): FoldedWord {
  return wordAt(vocabulary, point) ?? unknownWord
}

function isOfExamples(variation: number): boolean {
  return variation >= variationsOfAnyWords && variation < variationsOfAnyWords + variationsOfExamples
}

/** How often a pattern is filled to learn from it. */
export function variationsOf(
  { items }: Pattern,
  { slots, language }: Pick<Filling, 'slots' | 'language'>,
): number {
  if (items.every(({ kind }) => kind === 'word')) return 1
  const hasExamples = items.some((item) => {
    const slot = item.kind === 'slot' ? slots.get(item.name) : undefined
    return slot !== undefined && exampleValuesOf(slot, language).length > 0
  })
  return hasExamples ? variationsOfAnyWords + variationsOfExamples : variationsOfAnyWords
}

/** A sentence as somebody could say it; each turn fills in other values. */
export function fill(pattern: Pattern, variation: number, filling: Filling): FoldedWord[] {
  let seed = Math.imul(variation + 1, 7919) + pattern.expression
  for (const item of pattern.items) seed = Math.imul(seed, 31) + (item.kind === 'word' ? item.word.hash : 1)
  const random = new Randomness(seed)
  const words: FoldedWord[] = []
  const expression = filling.expressions[pattern.expression]!
  for (const item of pattern.items) {
    if (item.kind === 'word') words.push(item.word)
    else if (item.kind === 'any') addAnyWords(words, random, filling)
    else addValue(words, item.name, { random, expression, variation }, filling)
  }
  return words
}

function addValue(
  words: FoldedWord[],
  name: string,
  { random, expression, variation }: { random: Randomness; expression: Expression; variation: number },
  filling: Filling,
): void {
  const slot = filling.slots.get(name)
  const kind = slot === undefined ? 'free' : kindOfSlot(slot, filling.language)
  if (slot === undefined || kind === 'free') {
    const values = slot === undefined ? [] : exampleValuesOf(slot, filling.language)
    if (values.length === 0 || !isOfExamples(variation)) addAnyWords(words, random, filling)
    else for (const word of values[random.below(values.length)]!) words.push(word)
    return
  }
  if (kind === 'time') {
    addTime(words, random)
    return
  }
  const literals = literalsOf(slot, filling.language)
  // One of several is chosen by its number as often as by an ordinal
  if (takesNumbers(kind) && (literals.length === 0 || random.below(2) === 0)) {
    words.push(numberWord)
    return
  }
  const allowed = kind === 'list' && expression.restrictions.find((one) => one.slot === name)?.canonicals
  const possible = allowed ? literals.filter(allowedBy(allowed)) : literals
  if (possible.length === 0) words.push(unknownWord)
  else for (const word of possible[random.below(possible.length)]!.words) words.push(word)
}

/** A number, of hours or of minutes, and the words around it that say which: 'half past 6', '8 in the evening'. */
function addTime(words: FoldedWord[], random: Randomness): void {
  const form = random.below(4)
  if (form === 3) words.push(unknownWord)
  words.push(numberWord)
  if (form === 1) words.push(numberWord)
  if (form === 2) words.push(unknownWord)
}

/** Mostly words that nobody has seen before, and among them some that mean something elsewhere. */
function addAnyWords(words: FoldedWord[], random: Randomness, { vocabulary, picked }: Filling): void {
  for (let left = 1 + random.below(maxFreeWords); left > 0; left--) {
    if (random.below(seldomKnown) > 0) {
      words.push(unknownWord)
      continue
    }
    const point = random.next() | 0
    const word = pickedAt(vocabulary, point)
    words.push(word)
    picked?.points.push(point)
    picked?.hashes.push(word.hash)
  }
}
