import { arbitrations } from '@sdp/domain/intents'
import { freeWordsOf } from '../model/reading.ts'
import type { Heard } from '../model/understood.ts'

/** How a domain understood a sentence. */
export interface Candidate {
  domainId: string
  domain: string
  platforms: readonly string[]
  /** Nothing where it did not understand. */
  heard: Heard | undefined
  /** Of the intent. */
  arbitration: string
  /** Whether the conversation before was with it, and whether it asked something. */
  spokeLast: boolean
  isWaiting: boolean
}

export interface Judged {
  candidate: Candidate
  /** Why it does not answer; nothing for the one that does. */
  lostBy: string | undefined
}

/**
 * Which domain answers, the winner first. Out are domains for other platforms and those that did not understand. Then counts: who
 * asked and was answered, an expression that says all words, who asked, the higher score, the arbitration that is nearer to the
 * cloud, who spoke last, the name. Where the best reading is of an intent that never goes to the cloud, nobody answers: the head
 * unit does, and no other domain is given what was meant for it.
 */
export function arbitrate(
  candidates: readonly Candidate[],
  { platform }: { platform: string | undefined },
): Judged[] {
  const judged = candidates.map((candidate) => ({ candidate, out: outOf(candidate, platform) }))
  const inside = judged.filter(({ out }) => out === undefined).map(({ candidate }) => candidate)
  const [best, ...others] = inside.toSorted(compare)
  const outside = judged.flatMap(({ candidate, out }) =>
    out === undefined ? [] : [{ candidate, lostBy: out }],
  )
  if (best === undefined) return outside
  const isHeadUnits = isForHeadUnit(best)
  return [
    { candidate: best, lostBy: isHeadUnits ? neverToCloud : undefined },
    ...others.map((candidate) => ({ candidate, lostBy: lossTo(best, candidate) })),
    ...outside,
  ]
}

/** The domain that answers, if any does. */
export function winnerOf([first]: readonly Judged[]): Candidate | undefined {
  return first?.lostBy === undefined ? first?.candidate : undefined
}

/** Whether the best reading is one that the head unit answers by itself. */
export function isHeadUnits([first]: readonly Judged[]): boolean {
  return first !== undefined && first.lostBy === neverToCloud
}

/** The domain that understood best among those that are for other platforms, where nobody answers. */
export function understoodElsewhere(
  judged: readonly Judged[],
  { platform }: { platform: string | undefined },
): Candidate | undefined {
  if (winnerOf(judged) !== undefined || platform === undefined) return undefined
  const others = judged
    .map(({ candidate }) => candidate)
    .filter(({ heard, platforms }) => heard !== undefined && !platforms.includes(platform))
  return others.toSorted(compare)[0]
}

/** Whether nobody's guess could be better: an expression says all words, or somebody asked and was answered. */
export function isSure([first]: readonly Judged[]): boolean {
  return first?.candidate.heard !== undefined && rankOf(first.candidate) >= ranks.asked
}

const neverToCloud = 'its intent never goes to the cloud'

function isForHeadUnit({ arbitration }: Candidate): boolean {
  return arbitration === 'no-cloud'
}

function outOf({ platforms, heard, isWaiting }: Candidate, platform: string | undefined): string | undefined {
  if (platform !== undefined && !platforms.includes(platform)) return `it is not for ${platform}`
  // Who asked is spoken to, understood or not: its rules can ask again
  return heard === undefined && !isWaiting ? 'it did not understand' : undefined
}

/** Scores that differ by less than this are the same: they are sums of many small numbers. */
const scoreStep = 1e-6

const order: readonly { reason: string; by: (one: Candidate, other: Candidate) => number }[] = [
  {
    reason: 'another domain had asked and was answered',
    by: (one, other) => Number(rankOf(other) === ranks.answer) - Number(rankOf(one) === ranks.answer),
  },
  {
    reason: 'an expression of another domain says all the words',
    by: (one, other) => Number(rankOf(other) >= ranks.sure) - Number(rankOf(one) >= ranks.sure),
  },
  { reason: 'another domain had asked', by: (one, other) => rankOf(other) - rankOf(one) },
  {
    reason: 'another is more certain',
    by: (one, other) => {
      const difference = scoreOf(other) - scoreOf(one)
      return Math.abs(difference) < scoreStep ? 0 : difference
    },
  },
  {
    reason: 'another intent belongs more to the cloud',
    by: (one, other) => cloudRank(other) - cloudRank(one),
  },
  {
    reason: 'another domain spoke last',
    by: (one, other) => Number(other.spokeLast) - Number(one.spokeLast),
  },
  { reason: 'another name comes first', by: (one, other) => one.domain.localeCompare(other.domain) },
]

function compare(one: Candidate, other: Candidate): number {
  return order.reduce((result, { by }) => result || by(one, other), 0)
}

function lossTo(winner: Candidate, loser: Candidate): string {
  return (order.find(({ by }) => by(winner, loser) !== 0) ?? order.at(-1)!).reason
}

/** An open question owns the turn: other domains come before who asked only by an expression that says all words. */
const ranks = { answer: 3, sure: 2, asked: 1, other: 0 } as const

function rankOf({ isWaiting, heard }: Candidate): number {
  const saysAll = heard !== undefined && heard.by !== 'guess' && freeWordsOf(heard.reading) === 0
  if (isWaiting && saysAll) return ranks.answer
  if (saysAll) return ranks.sure
  return isWaiting ? ranks.asked : ranks.other
}

function scoreOf({ heard }: Candidate): number {
  return heard?.reading.score ?? 0
}

function cloudRank({ arbitration }: Candidate): number {
  return (arbitrations as readonly string[]).indexOf(arbitration)
}
