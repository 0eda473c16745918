import { twiceAsLong } from '../twice-as-long.ts'
import { IntTable } from './int-table.ts'
import type { Literals, Span } from './literals.ts'
import { roomOf } from './room.ts'
import { hashPair, hashText, numberWord, unknownWord, type Word } from './words.ts'

/**
 * What a sentence looks like to the classifier: numbers for what is in it, the same for the same words. Words, slots and
 * their neighbours come first, pieces of words after them.
 */
export interface Features {
  hashes: Int32Array
  /** How many of them are for words, slots and neighbours. */
  ofWords: number
  /** Which part of its words no expression and no literal has, from 0 to 1. */
  unknown: number
}

/** Part of a sentence for which one symbol stands: a word, the literals of a slot, a number or unknown words. */
interface Piece {
  symbol: number
  span: Span | undefined
}

const edge = hashText('edge of the sentence')
const skip = hashText('any word between')
const triple = hashText('three in a row')
const slotMark = hashText('slot')

/** Parts a sentence into words, literals of slots, numbers and unknown words. */
function piecesOf(words: readonly Word[], { literals, known }: FeatureReading): Piece[] {
  const pieces: Piece[] = []
  for (let start = 0; start < words.length; ) {
    const span = literals.longestAt(words, start)
    const symbol = span === undefined ? symbolOf(words[start]!, known) : spanSymbol(span)
    if (symbol !== unknownWord.hash || pieces.at(-1)?.symbol !== symbol) pieces.push({ symbol, span })
    start = span?.end ?? start + 1
  }
  return pieces
}

function symbolOf({ hash, isNumber }: Word, known: FeatureReading['known']): number {
  if (isNumber) return numberWord.hash
  return known.has(hash) ? hash : unknownWord.hash
}

/** One symbol for the set of slots that have a literal. */
function spanSymbol({ values }: Span): number {
  let symbol = 0
  for (const { slot } of values) symbol = (symbol + slotSymbol(slot)) | 0
  return symbol
}

/** The two highest bits of a feature say its kind, so that what it counts can be known from the feature alone. */
const kindShift = 30
const kindOf = { word: 0, pair: 1 << kindShift, run: 2 << kindShift, triple: 3 << kindShift }
const worthOfKind = [1, 0.6, 0.5, 0.4]

function feature(hash: number, kind: number): number {
  return (hash & ~kindOf.triple) | kind
}

/** The feature of a word, or of what stands in the place of one. */
export function wordFeature(hash: number): number {
  return feature(hash, kindOf.word)
}

/** How much a feature counts by its kind: a word more than several in a row or a run of letters. */
export function worthOf(feature: number): number {
  return worthOfKind[feature >>> kindShift]!
}

const nothing: readonly never[] = []
const slotSymbols = new Map<string, number>()

/** The symbol for any value of a slot. */
export function slotSymbol(slot: string): number {
  let symbol = slotSymbols.get(slot)
  if (symbol === undefined) {
    symbol = hashPair(slotMark, hashText(slot))
    slotSymbols.set(slot, symbol)
  }
  return symbol
}

/** The features of some sentences, numbered in the order in which they are met first. */
export interface MetFeatures {
  numbers: IntTable
  /** The numbers of the pieces of each word: the same words come again and again. */
  ofLetters: Map<string, readonly number[]>
  /** In which sentence each was met last. */
  lastIn: Int32Array
  sentence: number
  /** Those of this sentence; behind them is what is left of others. */
  found: number[]
  count: number
}

export function newMetFeatures(): MetFeatures {
  return {
    numbers: new IntTable(),
    ofLetters: new Map(),
    lastIn: new Int32Array(1024),
    sentence: 0,
    found: [],
    count: 0,
  }
}

/** What sentences are read with. */
export interface FeatureReading {
  literals: Literals
  /** The hashes of words; others count as unknown. */
  known: ReadonlySet<number>
}

const numberRoom = roomOf((size) => new Int32Array(size))

/** The features of the next sentence, by their numbers. */
export function meetFeatures(
  met: MetFeatures,
  words: readonly Word[],
  reading: FeatureReading,
): Pick<Features, 'ofWords' | 'unknown'> & { places: Int32Array } {
  met.sentence++
  met.count = 0
  const pieces = piecesOf(words, reading)
  let first = edge
  let second = pieces[0]?.symbol ?? edge
  for (let at = 0; at <= pieces.length; at++) {
    const both = hashPair(first, second)
    const third = pieces[at + 1]?.symbol ?? edge
    meetHash(met, feature(both, kindOf.pair))
    if (at < pieces.length) {
      meetHash(met, wordFeature(second))
      meetHash(met, feature(hashPair(hashPair(first, skip), third), kindOf.pair))
      meetHash(met, feature(hashPair(hashPair(both, triple), third), kindOf.triple))
      for (const { slot } of pieces[at]!.span?.values ?? nothing) meetHash(met, wordFeature(slotSymbol(slot)))
    }
    first = second
    second = third
  }
  let last = edge
  let unknown = 0
  for (const { hash, isNumber } of words) {
    const isSaid = hash !== unknownWord.hash && hash !== numberWord.hash && reading.known.has(hash)
    if (isSaid) meetHash(met, wordFeature(hash))
    if (isSaid && last !== edge) meetHash(met, feature(hashPair(last, hash), kindOf.pair))
    if (!isSaid && !isNumber) unknown++
    last = hash
  }
  const ofWords = met.count
  for (const { text } of words) {
    const letters = lettersIn(met, text)
    for (let at = 0; at < letters.length; at++) meet(met, letters[at]!)
  }
  const places = numberRoom(met.count)
  for (let at = 0; at < met.count; at++) places[at] = met.found[at]!
  return { places, ofWords, unknown: unknown / Math.max(1, words.length) }
}

function meetHash(met: MetFeatures, hash: number): void {
  meet(met, numberOf(met, hash))
}

function meet(met: MetFeatures, number: number): void {
  if (met.lastIn[number] === met.sentence) return
  met.lastIn[number] = met.sentence
  met.found[met.count++] = number
}

function numberOf(met: MetFeatures, hash: number): number {
  const number = met.numbers.add(hash)
  if (number === met.lastIn.length) met.lastIn = twiceAsLong(met.lastIn)
  return number
}

function lettersIn(met: MetFeatures, word: string): readonly number[] {
  let numbers = met.ofLetters.get(word)
  if (numbers === undefined) {
    numbers = lettersOf(word).map((hash) => numberOf(met, hash))
    met.ofLetters.set(word, numbers)
  }
  return numbers
}

// Used for one sentence after the other
const alone = newMetFeatures()

/** What a sentence looks like. */
export function featuresOf(words: readonly Word[], reading: FeatureReading): Features {
  alone.numbers.clear()
  alone.ofLetters.clear()
  const { places, ofWords, unknown } = meetFeatures(alone, words, reading)
  return { hashes: alone.numbers.writeKeys(places), ofWords, unknown }
}

const shortest = 3
const longest = 5
const beginning = 5
/** Words of no language are longer; what comes after is not looked at. */
const mostLetters = 24

const letters = new Map<string, readonly number[]>()
/** So many words are kept; then all are forgotten. */
const mostKept = 50_000

/** The runs of letters of a word, with its beginning and end; the beginning alone counts as a word, since forms of a word share it. */
function lettersOf(word: string): readonly number[] {
  const earlier = letters.get(word)
  if (earlier !== undefined) return earlier
  const whole = `<${word.slice(0, mostLetters)}>`
  const found: number[] = word === '' ? [] : [wordFeature(hashText(`^${word.slice(0, beginning)}`))]
  for (let length = shortest; length <= longest && length < whole.length; length++) {
    for (let at = 0; at + length <= whole.length; at++)
      found.push(feature(hashText(`~${whole.slice(at, at + length)}`), kindOf.run))
  }
  if (letters.size === mostKept) letters.clear()
  letters.set(word, found)
  return found
}
