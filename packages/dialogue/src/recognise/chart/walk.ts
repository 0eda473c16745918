import { numberSet, timeSet } from '../../words/ranges.ts'
import {
  findLiterals,
  findNumbers,
  findTimes,
  type Sentence,
  type SentenceReading,
} from '../../words/sentence.ts'
import {
  deadState,
  type LazyDfa,
  rangeBitsOf,
  stepOnValue,
  stepOnWord,
  unpackFree,
  unpackState,
} from '../dfa/lazy-dfa.ts'
import {
  accentsOf,
  addEntry,
  type Chart,
  firstEntryAt,
  freeOf,
  nextEntry,
  otherWord,
  stateOf,
  valuePlacesOf,
  valueWorthOf,
  wordsAsSaid,
  worthOfValue,
} from './chart.ts'

/** More work than this is not done for one sentence; only expressions made to be slow need it. */
const maxWork = 3_000_000

/**
 * Fills the chart of a sentence from left to right, beginning with the entries that were added; returns whether any reaches its
 * end. What runs for every sentence allocates nothing that the garbage collector would have to collect.
 */
export function walk(chart: Chart, sentence: Sentence, dfa: LazyDfa, reading: SentenceReading): boolean {
  const { variants, words } = sentence
  const numberBits = reading.ranges.setBits[numberSet]!
  const timeBits = reading.hasTimes ? reading.ranges.setBits[timeSet]! : 0
  const { count } = words
  sentence.valueCount = 0
  for (let at = 0; at < count; at++) {
    if (firstEntryAt(chart, at) === -1) continue
    if (dfa.work > maxWork) return false
    // The values that begin here, found when the first entry asks for them
    let literals = -1
    let literalsEnd = -1
    let numbers = -1
    let numbersEnd = -1
    let times = -1
    let timesEnd = -1
    for (let entry = firstEntryAt(chart, at); entry !== -1; entry = nextEntry(chart, entry)) {
      takeWords(chart, entry, at, sentence, dfa)
      if (variants !== undefined) takeVariants(chart, entry, at, variants[at]!, dfa)
      const ranges = rangeBitsOf(dfa, stateOf(chart, entry))
      if (ranges === 0) continue
      if (literals === -1) {
        literals = sentence.valueCount
        findLiterals(sentence, at, reading)
        literalsEnd = sentence.valueCount
      }
      for (let index = literals; index < literalsEnd; index++)
        takeValue(chart, entry, at, sentence, index, dfa)
      if ((ranges & numberBits) !== 0) {
        if (numbers === -1) {
          numbers = sentence.valueCount
          findNumbers(sentence, at, reading)
          numbersEnd = sentence.valueCount
        }
        for (let index = numbers; index < numbersEnd; index++)
          takeValue(chart, entry, at, sentence, index, dfa)
      }
      if ((ranges & timeBits) === 0) continue
      if (times === -1) {
        times = sentence.valueCount
        findTimes(sentence, at, reading)
        timesEnd = sentence.valueCount
      }
      for (let index = times; index < timesEnd; index++) takeValue(chart, entry, at, sentence, index, dfa)
    }
  }
  return firstEntryAt(chart, count) !== -1
}

/** Follows words up to the next place where a value may begin, or where another entry is. */
function takeWords(chart: Chart, entry: number, from: number, sentence: Sentence, dfa: LazyDfa): void {
  const { ids, words, variants } = sentence
  const { count } = words
  const { first } = chart
  let state = stateOf(chart, entry)
  let free = freeOf(chart, entry)
  let to = from
  do {
    dfa.work++
    const step = stepOnWord(dfa, state, ids[to++]!)
    state = unpackState(step)
    if (state === deadState) return
    free += unpackFree(step)
  } while (to < count && variants === undefined && first[to] === -1 && rangeBitsOf(dfa, state) === 0)
  addEntry(
    chart,
    to,
    state,
    free,
    accentsOf(chart, entry),
    valueWorthOf(chart, entry),
    valuePlacesOf(chart, entry),
    entry,
    wordsAsSaid,
    from,
  )
}

/** Follows words that differ by accents from the one that was said. */
function takeVariants(
  chart: Chart,
  entry: number,
  at: number,
  variants: readonly number[],
  dfa: LazyDfa,
): void {
  for (const word of variants) {
    const step = stepOnWord(dfa, stateOf(chart, entry), word)
    if (unpackState(step) === deadState) continue
    addEntry(
      chart,
      at + 1,
      unpackState(step),
      freeOf(chart, entry) + unpackFree(step),
      accentsOf(chart, entry) + 1,
      valueWorthOf(chart, entry),
      valuePlacesOf(chart, entry),
      entry,
      otherWord(word),
      at,
    )
  }
}

function takeValue(
  chart: Chart,
  entry: number,
  at: number,
  { values }: Sentence,
  index: number,
  dfa: LazyDfa,
): void {
  const { rangeSet, to, free, accents } = values[index]!
  const step = stepOnValue(dfa, stateOf(chart, entry), rangeSet)
  if (unpackState(step) === deadState) return
  addEntry(
    chart,
    to,
    unpackState(step),
    freeOf(chart, entry) + unpackFree(step) + free,
    accentsOf(chart, entry) + accents,
    // A time may begin with words that the expression says as well ('at 8'): it joins none
    valueWorthOf(chart, entry) + (rangeSet === timeSet ? to - at : worthOfValue(to - at - free)),
    valuePlacesOf(chart, entry) + (at + 1) * (at + 1) * 8 + to - at,
    entry,
    index,
    at,
  )
}
