import { hashPair, hashText } from '../toolbox/hash.ts'
import { twiceAsLong } from '../toolbox/twice-as-long.ts'
import type { LiteralFinder, LiteralSpan } from '../words/literal-finder.ts'
import type { FoldedWord } from '../words/text/folded-words.ts'
import { IntTable } from './int-table.ts'
import { numberWord, unknownWord } from './placeholders.ts'
import { beginningLetters, runLetters, worthOfKind } from './tuned.ts'

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

/** Part of a sentence with one symbol: a word, the literals of a slot, a number or unknown words. */
interface Piece {
  symbol: number
  span: LiteralSpan | undefined
}

const edge = hashText('edge of the sentence')
const skip = hashText('any word between')
const triple = hashText('three in a row')
const slotMark = hashText('slot')

/** Parts a sentence into words, literals of slots, numbers and unknown words. */
function piecesOf(words: readonly FoldedWord[], { literals, known }: FeatureReading): Piece[] {
  const pieces: Piece[] = []
  for (let start = 0; start < words.length; ) {
    const span = literals.longestAt(words, start)
    const symbol = span === undefined ? symbolOf(words[start]!, known) : spanSymbol(span)
    if (symbol !== unknownWord.hash || pieces.at(-1)?.symbol !== symbol) pieces.push({ symbol, span })
    start = span?.end ?? start + 1
  }
  return pieces
}

function symbolOf({ hash, isNumber }: FoldedWord, known: FeatureReading['known']): number {
  if (isNumber) return numberWord.hash
  return known.has(hash) ? hash : unknownWord.hash
}

/** One symbol for the set of slots that have a literal. */
function spanSymbol({ values }: LiteralSpan): number {
  let symbol = 0
  for (const { slot } of values) symbol = (symbol + slotSymbol(slot)) | 0
  return symbol
}

/** The two highest bits of a feature say its kind, so that what it counts can be known from the feature alone. */
const kindShift = 30
const kindOf = { word: 0, pair: 1 << kindShift, run: 2 << kindShift, triple: 3 << kindShift }

function feature(hash: number, kind: number): number {
  return (hash & ~kindOf.triple) | kind
}

/** The feature of a word, or of the symbol in the place of one. */
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

/** Collects the features of sentences and numbers them in the order in which they come first. */
export interface FeatureCollector {
  numbers: IntTable
  /** The numbers of the pieces of each word: the same words come again and again. */
  ofLetters: Map<string, readonly number[]>
  /** In which sentence each was found last. */
  lastIn: Int32Array
  sentence: number
  /** Those of this sentence; beyond `count`, what earlier sentences left. */
  found: number[]
  count: number
  /** Gives the list of a sentence its memory. */
  allocate: (size: number) => Int32Array
}

export function newFeatureCollector(allocate: FeatureCollector['allocate']): FeatureCollector {
  return {
    allocate,
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
  literals: LiteralFinder
  /** The hashes of words; others count as unknown. */
  known: ReadonlySet<number>
}

/** The features of the next sentence, by their numbers. */
export function collectFeatures(
  collector: FeatureCollector,
  words: readonly FoldedWord[],
  reading: FeatureReading,
): Pick<Features, 'ofWords' | 'unknown'> & { places: Int32Array } {
  collector.sentence++
  collector.count = 0
  const pieces = piecesOf(words, reading)
  let first = edge
  let second = pieces[0]?.symbol ?? edge
  for (let at = 0; at <= pieces.length; at++) {
    const both = hashPair(first, second)
    const third = pieces[at + 1]?.symbol ?? edge
    collectHash(collector, feature(both, kindOf.pair))
    if (at < pieces.length) {
      collectHash(collector, wordFeature(second))
      collectHash(collector, feature(hashPair(hashPair(first, skip), third), kindOf.pair))
      collectHash(collector, feature(hashPair(hashPair(both, triple), third), kindOf.triple))
      for (const { slot } of pieces[at]!.span?.values ?? nothing)
        collectHash(collector, wordFeature(slotSymbol(slot)))
    }
    first = second
    second = third
  }
  let last = edge
  let unknown = 0
  for (const { hash, isNumber } of words) {
    const isSaid = hash !== unknownWord.hash && hash !== numberWord.hash && reading.known.has(hash)
    if (isSaid) collectHash(collector, wordFeature(hash))
    if (isSaid && last !== edge) collectHash(collector, feature(hashPair(last, hash), kindOf.pair))
    if (!isSaid && !isNumber) unknown++
    last = hash
  }
  const ofWords = collector.count
  for (const { text } of words) {
    const letters = lettersIn(collector, text)
    for (let at = 0; at < letters.length; at++) collect(collector, letters[at]!)
  }
  const places = collector.allocate(collector.count)
  for (let at = 0; at < collector.count; at++) places[at] = collector.found[at]!
  return { places, ofWords, unknown: unknown / Math.max(1, words.length) }
}

function collectHash(collector: FeatureCollector, hash: number): void {
  collect(collector, numberOf(collector, hash))
}

function collect(collector: FeatureCollector, number: number): void {
  if (collector.lastIn[number] === collector.sentence) return
  collector.lastIn[number] = collector.sentence
  collector.found[collector.count++] = number
}

function numberOf(collector: FeatureCollector, hash: number): number {
  const number = collector.numbers.add(hash)
  if (number === collector.lastIn.length) collector.lastIn = twiceAsLong(collector.lastIn)
  return number
}

function lettersIn(collector: FeatureCollector, word: string): readonly number[] {
  let numbers = collector.ofLetters.get(word)
  if (numbers === undefined) {
    numbers = lettersOf(word).map((hash) => numberOf(collector, hash))
    collector.ofLetters.set(word, numbers)
  }
  return numbers
}

/** Makes the function that finds the features of one sentence after the other. */
export function featureFinder(reading: FeatureReading): (words: readonly FoldedWord[]) => Features {
  const collector = newFeatureCollector((size) => new Int32Array(size))
  return (words) => {
    collector.numbers.clear()
    collector.ofLetters.clear()
    const { places, ofWords, unknown } = collectFeatures(collector, words, reading)
    return { hashes: collector.numbers.writeKeys(places), ofWords, unknown }
  }
}

/** Words of no language are longer; what comes after is not looked at. */
const maxLetters = 24

const letters = new Map<string, readonly number[]>()
/** Words that are kept, at most; then all are dropped. */
const maxKept = 50_000

/** The runs of letters of a word, with its beginning and end; the beginning alone counts as a word, since forms of a word share it. */
function lettersOf(word: string): readonly number[] {
  const earlier = letters.get(word)
  if (earlier !== undefined) return earlier
  const whole = `<${word.slice(0, maxLetters)}>`
  const found: number[] = word === '' ? [] : [wordFeature(hashText(`^${word.slice(0, beginningLetters)}`))]
  for (let length = runLetters.shortest; length <= runLetters.longest && length < whole.length; length++) {
    for (let at = 0; at + length <= whole.length; at++)
      found.push(feature(hashText(`~${whole.slice(at, at + length)}`), kindOf.run))
  }
  if (letters.size === maxKept) letters.clear()
  letters.set(word, found)
  return found
}
