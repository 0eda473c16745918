import { type Classifier, findPair } from './classifier.ts'
import { type Features, worthOf } from './features.ts'
import { evidenceWeights, nothingKnown } from './tuned.ts'

/** How familiar a sentence is to an intent. */
interface Familiarity {
  /** Which part of its words no expression and no literal has, from 0 to 1. */
  unknown: number
  /** Which part of its words and neighbours the intent has, weighted by their information (idf), from 0 to 1. */
  own: number
}

/** What a model thinks of a sentence and an intent, for telling how sure it can be. */
export interface Opinion extends Familiarity {
  score: number
  probability: number
  /** How likely any intent of its group is meant; of a model with one group, that the sentence is not out of scope. */
  ofGroup: number
}

/** Which features, and which pairs of a feature and an intent, count as learned. */
export interface TrainedFeatures {
  isSeen: (feature: number) => boolean
  isOwn: (pair: number) => boolean
}

const all: TrainedFeatures = { isSeen: () => true, isOwn: () => true }

/** How familiar a sentence is to an intent of a model that was trained on some features. */
export function familiarity(
  model: Classifier,
  { hashes, ofWords, unknown }: Features,
  label: number,
  { isSeen, isOwn } = all,
): Familiarity {
  const { ids, idf, unseenIdf, rows } = model
  let whole = 0
  let own = 0
  for (let at = 0; at < ofWords; at++) {
    const id = ids.find(hashes[at]!)
    const isFound = id >= 0 && isSeen(id)
    const weight = isFound ? idf[id]! : unseenIdf * worthOf(hashes[at]!)
    whole += weight
    if (!isFound) continue
    const pair = findPair(model, id, label)
    // What very many intents have is no pair with any of them
    if (rows[id] === rows[id + 1] || (pair >= 0 && isOwn(pair))) own += weight
  }
  return { unknown, own: whole === 0 ? 0 : own / whole }
}

/** What counts for a guess, as numbers whose weighted sum is the evidence. */
export function evidenceParts({ score, probability, unknown, own }: Opinion): number[] {
  return [logOdds(probability), score, unknown, own]
}

/** How much speaks for a guess, from about -6 to 10: a lead is worth less where words are unknown or the intent has few of them. */
export function evidenceFor(opinion: Opinion): number {
  // Free text takes any words, and yet nobody means it by words that all are unknown
  if (opinion.unknown === 1) return nothingKnown
  return evidenceParts(opinion).reduce((sum, part, at) => sum + evidenceWeights[at]! * part, 0)
}

/** Bounded, since models are never as sure as they say. */
function logOdds(probability: number): number {
  return Math.log((probability + 1e-4) / (1 - probability + 1e-4))
}

/** How evidence becomes a score from 0 to 1, in one domain. */
export interface Calibration {
  slope: number
  offset: number
  /** A guess with a lower score is none. */
  threshold: number
}

/** The score of a guess: how likely it is right, where some of the sentences are out of scope. */
export function scoreOf(evidence: number, { slope, offset }: Pick<Calibration, 'slope' | 'offset'>): number {
  return 1 / (1 + Math.exp(-(slope * evidence + offset)))
}
