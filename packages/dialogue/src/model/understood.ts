import type { WhyBetter } from './order.ts'
import type { Reading } from './reading.ts'

/** How a sentence was taken, and how else it could have been. */
export interface Understood {
  text: string
  /** Absent when nothing was understood. */
  chosen?: Heard
  others: LostReading[]
  /** Whether the chosen one is too uncertain to act on: the assistant asks whether it was meant. */
  asksBack?: true
  /** Whether the assistant had asked so, and the answer is no. */
  declines?: true
}

/** A reading with who found it: an expression, the question that was asked before, a guess, or the yes to 'Did you mean ...?'. */
export interface Heard {
  by: 'expression' | 'answer' | 'guess' | 'confirmation'
  reading: Reading
}

export interface LostReading extends Heard {
  why: LossReason
}

export type LossReason =
  /** Another reading of the same kind is better, by the first of the rules in which they differ. */
  | { kind: 'ranked lower'; why?: WhyBetter }
  | { kind: 'not on the white list'; uiAction: string }
  | { kind: 'nobody asked' }
  /** An expression that takes words freely, where a guess is more certain. */
  | { kind: 'less certain' }
  /** The sentence has no value for a slot that every expression of the intent has. */
  | { kind: 'lacks a value'; slot: string }
  /** A word of the sentence makes the opposite of it. */
  | { kind: 'turned round'; word: string }
  /** A guess below what counts as understood. */
  | { kind: 'too unlikely'; threshold: number }
