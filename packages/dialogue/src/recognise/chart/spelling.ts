import { compareFits, type Fit } from '../../model/order.ts'
import type { Version } from '../compiled/version.ts'
import type { Candidate } from './parse-context.ts'
import { pathOfUnit } from './path.ts'

/** Candidates that are compared, at most: only those that are equal in all else are, of which there are never many. */
const maxCompared = 16

/** Of two or more candidates, puts first among the best those whose words are written most as they were said. */
export function preferSpelling(version: Version, text: string, candidates: Candidate[]): Candidate[] {
  const best = candidates[0]!
  // Where no word is written in an expression, none can be written otherwise
  if (best.literal === 0 || !isEqual(candidates[1]!, best)) return candidates
  const equal = candidates.filter((one) => isEqual(one, best)).slice(0, maxCompared)
  const { units } = version.store
  const hasOtherSpellings =
    hasLargeLetter(text) || equal.some(({ unit }) => hasLargeLetter(units[unit]!.expression.text))
  if (!hasOtherSpellings) return candidates
  for (const candidate of equal) {
    for (const { kind, written, said } of pathOfUnit(version, text, candidate.unit)) {
      if (kind !== 'word' || written.includes(said.text)) continue
      if (written.toLowerCase().includes(said.text.toLowerCase())) candidate.casing++
      else candidate.punctuation++
    }
  }
  return candidates.sort(compareFits)
}

function hasLargeLetter(text: string): boolean {
  return text !== text.toLowerCase()
}

function isEqual(a: Fit, b: Fit): boolean {
  return a.free === b.free && a.accents === b.accents && a.pieces === b.pieces && a.literal === b.literal
}
