import type { Forgiven } from './forgiveness.ts'
import type { Fit } from './order.ts'

/** One way to understand a sentence. */
export interface Reading {
  intent: string
  /** In the order in which they were said. */
  slots: SpokenSlot[]
  /** From 0 to 1, for comparing readings of one sentence and of several domains. */
  score: number
  origin: ReadingOrigin
}

/** Who found a reading: an expression that fits the sentence, or the classifier where none does. */
type ReadingOrigin =
  | ExpressionOrigin
  | {
      kind: 'guess'
      /** The expression of the intent that comes nearest to the sentence. */
      nearest: string
      /** How likely any intent of its domain is meant, where several domains are learned as one. */
      ofGroup?: number
      /** A slot of listed values or numbers that every expression of the intent has and the sentence has not. */
      lacks?: string
    }

export interface ExpressionOrigin {
  readonly kind: 'expression'
  /** Its place among the expressions of the intent. */
  readonly index: number
  readonly text: string
  /** What it was compared with other readings by; absent where they were found in another way. */
  readonly fit?: Fit
  /** What was forgiven in the sentence, in its order; absent where it was said exactly. */
  readonly forgiven?: readonly Forgiven[]
  /** The sentence as the expression fits it, where something was forgiven; for `pathOf`. */
  readonly readAs?: string
}

/** How many words of the sentence only a star or free text of the expression takes; a guess takes none that way. */
export function freeWordsOf({ origin }: Pick<Reading, 'origin'>): number {
  return origin.kind === 'expression' ? (origin.fit?.free ?? 0) : 0
}

/** Whether a reading is by an expression that takes more than half of the words freely, and so nearly any sentence. */
export function takesAnything({ origin }: Pick<Reading, 'origin'>): boolean {
  return origin.kind === 'expression' && origin.fit !== undefined && 2 * origin.fit.free > origin.fit.words
}

/** The value of a slot as somebody said it. */
export interface SpokenSlot {
  slot: string
  /** A canonical of a list, a number, yes or no, or the words themselves. */
  value: string | number | boolean
  /** The words in the sentence: `from` is the first character, `to` the one after the last. */
  text: string
  from: number
  to: number
}
