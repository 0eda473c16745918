import type { Fit } from './order.ts'
import { newSentence, type Sentence } from './sentence.ts'
import { newWays, type Ways } from './ways.ts'

/** An expression that fits, how it fits, and the way through the sentence. */
export interface Candidate extends Fit {
  unit: number
  way: number
  /** Whether the free words are as many as stand in the fit, or more. */
  isExact: boolean
}

/** Candidates that are used again for every sentence; mostly there is one. */
interface CandidateRoom {
  found: Candidate[]
  onlyOne: Candidate[]
}

function newCandidateRoom(): CandidateRoom {
  const first = newCandidate()
  return { found: [first], onlyOne: [first] }
}

export function newCandidate(): Candidate {
  return {
    unit: 0,
    way: 0,
    words: 0,
    free: 0,
    literal: 0,
    pieces: 0,
    accents: 0,
    casing: 0,
    punctuation: 0,
    weight: 0,
    intent: 0,
    expression: 0,
    isExact: false,
  }
}

/** What a sentence is read in, used again for the next one. */
export interface Scratch {
  sentence: Sentence
  ways: Ways
  candidates: CandidateRoom
}

const all: Scratch[] = []
let inUse = 0

/** Reads in a scratch that nobody else reads in: who is asked about a reading may read another sentence meanwhile. */
export function withScratch<Read>(read: (scratch: Scratch) => Read): Read {
  const scratch = all[inUse] ?? { sentence: newSentence(), ways: newWays(), candidates: newCandidateRoom() }
  all[inUse] = scratch
  inUse++
  try {
    return read(scratch)
  } finally {
    inUse--
  }
}
