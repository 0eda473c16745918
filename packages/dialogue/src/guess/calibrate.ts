import { type Calibration, scoreOf } from './confidence.ts'
import type { Steps } from './steps.ts'

/** What a guess about a sentence that was not learned had for it, and whether it was right. */
export interface Trial {
  evidence: number
  isRight: boolean
  /** Of a sentence that is nobody's no guess is right. */
  isNobodys: boolean
}

/** What is assumed before any trial, and how many trials it is worth. */
const usual = { slope: 1, offset: -1.5 }
const worth = 8
const steps = 25
/** Sentences that are nobody's count as if there were so many for each of the others. */
const nobodysShare = 0.3
/**
 * Losing one in a hundred right guesses costs as much as taking this many in a hundred sentences that are nobody's.
 * `bench/understanding/fit.ts` prints what is refused at which loss.
 */
const lostForTaken = 5
/**
 * What is right less often than this is no guess, also where few of the trials were right. Found by
 * `bench/understanding/fit.ts`: where fewer than one in ten guesses are right; the author of a single small domain is asked back.
 */
const lowestThreshold = { alone: 0.03, together: 0.15 }
/** More evidence is never a lower score. */
const flattest = 0.1

/** Finds how evidence becomes a score: the curve that fits the trials best, drawn to the usual one where they are few. */
export function* calibrate(
  trials: readonly Trial[],
  learned: keyof typeof lowestThreshold,
): Steps<Calibration> {
  const nobodys = trials.reduce((count, { isNobodys }) => count + (isNobodys ? 1 : 0), 0)
  const nobodysWeight = (nobodysShare * (trials.length - nobodys)) / Math.max(1, nobodys)
  let curve: Curve = usual
  let cost = costOf(curve, trials, nobodysWeight)
  for (let step = 0; step < steps; step++) {
    const change = changeOf(curve, trials, nobodysWeight)
    // A whole step can lead too far
    for (let size = 1; size > 0.01; size /= 2) {
      const next = { slope: curve.slope + size * change.slope, offset: curve.offset + size * change.offset }
      const nextCost = costOf(next, trials, nobodysWeight)
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
function costOf(curve: Curve, trials: readonly Trial[], nobodysWeight: number): number {
  let cost = (worth * (curve.slope - usual.slope) ** 2) / 2 + (worth * (curve.offset - usual.offset) ** 2) / 8
  for (const { evidence, isRight, isNobodys } of trials) {
    const way = (isRight ? -1 : 1) * (curve.slope * evidence + curve.offset)
    cost += (isNobodys ? nobodysWeight : 1) * (way > 30 ? way : Math.log1p(Math.exp(way)))
  }
  return cost
}

/** The step towards a better curve, by Newton's method. */
function changeOf(curve: Curve, trials: readonly Trial[], nobodysWeight: number): Curve {
  let downSlope = worth * (curve.slope - usual.slope)
  let downOffset = (worth * (curve.offset - usual.offset)) / 4
  let bendSlope = worth
  let bendBoth = 0
  let bendOffset = worth / 4
  for (const { evidence, isRight, isNobodys } of trials) {
    const score = scoreOf(evidence, curve)
    const weight = isNobodys ? nobodysWeight : 1
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

/** How wide the trials are smeared over the evidence, since chance decided where each of them is. */
const smear = 0.25
/** Right guesses that are assumed beside those of the trials: where these are few, others would have had less evidence. */
const assumedRight = Array.from({ length: 4 }, (_, at) => ({ evidence: 3 * at - 5 }))
const searched = { from: -6, to: 10, step: 0.1 }

/** The evidence below which a guess is none: where lost right guesses and taken sentences of nobody together cost least. */
function leastEvidence(trials: readonly Trial[]): number {
  const right = [...trials.filter(({ isRight }) => isRight), ...assumedRight]
  const nobodys = trials.filter(({ isNobodys }) => isNobodys)
  let best = 0
  let lowest = Number.POSITIVE_INFINITY
  for (let least = searched.from; least < searched.to; least += searched.step) {
    const cost = lostForTaken * shareBelow(right, least) - shareBelow(nobodys, least)
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
