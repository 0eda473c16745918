import { type Calibration, scoreOf } from './confidence.ts'

/** What a guess about a sentence that was not learned had for it, and whether it was right. */
export interface Trial {
  evidence: number
  isRight: boolean
}

/** What is assumed before any trial, and how many trials it is worth. */
const usual = { slope: 1, offset: -1.5 }
const worth = 8
const steps = 25
/** So many of a thousand sentences may be taken for none although the guess is right. */
const lostOfThousand = 22
const fewTrials = 8
const usualLeast = 0
/** What is right less often than this is no guess, also where few of the trials were right. */
const lowestThreshold = 0.3
/** More evidence is never a lower score. */
const flattest = 0.1

/** Finds how evidence becomes a score: the curve that fits the trials best, drawn to the usual one where they are few. */
export function calibrate(trials: readonly Trial[]): Calibration {
  let curve: Curve = usual
  let cost = costOf(curve, trials)
  for (let step = 0; step < steps; step++) {
    const change = changeOf(curve, trials)
    // A whole step can lead too far
    for (let size = 1; size > 0.01; size /= 2) {
      const next = { slope: curve.slope + size * change.slope, offset: curve.offset + size * change.offset }
      const nextCost = costOf(next, trials)
      if (nextCost >= cost) continue
      curve = next
      cost = nextCost
      break
    }
  }
  const { offset } = curve
  const slope = Math.max(flattest, curve.slope)
  const threshold = Math.max(lowestThreshold, scoreOf(leastEvidence(trials), { slope, offset }))
  return { slope, offset, threshold }
}

type Curve = Pick<Calibration, 'slope' | 'offset'>

/** How badly a curve fits the trials and what was assumed before. */
function costOf(curve: Curve, trials: readonly Trial[]): number {
  let cost = (worth * (curve.slope - usual.slope) ** 2) / 2 + (worth * (curve.offset - usual.offset) ** 2) / 8
  for (const { evidence, isRight } of trials) {
    const way = (isRight ? -1 : 1) * (curve.slope * evidence + curve.offset)
    cost += way > 30 ? way : Math.log1p(Math.exp(way))
  }
  return cost
}

/** The step towards a better curve, by Newton's method. */
function changeOf(curve: Curve, trials: readonly Trial[]): Curve {
  let downSlope = worth * (curve.slope - usual.slope)
  let downOffset = (worth * (curve.offset - usual.offset)) / 4
  let bendSlope = worth
  let bendBoth = 0
  let bendOffset = worth / 4
  for (const { evidence, isRight } of trials) {
    const score = scoreOf(evidence, curve)
    const error = score - (isRight ? 1 : 0)
    const bend = score * (1 - score)
    downSlope += error * evidence
    downOffset += error
    bendSlope += bend * evidence * evidence
    bendBoth += bend * evidence
    bendOffset += bend
  }
  const size = bendSlope * bendOffset - bendBoth * bendBoth
  return {
    slope: (bendBoth * downOffset - bendOffset * downSlope) / size,
    offset: (bendBoth * downSlope - bendSlope * downOffset) / size,
  }
}

/** The evidence that nearly all right guesses have; the fewest of few trials have less than the least of these. */
function leastEvidence(trials: readonly Trial[]): number {
  const right = trials.filter(({ isRight }) => isRight).map(({ evidence }) => evidence)
  if (right.length < fewTrials) return usualLeast
  right.sort((a, b) => a - b)
  const wanted = (trials.length * lostOfThousand) / 1000
  // The fewer trials there are, the more chance decides which of them is the next
  const lost = Math.floor(wanted - Math.sqrt(wanted) / 2)
  if (lost > 0) return right[Math.min(lost, right.length - 1)]!
  const mean = right.reduce((sum, evidence) => sum + evidence, 0) / right.length
  const spread = Math.sqrt(right.reduce((sum, evidence) => sum + (evidence - mean) ** 2, 0) / right.length)
  return Math.min(right[0]!, mean - 2.2 * spread)
}
