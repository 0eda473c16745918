import { type Guesser, guesserFor, learning } from './guesser.ts'
import type { Steps } from './steps.ts'
import { readModel, writeModel } from './stored-model.ts'
import type { GroupOf, Spoken } from './training-set.ts'

/** What guesses sentences that no expression fits; it has learned at the latest when the first such sentence comes. */
export interface Guesses {
  isLearned(): boolean
  learned(): Pick<Guesser, 'candidates' | 'guess' | 'threshold'>
  /** Learns a little ahead; returns whether there is more to learn. */
  learnOn(): boolean
  /** What was learned as bytes, which `restore` of the same domain reads; nothing where it is too large. */
  model(): Uint8Array | undefined
  /** Takes a model in the place of learning; returns false where it is damaged or of another domain, and changes nothing. */
  restore(model: Uint8Array): boolean
  /** What the guesses for an edited domain can go on from, if anything was learned yet. */
  latest(): Guesser | undefined
}

/** The guesses for a domain; with those for the domain before an edit, only the edit is learned. */
export function guessesFor(
  domain: Spoken,
  language: string,
  { earlier, groupOf }: { earlier?: Guesses | undefined; groupOf?: GroupOf | undefined } = {},
): Guesses {
  let latest = earlier?.latest()
  let isLearned = false
  let left: Steps<Guesser> | undefined
  const learnOn = () => {
    if (isLearned) return false
    const steps = left ?? learning(domain, language, { earlier: latest, groupOf })
    // Steps that failed cannot be gone on with
    left = undefined
    const step = steps.next()
    if (step.done) {
      latest = step.value
      isLearned = true
    } else {
      left = steps
    }
    return !isLearned
  }
  const learned = (): Guesser => {
    while (learnOn());
    return latest!
  }
  return {
    isLearned: () => isLearned,
    learned,
    learnOn,
    model: () => writeModel(learned().learned),
    restore: (model) => {
      const read = readModel(model, domain, { language, groupOf })
      if (read === undefined) return false
      latest = guesserFor(read)
      isLearned = true
      left = undefined
      return true
    },
    latest: () => latest,
  }
}
