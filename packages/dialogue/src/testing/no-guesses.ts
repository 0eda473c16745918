import type { Program } from '../program/program.ts'

/** Of a program that guesses nothing: guesses take time to learn, and are no part of what expressions and rules say. */
export const noGuesses: Program['guesses'] = {
  isLearned: () => true,
  learned: () => ({ candidates: () => [], guess: () => [], threshold: 1 }),
  learnOn: () => false,
  latest: () => undefined,
  model: () => undefined,
  restore: () => false,
}
