import type { Domain } from '@sdp/domain'
import { type Guesser, learn } from './guess/guesser.ts'
import type { Reading } from './reading.ts'

/** What guesses sentences that no expression fits; it learns when the first such sentence comes. */
export interface Guesses {
  /** The guesses that count, the best first. */
  read(text: string): Reading[]
  learned(): Pick<Guesser, 'candidates' | 'threshold'>
  /** What the guesses for an edited domain can go on from, if anything was learned yet. */
  latest(): Guesser | undefined
}

/** The guesses for a domain; with those for the domain before an edit, only the edit is learned. */
export function guessesFor(domain: Domain, language: string, earlier?: Guesses): Guesses {
  let latest = earlier?.latest()
  let isLearned = false
  const learned = () => {
    if (isLearned && latest !== undefined) return latest
    latest = learn(domain, language, latest)
    isLearned = true
    return latest
  }
  return { learned, latest: () => latest, read: (text) => learned().guess(text) }
}
