import { type Classifier, inputOf, newInputBuffer, scoreInto, toProbabilities } from './classifier.ts'
import { evidenceFor, familiarity, type Opinion, type TrainedFeatures } from './confidence.ts'
import type { Features } from './features.ts'
import { maxCandidates } from './tuned.ts'

/** An intent that a sentence may mean. */
export interface Candidate extends Opinion {
  label: number
  /** How much speaks for it. */
  evidence: number
}

/**
 * Finds the intents that a sentence may mean, the best first: the best one of the likeliest group, then others by their
 * probability. The intents of a group share its probability, so that a domain with many intents is not outvoted by one with few.
 */
export function candidateFinder(
  model: Classifier,
  groups: Int32Array,
): (features: Features, trained?: TrainedFeatures) => Candidate[] {
  const buffer = newInputBuffer()
  const scores = new Float64Array(model.labels)
  const probabilities = new Float64Array(model.labels)
  // Without the labels out of scope, which come last
  const ofIntents = probabilities.subarray(0, groups.length)
  const ofGroups = new Float64Array(groups.reduce((most, group) => Math.max(most, group + 1), 0))

  function bestOfBestGroup(): number[] {
    const [group] = highest(ofGroups, 1)
    const inGroup = ofIntents.map((probability, label) => (groups[label] === group ? probability : -1))
    return highest(inGroup, 1)
  }

  return (features, trained) => {
    const input = inputOf(model, features, buffer, trained?.isSeen)
    if (input.features.length === 0) return []
    scoreInto(scores, model, input)
    probabilities.set(scores)
    toProbabilities(probabilities)
    ofGroups.fill(0)
    for (let label = 0; label < groups.length; label++) ofGroups[groups[label]!]! += ofIntents[label]!
    const labels = new Set([...bestOfBestGroup(), ...highest(ofIntents, maxCandidates)])
    return [...labels].slice(0, maxCandidates).map((label) => {
      const opinion: Opinion = {
        score: scores[label]!,
        probability: probabilities[label]!,
        ofGroup: ofGroups[groups[label]!]!,
        ...familiarity(model, features, label, trained),
      }
      return { ...opinion, label, evidence: evidenceFor(opinion) }
    })
  }
}

/** The places of the highest numbers, up to a maximum, the highest first; of equal ones the earlier place. */
function highest(values: Float64Array, max: number): number[] {
  const places: number[] = []
  for (let at = 0; at < values.length; at++) {
    let place = places.length
    while (place > 0 && values[at]! > values[places[place - 1]!]!) place--
    if (place === max) continue
    places.splice(place, 0, at)
    if (places.length > max) places.pop()
  }
  return places
}
