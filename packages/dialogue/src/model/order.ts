import { certaintyAllFree, certaintyHardlyFree, lossPerWord, lossWithoutWeight, maxWeight } from './tuned.ts'
/**
 * Which reading of a sentence is the best. This is the one place that says so; readings are compared by, in this order:
 *
 * 1. fewest free words: words that only a star or free text takes,
 * 2. fewest words whose accents are forgiven,
 * 3. fewest pieces: a value of several words is one, so that the longer name of a list wins against words of an expression,
 * 4. most literal words: words of the expression itself and not of a slot,
 * 5. fewest words whose case is forgiven, then whose punctuation is,
 * 6. most weight of the expression,
 * 7. the order of the intents, then that of the expressions.
 */
export function compareFits(a: Fit, b: Fit): number {
  for (const { differ } of steps) {
    const difference = differ(a, b)
    if (difference !== 0) return difference
  }
  return 0
}

/** How an expression fits a sentence. */
export interface Fit {
  words: number
  free: number
  literal: number
  /** The literal words and the values, of which each counts once. */
  pieces: number
  /** Words of the sentence that are written otherwise in the expression or literal. */
  accents: number
  casing: number
  punctuation: number
  /** In percent. */
  weight: number
  /** The place of the intent in the domain, and of the expression in the intent. */
  intent: number
  expression: number
}

/** Why one reading is chosen before another. */
export type WhyBetter =
  | 'fewer free words'
  | 'fewer accents forgiven'
  | 'longer values'
  | 'more literal words'
  | 'closer in upper and lower case'
  | 'closer in punctuation'
  | 'more weight'
  | 'earlier intent'
  | 'earlier expression'

const steps: { why: WhyBetter; differ: (a: Fit, b: Fit) => number }[] = [
  { why: 'fewer free words', differ: (a, b) => a.free - b.free },
  { why: 'fewer accents forgiven', differ: (a, b) => a.accents - b.accents },
  { why: 'longer values', differ: (a, b) => a.pieces - b.pieces },
  { why: 'more literal words', differ: (a, b) => b.literal - a.literal },
  { why: 'closer in upper and lower case', differ: (a, b) => a.casing - b.casing },
  { why: 'closer in punctuation', differ: (a, b) => a.punctuation - b.punctuation },
  { why: 'more weight', differ: (a, b) => b.weight - a.weight },
  { why: 'earlier intent', differ: (a, b) => a.intent - b.intent },
  { why: 'earlier expression', differ: (a, b) => a.expression - b.expression },
]

/** Why the better of two readings was chosen; nothing where neither is better. */
export function whyBetter(better: Fit, other: Fit): WhyBetter | undefined {
  return steps.find(({ differ }) => differ(better, other) < 0)?.why
}

/**
 * How certain a reading is, from 0 to 1, for readings of several domains and for guesses too: by the share of words that the
 * expression itself says. Each free word costs more than all that follows in the order.
 */
export function scoreOf({ words, free, literal, accents, casing, weight }: Fit): number {
  const lightness = 1 - Math.min(Math.max(weight, 0), maxWeight) / maxWeight
  const lostWords =
    lossPerWord.accent * accents + lossPerWord.inSlot * (words - literal) + lossPerWord.casing * casing
  const lost = lostWords / Math.max(words, 1) + lossWithoutWeight * lightness
  return levelOf(free, words) - (levelOf(free, words) - levelOf(free + 1, words)) * lost
}

/** Without a free word an expression fits surely; with some it is as certain as a guess with that share of known words. */
function levelOf(free: number, words: number): number {
  return free === 0
    ? 1
    : certaintyAllFree + (certaintyHardlyFree - certaintyAllFree) * Math.max(0, 1 - free / words)
}
