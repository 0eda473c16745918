import { compareFits, type Fit } from './order.ts'
import type { Sentence } from './sentence.ts'
import { endsFrom, endsTo, mostFree, type Subsets, unpackFree, unpackSet } from './subsets.ts'
import type { Version } from './version.ts'
import type { Ways } from './walk.ts'

/** An expression that fits, with the way through the sentence. */
export interface Candidate {
  unit: number
  way: number
  fit: Fit
  /** Whether the free words are as many as stand in the fit, or more. */
  isExact: boolean
}

/** The best expression of each intent, the best of all first. */
export function candidatesOf(
  version: Version,
  subsets: Subsets,
  ways: Ways,
  { words }: Sentence,
): Candidate[] {
  const { intentOf } = version
  const best: Candidate[] = []
  for (let way = ways.first[words.count]!; way !== -1; way = ways.beside[way]!) {
    const set = ways.sets[way]!
    for (let at = endsFrom(subsets, set); at < endsTo(subsets, set); at++) {
      const packed = subsets.ends[at]!
      const unit = unpackSet(packed)
      const intent = unit < intentOf.length ? intentOf[unit]! : -1
      if (intent === -1) continue
      let index = 0
      while (index < best.length && best[index]!.fit.intent !== intent) index++
      // Most expressions of an intent that fit lose by their free words, which is seen without comparing all
      const free = ways.free[way]! + unpackFree(packed)
      if (index < best.length && best[index]!.fit.free < free) continue
      const candidate = {
        unit,
        way,
        fit: fitOf(version, unit, { words: words.count, free, ways, way }),
        isExact: unpackFree(packed) < mostFree,
      }
      if (index === best.length) best.push(candidate)
      else if (isBetter(candidate, best[index]!, ways)) best[index] = candidate
    }
  }
  return best.length < 2 ? best : best.sort((a, b) => compareFits(a.fit, b.fit))
}

/** The same expression may go several ways, of which none is better: any would do, but it must always be the same. */
function isBetter(a: Candidate, b: Candidate, { valuePlaces }: Ways): boolean {
  const difference = compareFits(a.fit, b.fit) || valuePlaces[a.way]! - valuePlaces[b.way]!
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
    literal: words - ways.valueWords[way]! - free,
    accents: ways.accents[way]!,
    casing: 0,
    punctuation: 0,
    weight: store.units[unit]!.expression.weight,
    intent: intentOf[unit]!,
    expression: expressionOf[unit]!,
  }
}
