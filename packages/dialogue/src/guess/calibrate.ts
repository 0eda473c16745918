import { type Calibration, scoreOf } from './confidence.ts'
import type { Steps } from './steps.ts'
import {
  assumedRight,
  flattest,
  lostForTaken,
  lowestThreshold,
  newtonSteps,
  outOfScopeShare,
  searchedEvidence,
  smear,
  usualCurve,
  usualCurveWorth,
} from './tuned.ts'

/** What a guess about a sentence that was not learned had for it, and whether it was right. */
export interface Trial {
  evidence: number
  isRight: boolean
  /** For a sentence out of scope no guess is right. */
  isOutOfScope: boolean
}

/**
 * Platt scaling: finds how evidence becomes a score, by the logistic curve that fits the trials best, drawn to the usual one where
 * they are few. The threshold is a lowest one, or where guesses of sentences out of scope begin to prevail.
 */
export function* calibrate(
  trials: readonly Trial[],
  learned: keyof typeof lowestThreshold,
): Steps<Calibration> {
  const outOfScope = trials.reduce((count, { isOutOfScope }) => count + (isOutOfScope ? 1 : 0), 0)
  const outOfScopeWeight = (outOfScopeShare * (trials.length - outOfScope)) / Math.max(1, outOfScope)
  let curve: Curve = usualCurve
  let cost = costOf(curve, trials, outOfScopeWeight)
  for (let step = 0; step < newtonSteps; step++) {
    const change = changeOf(curve, trials, outOfScopeWeight)
    // A whole step can lead too far
    for (let size = 1; size > 0.01; size /= 2) {
      const next = { slope: curve.slope + size * change.slope, offset: curve.offset + size * change.offset }
      const nextCost = costOf(next, trials, outOfScopeWeight)
      if (nextCost >= cost) continue
      curve = next
      cost = nextCost
      break
    }
    yield
  }
  const { offset } = curve
  const slope = Math.max(flattest, curve.slope)
  const threshold = Math.max(lowestThreshold[learned], scoreOf(leastEvidence(trials), { slope, offset }))
  return { slope, offset, threshold }
}

type Curve = Pick<Calibration, 'slope' | 'offset'>

/** How badly a curve fits the trials and what was assumed before. */
function costOf(curve: Curve, trials: readonly Trial[], outOfScopeWeight: number): number {
  const slopeOff = curve.slope - usualCurve.slope
  const offsetOff = curve.offset - usualCurve.offset
  let cost = (usualCurveWorth * slopeOff ** 2) / 2 + (usualCurveWorth * offsetOff ** 2) / 8
  for (const { evidence, isRight, isOutOfScope } of trials) {
    const way = (isRight ? -1 : 1) * (curve.slope * evidence + curve.offset)
    cost += (isOutOfScope ? outOfScopeWeight : 1) * (way > 30 ? way : Math.log1p(Math.exp(way)))
  }
  return cost
}

/** The step towards a better curve, by Newton's method. */
function changeOf(curve: Curve, trials: readonly Trial[], outOfScopeWeight: number): Curve {
  let downSlope = usualCurveWorth * (curve.slope - usualCurve.slope)
  let downOffset = (usualCurveWorth * (curve.offset - usualCurve.offset)) / 4
  let bendSlope = usualCurveWorth
  let bendBoth = 0
  let bendOffset = usualCurveWorth / 4
  for (const { evidence, isRight, isOutOfScope } of trials) {
    const score = scoreOf(evidence, curve)
    const weight = isOutOfScope ? outOfScopeWeight : 1
    const error = weight * (score - (isRight ? 1 : 0))
    const bend = weight * score * (1 - score)
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

/** The evidence below which a guess is none: where lost right guesses and accepted sentences out of scope together cost least. */
function leastEvidence(trials: readonly Trial[]): number {
  const right = [
    ...trials.filter(({ isRight }) => isRight),
    ...assumedRight.map((evidence) => ({ evidence })),
  ]
  const outOfScope = trials.filter(({ isOutOfScope }) => isOutOfScope)
  let best = 0
  let lowest = Number.POSITIVE_INFINITY
  for (let least = searchedEvidence.from; least < searchedEvidence.to; least += searchedEvidence.step) {
    const cost = lostForTaken * shareBelow(right, least) - shareBelow(outOfScope, least)
    if (cost >= lowest) continue
    lowest = cost
    best = least
  }
  return best
}

function shareBelow(trials: readonly Pick<Trial, 'evidence'>[], least: number): number {
  let sum = 0
  for (const { evidence } of trials) sum += 1 / (1 + Math.exp((evidence - least) / smear))
  return sum / Math.max(1, trials.length)
}
