import { type Classifier, findPair } from './classifier.ts'
import type { Features } from './features.ts'

/** What the model thinks of a sentence and an intent, for telling how sure it can be. */
interface Opinion {
  score: number
  probability: number
  /** How many other intents there are. */
  rivals: number
}

/** How familiar a sentence is to an intent. */
export interface Familiarity {
  /** Which part of its words no expression and no literal has, from 0 to 1. */
  unknown: number
  /** Which part of its words and neighbours the intent has, by how much they tell, from 0 to 1. */
  own: number
}

/** Which features, and which pairs of a feature and an intent, count as learned. */
export interface Taught {
  isSeen: (feature: number) => boolean
  isOwn: (pair: number) => boolean
}

const all: Taught = { isSeen: () => true, isOwn: () => true }

/** How familiar a sentence is to an intent of a model that was taught some features. */
export function familiarity(
  model: Classifier,
  { hashes, ofWords, unknown }: Features,
  label: number,
  { isSeen, isOwn } = all,
): Familiarity {
  const { ids, tells, mostTelling, rows } = model
  let whole = 0
  let own = 0
  for (let at = 0; at < ofWords; at++) {
    const id = ids.find(hashes[at]!)
    const isFound = id >= 0 && isSeen(id)
    const told = isFound ? tells[id]! : mostTelling
    whole += told
    if (!isFound) continue
    const pair = findPair(model, id, label)
    // What very many intents have is no pair with any of them
    if (rows[id] === rows[id + 1] || (pair >= 0 && isOwn(pair))) own += told
  }
  return { unknown, own: whole === 0 ? 0 : own / whole }
}

const nothingKnown = -10

/**
 * How much speaks for a guess, from about -2 to 10. How much each part counts was found once, on intents that were left out
 * of domains in six languages: a lead is worth less where the intent has little of what was said.
 */
export function evidenceFor({ score, probability, rivals }: Opinion, { unknown, own }: Familiarity): number {
  // Free text takes any words, and yet nobody means it by words that all are unknown
  if (unknown === 1) return nothingKnown
  // The only intent of a domain is likelier than others whatever is said
  const odds = rivals === 0 ? 0 : Math.log((probability + 1e-4) / (1 - probability + 1e-4))
  return 0.66 * odds + 0.12 * score - 1.3 * unknown + 2.7 * own
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
