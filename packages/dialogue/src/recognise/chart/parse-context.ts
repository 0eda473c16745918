import type { Fit } from '../../model/order.ts'
import type { SpokenSlot } from '../../model/reading.ts'
import { newSentence, type Sentence } from '../../words/sentence.ts'
import { type AlignScratch, newAlignScratch } from './align.ts'
import { type Chart, newChart } from './chart.ts'

/** An expression that fits, how it fits, and its chart entry at the end of the sentence. */
export interface Candidate extends Fit {
  unit: number
  entry: number
  /** Whether `free` is exact; residuals are cut at 127, and the true number may be higher then. */
  isExact: boolean
}

/** Candidates, reused for every sentence; mostly there is one. */
interface CandidateBuffer {
  found: Candidate[]
  onlyOne: Candidate[]
}

function newCandidateBuffer(): CandidateBuffer {
  const first = newCandidate()
  return { found: [first], onlyOne: [first] }
}

export function newCandidate(): Candidate {
  return {
    unit: 0,
    entry: 0,
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

/** Scratch memory of one parse (as `Cache` of regex-automata): its buffers grow and are reused for the next sentence. */
export interface ParseContext {
  sentence: Sentence
  chart: Chart
  candidates: CandidateBuffer
  alignment: AlignScratch
  slots: SpokenSlot[]
}

export function newParseContext(): ParseContext {
  return {
    sentence: newSentence(),
    chart: newChart(),
    candidates: newCandidateBuffer(),
    alignment: newAlignScratch(),
    slots: [],
  }
}

/** The contexts of a recogniser: a stack, since a parse may be asked for inside of another one. */
export interface ParseContexts {
  all: ParseContext[]
  inUse: number
}

export function newParseContexts(): ParseContexts {
  return { all: [], inUse: 0 }
}

/** Lends a context for one parse: who is asked about a reading may read another sentence meanwhile, in a context of its own. */
export function withParseContext<Read>(contexts: ParseContexts, read: (context: ParseContext) => Read): Read {
  const { all, inUse } = contexts
  if (inUse === all.length) all.push(newParseContext())
  contexts.inUse++
  try {
    return read(all[inUse]!)
  } finally {
    contexts.inUse--
  }
}
