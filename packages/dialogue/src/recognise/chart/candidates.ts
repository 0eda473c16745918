import { compareFits, type Fit } from '../../model/order.ts'
import type { Version } from '../compiled/version.ts'
import { endsFrom, endsTo, type LazyDfa, maxFree, unpackFree, unpackState } from '../dfa/lazy-dfa.ts'
import {
  accentsOf,
  type Chart,
  firstEntryAt,
  freeOf,
  joinedWordsOf,
  nextEntry,
  stateOf,
  valuePlacesOf,
  valueWordsOf,
} from './chart.ts'
import { type Candidate, newCandidate, type ParseContext } from './parse-context.ts'

const none: Candidate[] = []

/**
 * The best expression of each intent, the best of all first; none with more free words than a maximum. The list is reused for the
 * next sentence.
 */
export function candidatesOf(
  version: Version,
  dfa: LazyDfa,
  { sentence: { words }, chart, candidates: { found, onlyOne } }: ParseContext,
  maxFreeWords = Number.POSITIVE_INFINITY,
): Candidate[] {
  const { intentOf } = version
  let count = 0
  for (let entry = firstEntryAt(chart, words.count); entry !== -1; entry = nextEntry(chart, entry)) {
    const state = stateOf(chart, entry)
    for (let at = endsFrom(dfa, state); at < endsTo(dfa, state); at++) {
      const packed = dfa.ends[at]!
      const unit = unpackState(packed)
      const intent = unit < intentOf.length ? intentOf[unit]! : -1
      if (intent === -1) continue
      const free = freeOf(chart, entry) + unpackFree(packed)
      if (free > maxFreeWords) continue
      let index = 0
      while (index < count && found[index]!.intent !== intent) index++
      // Most expressions of an intent that fit lose by their free words, which is seen without comparing all
      if (index < count && found[index]!.free < free) continue
      // The candidate is made at the end of the list and replaces the one that it is better than
      if (count === found.length) found.push(newCandidate())
      const candidate = found[count]!
      fit(candidate, version, unit, { words: words.count, free, chart, entry })
      candidate.isExact = unpackFree(packed) < maxFree
      if (index === count) count++
      else if (isBetter(candidate, found[index]!, chart)) {
        found[count] = found[index]!
        found[index] = candidate
      }
    }
  }
  if (count === 0) return none
  if (count > 1) return found.slice(0, count).sort(compareFits)
  onlyOne[0] = found[0]!
  return onlyOne
}

/** How many words are free in the best of all expressions. */
export function fewestFreeWords(
  { intentOf }: Version,
  dfa: LazyDfa,
  { sentence: { words }, chart }: ParseContext,
): number {
  let fewest = Number.POSITIVE_INFINITY
  for (let entry = firstEntryAt(chart, words.count); entry !== -1; entry = nextEntry(chart, entry)) {
    const state = stateOf(chart, entry)
    for (let at = endsFrom(dfa, state); at < endsTo(dfa, state); at++) {
      const free = freeOf(chart, entry) + unpackFree(dfa.ends[at]!)
      const unit = unpackState(dfa.ends[at]!)
      if (free < fewest && unit < intentOf.length && intentOf[unit] !== -1) fewest = free
    }
  }
  return fewest
}

/** An expression may have several equally good entries: any would do, but it must always be the same. */
function isBetter(a: Candidate, b: Candidate, chart: Chart): boolean {
  const difference = compareFits(a, b) || valuePlacesOf(chart, a.entry) - valuePlacesOf(chart, b.entry)
  return difference < 0
}

function fit(
  candidate: Candidate,
  { store, intentOf, expressionOf }: Version,
  unit: number,
  { words, free, chart, entry }: { words: number; free: number; chart: Chart; entry: number },
): void {
  candidate.unit = unit
  candidate.entry = entry
  candidate.words = words
  candidate.free = free
  candidate.literal = words - valueWordsOf(chart, entry) - free
  candidate.pieces = words - free - joinedWordsOf(chart, entry)
  candidate.accents = accentsOf(chart, entry)
  candidate.casing = 0
  candidate.punctuation = 0
  candidate.weight = store.units[unit]!.expression.weight
  candidate.intent = intentOf[unit]!
  candidate.expression = expressionOf[unit]!
}

/** A copy of how a candidate fits, since the candidate is reused. */
export function fitOf(candidate: Candidate): Fit {
  const { words, free, literal, pieces, accents, casing, punctuation, weight, intent, expression } = candidate
  return { words, free, literal, pieces, accents, casing, punctuation, weight, intent, expression }
}
