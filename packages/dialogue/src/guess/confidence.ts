/** How likely it is that a guess is right, from the scores of all intents and the place of the guessed one. */
export function confidence(scores: Float64Array, probabilities: Float64Array, at: number): number {
  let rival = Number.NEGATIVE_INFINITY
  for (let other = 0; other < scores.length; other++) {
    if (other !== at && scores[other]! > rival) rival = scores[other]!
  }
  const lead = scores.length === 1 ? scores[at]! : scores[at]! - rival
  const odds = Math.log((probabilities[at]! + 1e-4) / (1 - probabilities[at]! + 1e-4))
  return 1 / (1 + Math.exp(-(0.357 * odds + 0.264 * scores[at]! + 0.168 * lead - 2.76)))
}
