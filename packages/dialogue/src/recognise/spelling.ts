import type { Candidate } from './candidates.ts'
import { compareFits } from './order.ts'
import { pathOfUnit } from './path.ts'
import type { Version } from './version.ts'

const largeLetter = /\p{Lu}/u
/** Comparing how words are written is only for readings that nothing else tells apart; there are never many. */
const mostCompared = 16

/** Puts first, of the best candidates that fit equally well, those whose words are written most as they were said. */
export function preferSpelling(version: Version, text: string, candidates: Candidate[]): Candidate[] {
  const [best] = candidates
  const equal = candidates.filter(({ fit }) => isEqual(fit, best!.fit)).slice(0, mostCompared)
  const { units } = version.store
  const hasOtherSpellings =
    equal.length > 1 &&
    (largeLetter.test(text) || equal.some(({ unit }) => largeLetter.test(units[unit]!.expression.text)))
  if (!hasOtherSpellings) return candidates
  for (const { unit, fit } of equal) {
    for (const { kind, written, said } of pathOfUnit(version, text, unit)) {
      if (kind !== 'word' || written.includes(said.text)) continue
      if (written.toLowerCase().includes(said.text.toLowerCase())) fit.casing++
      else fit.punctuation++
    }
  }
  return candidates.sort((a, b) => compareFits(a.fit, b.fit))
}

function isEqual(a: Candidate['fit'], b: Candidate['fit']): boolean {
  return a.free === b.free && a.accents === b.accents && a.literal === b.literal
}
