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
import {
  accentsOf,
  addWay,
  firstWayTo,
  freeOf,
  setOf,
  valuePlacesOf,
  valueWordsOf,
  type Ways,
  wayBeside,
} from './ways.ts'

/** More work than this is not done for one sentence; only expressions made to be slow need it. */
const mostWork = 3_000_000

/**
 * Finds the ways through a sentence from the sets on that were added; answers whether there are any to its end. What is
 * called for every sentence makes no list and no object that is soon forgotten.
 */
export function walk(ways: Ways, sentence: Sentence, subsets: Subsets, reading: SentenceReading): boolean {
  const { ids, variants, words, literalsAt, literalEnds, numbersAt, numberEnds } = sentence
  const numberBits = reading.ranges.setBits[numberSet]!
  const { count } = words
  for (let at = 0; at < count; at++) {
    if (firstWayTo(ways, at) === -1) continue
    if (subsets.work > mostWork) return false
    for (let way = firstWayTo(ways, at); way !== -1; way = wayBeside(ways, way)) {
      const set = setOf(ways, way)
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
  return firstWayTo(ways, count) !== -1
}

function takeWord(ways: Ways, way: number, at: number, step: number, word: number, more: number): void {
  const free = freeOf(ways, way) + unpackFree(step)
  addWay(
    ways,
    at + 1,
    unpackSet(step),
    free,
    accentsOf(ways, way) + more,
    valueWordsOf(ways, way),
    valuePlacesOf(ways, way),
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
  const step = stepOnValue(subsets, setOf(ways, way), rangeSet)
  if (unpackSet(step) === deadEnd) return
  addWay(
    ways,
    to,
    unpackSet(step),
    freeOf(ways, way) + unpackFree(step) + free,
    accentsOf(ways, way) + accents,
    valueWordsOf(ways, way) + to - at - free,
    valuePlacesOf(ways, way) + (at + 1) * (at + 1) * 8 + to - at,
    way,
    index,
    unknownWord,
  )
}
