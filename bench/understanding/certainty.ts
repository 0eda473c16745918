import { compile } from '@sdp/dialogue'
import type { Domain } from '@sdp/domain'
import type { CarTest } from './cars.ts'
import type { Observation } from './logistic.ts'

/** Sentences that are nobody's count as if there were this many for each of the others, as in `guess/calibrate.ts`. */
const nobodysShare = 0.3
const step = 0.05

/** How many of the guesses with scores in each step are right, from 0 to 1, all sets counting the same. */
export function rightByScore(sets: readonly (readonly Observation[])[]): number[] {
  const steps = Math.round(1 / step)
  const right = new Array<number>(steps).fill(0)
  const all = new Array<number>(steps).fill(0)
  for (const observations of sets) {
    const nobodys = observations.filter(({ isNobodys }) => isNobodys).length
    const others = observations.length - nobodys
    for (const { score, isRight, isNobodys } of observations) {
      const at = Math.min(steps - 1, Math.floor(score / step))
      const weight = isNobodys ? nobodysShare / nobodys : 1 / others
      all[at]! += weight
      if (isRight) right[at]! += weight
    }
  }
  return all.map((whole, at) => right[at]! / Math.max(1e-9, whole))
}

/** The lowest score from which on at least such a share of the guesses is right, in every step. */
export function scoreWhereRight(shares: readonly number[], minPrecision: number): number {
  const below = shares.findLastIndex((share) => share < minPrecision)
  return (below + 1) * step
}

interface FreeReading {
  /** The share of the words that the expression itself says. */
  own: number
  isRight: boolean
}

/** The best readings of some sentences by expressions, where these take some of the words freely. */
export function freeReadings(domain: Domain, tests: readonly CarTest[]): FreeReading[] {
  const { exact } = compile(domain, 'eng-USA')
  return tests.flatMap(({ text, intent }): FreeReading[] => {
    const best = exact.best(text)
    const fit = best?.origin.kind === 'expression' ? best.origin.fit : undefined
    if (fit === undefined || fit.free === 0) return []
    return [{ own: Math.max(0, 1 - fit.free / fit.words), isRight: best!.intent === intent }]
  })
}

/**
 * How often such readings are right where the expression says no word itself, and where it says nearly all: a least-squares
 * line.
 */
export function freeTextRange(sets: readonly (readonly FreeReading[])[]): {
  maxFree: number
  minFree: number
} {
  let [weight, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0]
  for (const readings of sets) {
    for (const { own, isRight } of readings) {
      const share = 1 / readings.length
      weight += share
      sumX += share * own
      sumY += share * Number(isRight)
      sumXX += share * own * own
      sumXY += share * own * Number(isRight)
    }
  }
  const slope = (weight * sumXY - sumX * sumY) / (weight * sumXX - sumX * sumX)
  const maxFree = (sumY - slope * sumX) / weight
  return { maxFree, minFree: maxFree + slope }
}
