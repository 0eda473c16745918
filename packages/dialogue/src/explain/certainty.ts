/** What of a reading says how certain it is: the one scale of expressions and guesses, of one domain and of several. */
export interface Found {
  by: 'expression' | 'answer' | 'guess' | 'confirmation'
  /** From 0 to 1. */
  score: number
  /** How many words of the sentence the expression takes freely. */
  freeWords: number
}

/** What is known of a reading, also of one that came over the network. */
interface FoundReading {
  score: number
  origin: { kind: 'expression'; fit?: { free: number } | undefined } | { kind: 'guess' }
}

/** The certainty of a reading; who found it is an expression or a guess unless it is known better. */
export function foundOf({ score, origin }: FoundReading, by: Found['by'] = origin.kind): Found {
  return { by, score, freeWords: origin.kind === 'expression' ? (origin.fit?.free ?? 0) : 0 }
}

/** Whether every word of the sentence is said by the expression. */
export function isCertain({ by, freeWords }: Found): boolean {
  return by === 'confirmation' || (by !== 'guess' && freeWords === 0)
}

/** How certain a reading is: 'certain', or '62 % certain'; below what counts as understood, where that is known. */
export function certaintyText(found: Found, threshold = 0): string {
  if (isCertain(found)) return 'certain'
  const below = found.by === 'guess' && found.score < threshold
  return `${percent(found.score)} certain${below ? `, ${belowText(threshold)}` : ''}`
}

/** Who found a reading; a guess may be learned from several domains together. */
export function finderText({ by, freeWords }: Found, { isJoint = false } = {}): string {
  if (by === 'answer') return 'as the answer to what was asked'
  if (by === 'confirmation') return 'by a yes to the question whether it was meant'
  if (by === 'guess') return isJoint ? 'by a guess learned from all domains at this stage' : 'by a guess'
  if (freeWords === 0) return 'by an expression'
  return `by an expression with ${freeWordsText(freeWords)}`
}

export function freeWordsText(count: number): string {
  return count === 1 ? 'one free word' : `${count} free words`
}

/** That something is below what counts as understood; rounded up, so that it does not seem to be reached. */
export function belowText(threshold: number): string {
  return `below the threshold of ${Math.ceil(threshold * 100 - tiny)} %`
}

/** What sums of many small numbers may be off by. */
const tiny = 1e-6

function percent(score: number): string {
  return `${Math.floor(score * 100 + tiny)} %`
}

/** The more certain first: what an expression says in every word, then by score. */
export function compareCertainty(one: Found, other: Found): number {
  return Number(isCertain(other)) - Number(isCertain(one)) || other.score - one.score
}
