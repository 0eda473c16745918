import { arbitrations } from '@sdp/domain/intents'
import { takesAnything } from '../reading.ts'
import type { Heard } from '../understood.ts'

/** How a domain understood a sentence. */
export interface Candidate {
  domainId: string
  domain: string
  platforms: readonly string[]
  /** Nothing where it did not understand. */
  heard: Heard | undefined
  /** Of the intent. */
  arbitration: string
  /** Whether the conversation before was with it, and it waits for an answer. */
  isWaiting: boolean
}

export interface Judged {
  candidate: Candidate
  /** Why it does not answer; nothing for the one that does. */
  lostBy: string | undefined
}

/**
 * Which domain answers, the winner first. Out are domains for other platforms, those that did not understand, and intents
 * that never go to the cloud. Then counts: who asked and was answered, the higher score, the arbitration that is nearer to
 * the cloud, the name.
 */
export function arbitrate(
  candidates: readonly Candidate[],
  { platform }: { platform: string | undefined },
): Judged[] {
  const judged = candidates.map((candidate) => ({ candidate, out: outOf(candidate, platform) }))
  const inside = judged.filter(({ out }) => out === undefined).map(({ candidate }) => candidate)
  const [winner, ...others] = inside.toSorted(compare)
  if (winner === undefined) return judged.map(({ candidate, out }) => ({ candidate, lostBy: out }))
  return [
    { candidate: winner, lostBy: undefined },
    ...others.map((candidate) => ({ candidate, lostBy: lossTo(winner, candidate) })),
    ...judged.flatMap(({ candidate, out }) => (out === undefined ? [] : [{ candidate, lostBy: out }])),
  ]
}

/** The domain that answers, if any does. */
export function winnerOf([first]: readonly Judged[]): Candidate | undefined {
  return first?.lostBy === undefined ? first?.candidate : undefined
}

/** Whether nobody's guess could be better: somebody was asked and answered, or said what an expression has. */
export function isSure(candidate: Candidate | undefined): boolean {
  if (candidate?.heard === undefined) return false
  return isAnswer(candidate) || !takesAnything(candidate.heard.reading)
}

function outOf(
  { platforms, heard, arbitration }: Candidate,
  platform: string | undefined,
): string | undefined {
  if (platform !== undefined && !platforms.includes(platform)) return `it is not for ${platform}`
  if (heard === undefined) return 'it did not understand'
  return arbitration === 'no-cloud' ? 'its intent never goes to the cloud' : undefined
}

/** Scores that differ by less than this are the same: they are sums of many small numbers. */
const scoreStep = 1e-6

const order: readonly ((one: Candidate, other: Candidate) => number)[] = [
  (one, other) => Number(isAnswer(other)) - Number(isAnswer(one)),
  (one, other) => {
    const difference = scoreOf(other) - scoreOf(one)
    return Math.abs(difference) < scoreStep ? 0 : difference
  },
  (one, other) => cloudRank(other) - cloudRank(one),
  (one, other) => one.domain.localeCompare(other.domain),
]
const reasons = [
  'another domain had asked and was answered',
  'another score is higher',
  'another intent belongs more to the cloud',
  'another name comes first',
]

function compare(one: Candidate, other: Candidate): number {
  return order.reduce((result, by) => result || by(one, other), 0)
}

function lossTo(winner: Candidate, loser: Candidate): string {
  return reasons[order.findIndex((by) => by(winner, loser) !== 0)] ?? reasons.at(-1)!
}

function isAnswer({ isWaiting, heard }: Candidate): boolean {
  return isWaiting && heard !== undefined && heard.by !== 'guess'
}

function scoreOf({ heard }: Candidate): number {
  return heard?.reading.score ?? 0
}

function cloudRank({ arbitration }: Candidate): number {
  return (arbitrations as readonly string[]).indexOf(arbitration)
}
