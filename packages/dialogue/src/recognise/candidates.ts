import { compareFits, type Fit } from './order.ts'
import type { Sentence } from './sentence.ts'
import { endsFrom, endsTo, mostFree, type Subsets, unpackFree, unpackSet } from './subsets.ts'
import type { Version } from './version.ts'
import {
  accentsOf,
  firstWayTo,
  freeOf,
  setOf,
  valuePlacesOf,
  valueWordsOf,
  type Ways,
  wayBeside,
} from './ways.ts'

/** An expression that fits, with the way through the sentence. */
export interface Candidate {
  unit: number
  way: number
  fit: Fit
  /** Whether the free words are as many as stand in the fit, or more. */
  isExact: boolean
}

const none: Candidate[] = []

/** The best expression of each intent, the best of all first; of those with no more free words than so many. */
export function candidatesOf(
  version: Version,
  subsets: Subsets,
  ways: Ways,
  { words }: Sentence,
  mostFreeWords = Number.POSITIVE_INFINITY,
): Candidate[] {
  const { intentOf } = version
  let best: Candidate[] = none
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
      while (index < best.length && best[index]!.fit.intent !== intent) index++
      // Most expressions of an intent that fit lose by their free words, which is seen without comparing all
      if (index < best.length && best[index]!.fit.free < free) continue
      const candidate = {
        unit,
        way,
        fit: fitOf(version, unit, { words: words.count, free, ways, way }),
        isExact: unpackFree(packed) < mostFree,
      }
      // Mostly there is one, and a list that begins empty takes room for many
      if (best === none) best = [candidate]
      else if (index === best.length) best.push(candidate)
      else if (isBetter(candidate, best[index]!, ways)) best[index] = candidate
    }
  }
  return best.length < 2 ? best : best.sort((a, b) => compareFits(a.fit, b.fit))
}

/** How many words are free in the best of all expressions. */
export function fewestFreeWords(
  { intentOf }: Version,
  subsets: Subsets,
  ways: Ways,
  { words }: Sentence,
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
  const difference = compareFits(a.fit, b.fit) || valuePlacesOf(ways, a.way) - valuePlacesOf(ways, b.way)
  return difference < 0
}

function fitOf(
  { store, intentOf, expressionOf }: Version,
  unit: number,
  { words, free, ways, way }: { words: number; free: number; ways: Ways; way: number },
): Fit {
  return {
    words,
    free,
    literal: words - valueWordsOf(ways, way) - free,
    accents: accentsOf(ways, way),
    casing: 0,
    punctuation: 0,
    weight: store.units[unit]!.expression.weight,
    intent: intentOf[unit]!,
    expression: expressionOf[unit]!,
  }
}
