import { numberSet } from './ranges.ts'
import { findLiterals, findNumbers, type Sentence, type SentenceReading } from './sentence.ts'
import {
  deadEnd,
  rangeBitsOf,
  type Subsets,
  stepOnValue,
  stepOnWord,
  unpackFree,
  unpackSet,
} from './subsets.ts'
import { unknownWord } from './vocabulary.ts'

/** Ways through a sentence, as lists of numbers: many are begun for each sentence. */
export interface Ways {
  count: number
  sets: number[]
  free: number[]
  accents: number[]
  /** How many words are part of values. */
  valueWords: number[]
  /** Grows with the places of the values: of ways that are equally good, the one with earlier values is taken. */
  valuePlaces: number[]
  /** The way up to the word or value before, or -1. */
  before: number[]
  /** The value that was taken last, or -1 for a word. */
  value: number[]
  /** The number of the word that was taken last. */
  word: number[]
  /** The next way to the same place, or -1. */
  beside: number[]
  /** The first way to each place in the sentence, or -1. */
  first: number[]
}

export function newWays(): Ways {
  return {
    count: 0,
    sets: [],
    free: [],
    accents: [],
    valueWords: [],
    valuePlaces: [],
    before: [],
    value: [],
    word: [],
    beside: [],
    first: [],
  }
}

/** More work than this is not done for one sentence; only expressions made to be slow need it. */
const mostWork = 3_000_000

/** Finds the ways through a sentence from some sets on; answers whether there are any to its end. */
export function walk(
  ways: Ways,
  sentence: Sentence,
  { starts, subsets, reading }: { starts: readonly number[]; subsets: Subsets; reading: SentenceReading },
): boolean {
  const { ids, variants, words, literalsAt, literalEnds, numbersAt, numberEnds } = sentence
  const { first, sets, beside } = ways
  const numberBits = reading.ranges.setBits[numberSet]!
  const { count } = words
  ways.count = 0
  for (let at = 0; at <= count; at++) first[at] = -1
  for (const set of starts) if (set !== deadEnd) addWay(ways, 0, set, 0, 0, 0, 0, -1, -1, unknownWord)

  for (let at = 0; at < count; at++) {
    if (first[at] === -1) continue
    if (subsets.work > mostWork) return false
    for (let way = first[at]!; way !== -1; way = beside[way]!) {
      const set = sets[way]!
      subsets.work++
      const onWord = stepOnWord(subsets, set, ids[at]!)
      if (unpackSet(onWord) !== deadEnd) takeWord(ways, way, at, onWord, ids[at]!, 0)
      if (variants !== undefined) {
        for (const word of variants[at]!) {
          const step = stepOnWord(subsets, set, word)
          if (unpackSet(step) !== deadEnd) takeWord(ways, way, at, step, word, 1)
        }
      }
      const ranges = rangeBitsOf(subsets, set)
      if (ranges === 0) continue
      findLiterals(sentence, at, reading)
      for (let index = literalsAt[at]!; index < literalEnds[at]!; index++) {
        takeValue(ways, way, at, sentence, index, subsets)
      }
      if ((ranges & numberBits) === 0) continue
      findNumbers(sentence, at, reading)
      for (let index = numbersAt[at]!; index < numberEnds[at]!; index++) {
        takeValue(ways, way, at, sentence, index, subsets)
      }
    }
  }
  return first[count] !== -1
}

function takeWord(ways: Ways, way: number, at: number, step: number, word: number, more: number): void {
  const free = ways.free[way]! + unpackFree(step)
  addWay(
    ways,
    at + 1,
    unpackSet(step),
    free,
    ways.accents[way]! + more,
    ways.valueWords[way]!,
    ways.valuePlaces[way]!,
    way,
    -1,
    word,
  )
}

function takeValue(
  ways: Ways,
  way: number,
  at: number,
  { values }: Sentence,
  index: number,
  subsets: Subsets,
): void {
  const { rangeSet, to, free, accents } = values[index]!
  const step = stepOnValue(subsets, ways.sets[way]!, rangeSet)
  if (unpackSet(step) === deadEnd) return
  addWay(
    ways,
    to,
    unpackSet(step),
    ways.free[way]! + unpackFree(step) + free,
    ways.accents[way]! + accents,
    ways.valueWords[way]! + to - at - free,
    ways.valuePlaces[way]! + (at + 1) * (at + 1) * 8 + to - at,
    way,
    index,
    unknownWord,
  )
}

/**
 * Of two ways to the same set at the same place the better one is enough: both go on alike. Takes its arguments one by
 * one, since it is called for every word.
 */
function addWay(
  ways: Ways,
  place: number,
  set: number,
  free: number,
  accents: number,
  valueWords: number,
  valuePlaces: number,
  before: number,
  value: number,
  word: number,
): void {
  let way = ways.first[place]!
  while (way !== -1 && ways.sets[way] !== set) way = ways.beside[way]!
  if (way === -1) {
    way = ways.count++
    ways.sets[way] = set
    ways.beside[way] = ways.first[place]!
    ways.first[place] = way
  } else {
    const difference =
      free - ways.free[way]! ||
      accents - ways.accents[way]! ||
      valueWords - ways.valueWords[way]! ||
      valuePlaces - ways.valuePlaces[way]!
    if (difference >= 0) return
  }
  ways.free[way] = free
  ways.accents[way] = accents
  ways.valueWords[way] = valueWords
  ways.valuePlaces[way] = valuePlaces
  ways.before[way] = before
  ways.value[way] = value
  ways.word[way] = word
}
