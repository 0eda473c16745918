import type { Classifier } from './classifier.ts'
import type { Features } from './features.ts'

/** What the model thinks of a sentence and an intent, for telling how sure it can be. */
interface Opinion {
  score: number
  probability: number
  /** How many other intents there are. */
  rivals: number
}

/** How familiar a sentence is. */
export interface Familiarity {
  /** Which part of its words no expression and no literal has, from 0 to 1. */
  unknown: number
  /** Which part of its words and neighbours was learned, by how much they tell, from 0 to 1. */
  seen: number
}

/** How familiar a sentence is to a model that learned some features and knows some words. */
export function familiarity(
  { ids, tells, mostTelling }: Classifier,
  { hashes, ofWords, words }: Features,
  { isLearned, isKnown }: { isLearned: (feature: number) => boolean; isKnown: (hash: number) => boolean },
): Familiarity {
  let seen = 0
  let all = 0
  for (let at = 0; at < ofWords; at++) {
    const id = ids.find(hashes[at]!)
    const isSeen = id >= 0 && isLearned(id)
    all += isSeen ? tells[id]! : mostTelling
    if (isSeen) seen += tells[id]!
  }
  let unknown = 0
  for (let at = 0; at < words.length; at++) if (!isKnown(words[at]!)) unknown++
  return { unknown: unknown / Math.max(1, words.length), seen: all === 0 ? 0 : seen / all }
}

/**
 * How much speaks for a guess, from about -10 to 10. How much each part counts was found once, on intents that were left
 * out and on sentences of other domains: a high score of unfamiliar words is less sure than the model thinks.
 */
export function evidenceFor({ score, probability, rivals }: Opinion, { unknown, seen }: Familiarity): number {
  // The only intent of a domain is likelier than others whatever is said
  const odds = rivals === 0 ? 0 : Math.log((probability + 1e-4) / (1 - probability + 1e-4))
  return 0.585 * odds + 0.195 * score - 2.77 * unknown + 4.34 * seen
}

/** How evidence becomes a score from 0 to 1, in one domain. */
export interface Calibration {
  slope: number
  offset: number
  /** A guess with a lower score is none. */
  threshold: number
}

/** The score of a guess: how likely it is right, if the sentence means one of the intents at all. */
export function scoreOf(evidence: number, { slope, offset }: Pick<Calibration, 'slope' | 'offset'>): number {
  return 1 / (1 + Math.exp(-(slope * evidence + offset)))
}
