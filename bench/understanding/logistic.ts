/** The best guess of a sentence: what counted for it, and whether it was right. */
export interface Observation {
  parts: readonly number[]
  score: number
  isRight: boolean
  isNobodys: boolean
}

const rounds = 400
const step = 0.5
/** Sentences that are nobody's count half as much as all others together. */
const nobodysShare = 0.5

/**
 * Logistic regression by gradient descent over several sets: weights that all share and an offset for each, every set
 * counting the same. Parts are scaled to a spread of one meanwhile.
 */
export function fitWeights(sets: readonly (readonly Observation[])[]): number[] {
  const all = sets.flat()
  const width = all[0]!.parts.length
  const spread = Array.from({ length: width }, (_, at) => {
    const mean = all.reduce((sum, { parts }) => sum + parts[at]!, 0) / all.length
    return Math.sqrt(all.reduce((sum, { parts }) => sum + (parts[at]! - mean) ** 2, 0) / all.length)
  })
  const weights = new Array<number>(width).fill(0)
  const offsets = sets.map(() => 0)
  for (let round = 0; round < rounds; round++) {
    const down = new Array<number>(width).fill(0)
    sets.forEach((observations, set) => {
      const nobodys = observations.filter(({ isNobodys }) => isNobodys).length
      const others = observations.length - nobodys
      let downOffset = 0
      for (const { parts, isRight, isNobodys } of observations) {
        const sum = parts.reduce(
          (total, part, at) => total + (weights[at]! * part) / spread[at]!,
          offsets[set]!,
        )
        const error = 1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0)
        const share = error / (isNobodys ? nobodys / nobodysShare : others)
        downOffset += share
        parts.forEach((part, at) => {
          down[at]! += (share * part) / spread[at]! / sets.length
        })
      }
      offsets[set]! -= step * downOffset
    })
    down.forEach((slope, at) => {
      weights[at]! -= step * slope
    })
  }
  return weights.map((weight, at) => weight / spread[at]!)
}

/** How many of a hundred sentences of nobody are below what all but such a share of the right guesses have. */
export function refusedAtLoss(
  observations: readonly Observation[],
  weights: readonly number[],
  loss: number,
): number {
  const evidence = ({ parts }: Observation) => parts.reduce((sum, part, at) => sum + weights[at]! * part, 0)
  const right = observations
    .filter(({ isRight }) => isRight)
    .map(evidence)
    .toSorted((a, b) => a - b)
  const least = right[Math.floor(loss * right.length)]!
  const nobodys = observations.filter(({ isNobodys }) => isNobodys)
  return (100 * nobodys.filter((one) => evidence(one) < least).length) / nobodys.length
}
