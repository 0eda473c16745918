import { type Guesser, type LearnOptions, learning } from '../guess/guesser.ts'
import { finish } from '../guess/steps.ts'
import type { Spoken } from '../guess/training-set.ts'

/** Learns to guess the intents of a domain in a language, in one go. */
export function learn(domain: Spoken, language: string, options?: LearnOptions): Guesser {
  return finish(learning(domain, language, options))
}
