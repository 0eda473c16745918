import { numberSet, timeSet } from './ranges.ts'
import { findLiterals, findNumbers, findTimes, type Sentence, type SentenceReading } from './sentence.ts'
import {
  deadEnd,
  rangeBitsOf,
  type Subsets,
  stepOnValue,
  stepOnWord,
  unpackFree,
  unpackSet,
} from './subsets.ts'
import {
  accentsOf,
  addWay,
  firstWayTo,
  freeOf,
  otherWord,
  setOf,
  valuePlacesOf,
  valueWorthOf,
  type Ways,
  wayBeside,
  wordsAsSaid,
  worthOfValue,
} from './ways.ts'

/** More work than this is not done for one sentence; only expressions made to be slow need it. */
const mostWork = 3_000_000

/**
 * Finds the ways through a sentence from the sets on that were added; answers whether there are any to its end. What is
 * called for every sentence makes no list and no object that is soon forgotten.
 */
export function walk(ways: Ways, sentence: Sentence, subsets: Subsets, reading: SentenceReading): boolean {
  const { variants, words } = sentence
  const numberBits = reading.ranges.setBits[numberSet]!
  const timeBits = reading.hasTimes ? reading.ranges.setBits[timeSet]! : 0
  const { count } = words
  sentence.valueCount = 0
  for (let at = 0; at < count; at++) {
    if (firstWayTo(ways, at) === -1) continue
    if (subsets.work > mostWork) return false
    // The values that begin here, found when a way asks for them first
    let literals = -1
    let literalsEnd = -1
    let numbers = -1
    let numbersEnd = -1
    let times = -1
    let timesEnd = -1
    for (let way = firstWayTo(ways, at); way !== -1; way = wayBeside(ways, way)) {
      takeWords(ways, way, at, sentence, subsets)
      if (variants !== undefined) takeVariants(ways, way, at, variants[at]!, subsets)
      const ranges = rangeBitsOf(subsets, setOf(ways, way))
      if (ranges === 0) continue
      if (literals === -1) {
        literals = sentence.valueCount
        findLiterals(sentence, at, reading)
        literalsEnd = sentence.valueCount
      }
      for (let index = literals; index < literalsEnd; index++)
        takeValue(ways, way, at, sentence, index, subsets)
      if ((ranges & numberBits) !== 0) {
        if (numbers === -1) {
          numbers = sentence.valueCount
          findNumbers(sentence, at, reading)
          numbersEnd = sentence.valueCount
        }
        for (let index = numbers; index < numbersEnd; index++)
          takeValue(ways, way, at, sentence, index, subsets)
      }
      if ((ranges & timeBits) === 0) continue
      if (times === -1) {
        times = sentence.valueCount
        findTimes(sentence, at, reading)
        timesEnd = sentence.valueCount
      }
      for (let index = times; index < timesEnd; index++) takeValue(ways, way, at, sentence, index, subsets)
    }
  }
  return firstWayTo(ways, count) !== -1
}

/** Takes words up to the next place where there is something else to take, or where another way leads. */
function takeWords(ways: Ways, way: number, from: number, sentence: Sentence, subsets: Subsets): void {
  const { ids, words, variants } = sentence
  const { count } = words
  const { first } = ways
  let set = setOf(ways, way)
  let free = freeOf(ways, way)
  let to = from
  do {
    subsets.work++
    const step = stepOnWord(subsets, set, ids[to++]!)
    set = unpackSet(step)
    if (set === deadEnd) return
    free += unpackFree(step)
  } while (to < count && variants === undefined && first[to] === -1 && rangeBitsOf(subsets, set) === 0)
  addWay(
    ways,
    to,
    set,
    free,
    accentsOf(ways, way),
    valueWorthOf(ways, way),
    valuePlacesOf(ways, way),
    way,
    wordsAsSaid,
    from,
  )
}

/** Takes words that differ by accents from the one that was said. */
function takeVariants(
  ways: Ways,
  way: number,
  at: number,
  variants: readonly number[],
  subsets: Subsets,
): void {
  for (const word of variants) {
    const step = stepOnWord(subsets, setOf(ways, way), word)
    if (unpackSet(step) === deadEnd) continue
    addWay(
      ways,
      at + 1,
      unpackSet(step),
      freeOf(ways, way) + unpackFree(step),
      accentsOf(ways, way) + 1,
      valueWorthOf(ways, way),
      valuePlacesOf(ways, way),
      way,
      otherWord(word),
      at,
    )
  }
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
    // A time may begin with words that the expression says as well ('at 8'): it joins none
    valueWorthOf(ways, way) + (rangeSet === timeSet ? to - at : worthOfValue(to - at - free)),
    valuePlacesOf(ways, way) + (at + 1) * (at + 1) * 8 + to - at,
    way,
    index,
    at,
  )
}
