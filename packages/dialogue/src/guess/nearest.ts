import type { Expression } from '@sdp/domain/expressions'
import type { Features } from './features.ts'
import type { IntentSamples } from './intent-samples.ts'

/** Finds the expression of an intent that looks most like a sentence. */
export type FindNearest = (to: Features) => string

/** Makes the finder for the expressions of an intent: which of its sentences have each word and each pair of neighbours. */
export function nearestIn(
  expressions: readonly Expression[],
  { sentences, features }: IntentSamples,
): FindNearest {
  const having = new Map<number, number[]>()
  sentences.forEach(({ places, ofWords }, sentence) => {
    for (let at = 0; at < ofWords; at++) {
      const hash = features[places[at]!]!
      const others = having.get(hash)
      if (others === undefined) having.set(hash, [sentence])
      else others.push(sentence)
    }
  })
  const weightOf = (places: readonly number[]) => Math.log(1 + sentences.length / places.length)
  const whole = new Float32Array(sentences.length)
  for (const places of having.values()) {
    const weight = weightOf(places)
    for (const place of places) whole[place]! += weight
  }

  return ({ hashes, ofWords }) => {
    const shared = new Float32Array(sentences.length)
    for (let at = 0; at < ofWords; at++) {
      const places = having.get(hashes[at]!)
      if (places === undefined) continue
      const weight = weightOf(places)
      for (const place of places) shared[place]! += weight
    }
    let best = 0
    for (let place = 1; place < sentences.length; place++) {
      // As if each had a word more: an expression of a single common word is not near to all that have it
      if (shared[place]! * (whole[best]! + 1) > shared[best]! * (whole[place]! + 1)) best = place
    }
    return expressions[sentences[best]?.expression ?? 0]?.text ?? ''
  }
}
