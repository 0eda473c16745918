import { compareFits, type Fit } from './order.ts'
import { type Candidate, newCandidate, type Scratch } from './scratch.ts'
import { endsFrom, endsTo, mostFree, type Subsets, unpackFree, unpackSet } from './subsets.ts'
import type { Version } from './version.ts'
import {
  accentsOf,
  firstWayTo,
  freeOf,
  joinedWordsOf,
  setOf,
  valuePlacesOf,
  valueWordsOf,
  type Ways,
  wayBeside,
} from './ways.ts'

const none: Candidate[] = []

/**
 * The best expression of each intent, the best of all first; of those with no more free words than so many. They are
 * others when asked for the next sentence.
 */
export function candidatesOf(
  version: Version,
  subsets: Subsets,
  { sentence: { words }, ways, candidates: { found, onlyOne } }: Scratch,
  mostFreeWords = Number.POSITIVE_INFINITY,
): Candidate[] {
  const { intentOf } = version
  let count = 0
  for (let way = firstWayTo(ways, words.count); way !== -1; way = wayBeside(ways, way)) {
    const set = setOf(ways, way)
    for (let at = endsFrom(subsets, set); at < endsTo(subsets, set); at++) {
      const packed = subsets.ends[at]!
      const unit = unpackSet(packed)
      const intent = unit < intentOf.length ? intentOf[unit]! : -1
      if (intent === -1) continue
      const free = freeOf(ways, way) + unpackFree(packed)
      if (free > mostFreeWords) continue
      let index = 0
      while (index < count && found[index]!.intent !== intent) index++
      // Most expressions of an intent that fit lose by their free words, which is seen without comparing all
      if (index < count && found[index]!.free < free) continue
      // The candidate is made behind the others and takes the place of the one that it is better than
      if (count === found.length) found.push(newCandidate())
      const candidate = found[count]!
      fit(candidate, version, unit, { words: words.count, free, ways, way })
      candidate.isExact = unpackFree(packed) < mostFree
      if (index === count) count++
      else if (isBetter(candidate, found[index]!, ways)) {
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
  subsets: Subsets,
  { sentence: { words }, ways }: Scratch,
): number {
  let fewest = Number.POSITIVE_INFINITY
  for (let way = firstWayTo(ways, words.count); way !== -1; way = wayBeside(ways, way)) {
    const set = setOf(ways, way)
    for (let at = endsFrom(subsets, set); at < endsTo(subsets, set); at++) {
      const free = freeOf(ways, way) + unpackFree(subsets.ends[at]!)
      const unit = unpackSet(subsets.ends[at]!)
      if (free < fewest && unit < intentOf.length && intentOf[unit] !== -1) fewest = free
    }
  }
  return fewest
}

/** The same expression may go several ways, of which none is better: any would do, but it must always be the same. */
function isBetter(a: Candidate, b: Candidate, ways: Ways): boolean {
  const difference = compareFits(a, b) || valuePlacesOf(ways, a.way) - valuePlacesOf(ways, b.way)
  return difference < 0
}

function fit(
  candidate: Candidate,
  { store, intentOf, expressionOf }: Version,
  unit: number,
  { words, free, ways, way }: { words: number; free: number; ways: Ways; way: number },
): void {
  candidate.unit = unit
  candidate.way = way
  candidate.words = words
  candidate.free = free
  candidate.literal = words - valueWordsOf(ways, way) - free
  candidate.pieces = words - free - joinedWordsOf(ways, way)
  candidate.accents = accentsOf(ways, way)
  candidate.casing = 0
  candidate.punctuation = 0
  candidate.weight = store.units[unit]!.expression.weight
  candidate.intent = intentOf[unit]!
  candidate.expression = expressionOf[unit]!
}

/** How a candidate fits, for good. */
export function fitOf(candidate: Candidate): Fit {
  const { words, free, literal, pieces, accents, casing, punctuation, weight, intent, expression } = candidate
  return { words, free, literal, pieces, accents, casing, punctuation, weight, intent, expression }
}
