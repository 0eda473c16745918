import { type Classifier, inputOf, scoreInto, toProbabilities } from './classifier.ts'
import { evidenceFor, familiarity, type Opinion, type Taught } from './confidence.ts'
import type { Features } from './features.ts'
import { highest } from './highest.ts'

/** An intent that a sentence may mean. */
export interface Candidate extends Opinion {
  label: number
  /** How much speaks for it. */
  evidence: number
}

/** So many intents are considered for a sentence. */
const mostCandidates = 3

/**
 * Finds the intents that a sentence may mean, the best first: the best one of the likeliest group, then others by their
 * probability. The intents of a group share its probability, so that a domain with many intents is not outvoted by one with few.
 */
export function candidateFinder(
  model: Classifier,
  groups: Int32Array,
): (features: Features, taught?: Taught) => Candidate[] {
  const scores = new Float64Array(model.labels)
  const probabilities = new Float64Array(model.labels)
  // Without nobody, who is the last label
  const ofIntents = probabilities.subarray(0, groups.length)
  const ofGroups = new Float64Array(groups.reduce((most, group) => Math.max(most, group + 1), 0))

  function bestOfBestGroup(): number[] {
    const [group] = highest(ofGroups, 1)
    const inGroup = ofIntents.map((probability, label) => (groups[label] === group ? probability : -1))
    return highest(inGroup, 1)
  }

  return (features, taught) => {
    const input = inputOf(model, features, taught?.isSeen)
    if (input.features.length === 0) return []
    scoreInto(scores, model, input)
    probabilities.set(scores)
    toProbabilities(probabilities)
    ofGroups.fill(0)
    for (let label = 0; label < groups.length; label++) ofGroups[groups[label]!]! += ofIntents[label]!
    const labels = new Set([...bestOfBestGroup(), ...highest(ofIntents, mostCandidates)])
    return [...labels].slice(0, mostCandidates).map((label) => {
      const opinion: Opinion = {
        score: scores[label]!,
        probability: probabilities[label]!,
        ofGroup: ofGroups[groups[label]!]!,
        ...familiarity(model, features, label, taught),
      }
      return { ...opinion, label, evidence: evidenceFor(opinion) }
    })
  }
}
