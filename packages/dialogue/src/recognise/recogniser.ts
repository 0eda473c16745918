import type { Domain } from '@sdp/domain'
import { type Fit, scoreOf } from '../model/order.ts'
import type { ExpressionOrigin, Reading, SpokenSlot } from '../model/reading.ts'
import { forgiveAccents, readSentence } from '../words/sentence.ts'
import { align, routeOf } from './chart/align.ts'
import { candidatesOf, fewestFreeWords, fitOf } from './chart/candidates.ts'
import { addStart, beginChart } from './chart/chart.ts'
import {
  type Candidate,
  newParseContexts,
  type ParseContext,
  type ParseContexts,
  withParseContext,
} from './chart/parse-context.ts'
import { preferSpelling } from './chart/spelling.ts'
import { plainSlotsOf, slotsOf } from './chart/spoken-slots.ts'
import { walk } from './chart/walk.ts'
import type { Unit } from './compiled/store.ts'
import { buildVersion, type Start, stateOfStart, type Version } from './compiled/version.ts'
import { dropStatesIfTooMany, type LazyDfa } from './dfa/lazy-dfa.ts'

/** Understands sentences by the expressions of a domain. */
export interface Recogniser {
  /**
   * The readings of a sentence, the best one of each intent and the best of all first, at most ten. Where none of these is wanted,
   * the best one that is wanted comes last.
   */
  read(text: string, isWanted?: IsWanted): Reading[]
  /** The first of these, without how it fits where it has no free words: these are looked for first, in a smaller automaton. */
  best(text: string): Reading | undefined
  /** What it was built from, for building the next one after an edit. */
  version: Version
  /** What it reads sentences in, handed on to the next one. */
  contexts: ParseContexts
}

/** Whether a reading can be used now: a white list may leave only one that many are better than. */
type IsWanted = (reading: Reading) => boolean

/** Builds a recogniser; with the one of the domain before an edit it builds only what the edit changed. */
export function compileRecogniser(domain: Domain, language: string, earlier?: Recogniser): Recogniser {
  const version = buildVersion(domain, language, earlier?.version)
  return new VersionRecogniser(version, earlier?.contexts ?? newParseContexts())
}

/** A class, so that all recognisers share their functions: with some of its own V8 would optimise each again. */
class VersionRecogniser implements Recogniser {
  readonly version: Version
  readonly contexts: ParseContexts

  constructor(version: Version, contexts: ParseContexts) {
    this.version = version
    this.contexts = contexts
  }

  read(text: string, isWanted: IsWanted = () => true): Reading[] {
    return withParseContext(this.contexts, (context) => readings(this.version, text, isWanted, context))
  }

  best(text: string): Reading | undefined {
    return withParseContext(this.contexts, (context) => bestReading(this.version, text, context))
  }
}

/** Readings that are returned, at most. */
const maxReadings = 10

function readings(version: Version, text: string, isWanted: IsWanted, context: ParseContext): Reading[] {
  readSentence(context.sentence, text, version.reading)
  const found: Reading[] = []
  let hasWanted = false
  for (const candidate of candidatesWithFreeWords(version, version.all, false, context)) {
    if (found.length >= maxReadings && hasWanted) break
    const one = readingOf(version, context, candidate, fitOf(candidate))
    if (one === undefined) continue
    const isOne = !hasWanted && isWanted(one)
    if (isOne) hasWanted = true
    if (found.length < maxReadings || isOne) found.push(one)
  }
  return found
}

function bestReading(version: Version, text: string, context: ParseContext): Reading | undefined {
  const { sentence } = context
  readSentence(sentence, text, version.reading)
  const { store, strict, free } = version
  const best = candidatesFrom(version, strict, store.strict, false, context)[0]
  // A word that only begins or ends next to a star is a free one, and free text may have fewer
  if (best?.free === 0) return readingOf(version, context, best)
  // Others than those with free text have been tried, and are again only with accents forgiven
  const candidates = candidatesWithFreeWords(version, free, true, context)
  const found = firstReading(version, context, candidates)
  if (found !== undefined || candidates.length === 0) return found
  // Those that fit best take too long to follow
  readSentence(sentence, text, version.reading)
  return firstReading(version, context, candidatesWithFreeWords(version, free, false, context))
}

function firstReading(
  version: Version,
  context: ParseContext,
  candidates: readonly Candidate[],
): Reading | undefined {
  for (const candidate of candidates) {
    const found = readingOf(version, context, candidate, fitOf(candidate))
    if (found !== undefined) return found
  }
  return undefined
}

/** Accents are forgiven only where words would be free otherwise. Of the best ones none have more free words than others. */
function candidatesWithFreeWords(
  version: Version,
  starts: readonly Start[],
  areBestOnly: boolean,
  context: ParseContext,
): Candidate[] {
  const { store, all, reading } = version
  const candidates = candidatesFrom(version, starts, store.all, areBestOnly, context)
  const isSettled = candidates[0]?.free === 0
  if (isSettled || !forgiveAccents(context.sentence, reading)) return candidates
  return candidatesFrom(version, all, store.all, areBestOnly, context)
}

function candidatesFrom(
  version: Version,
  starts: readonly Start[],
  dfa: LazyDfa,
  areBestOnly: boolean,
  context: ParseContext,
): Candidate[] {
  const { sentence, chart } = context
  if (sentence.words.count === 0) return []
  dropStatesIfTooMany(dfa)
  dfa.work = 0
  beginChart(chart, sentence.words.count)
  for (let at = 0; at < starts.length; at++) addStart(chart, stateOfStart(starts[at]!, dfa))
  if (!walk(chart, sentence, dfa, version.reading)) return []
  const maxFree = areBestOnly ? fewestFreeWords(version, dfa, context) : undefined
  const candidates = candidatesOf(version, dfa, context, maxFree)
  return candidates.length < 2 ? candidates : preferSpelling(version, sentence.text, candidates)
}

function readingOf(
  version: Version,
  context: ParseContext,
  candidate: Candidate,
  fit?: Fit,
): Reading | undefined {
  const { store, intents } = version
  const { unit, entry, isExact } = candidate
  const built = store.units[unit]!
  const maxFree = isExact ? candidate.free : candidate.words
  const slots = built.hasSlots ? spokenSlots(version, context, built, entry, maxFree) : []
  if (slots === undefined) return undefined
  const { expression: index } = candidate
  return {
    intent: intents[candidate.intent]!.intent.name,
    slots,
    score: scoreOf(candidate),
    origin:
      fit === undefined
        ? originOf(built, index)
        : { kind: 'expression', index, text: built.expression.text, fit },
  }
}

/** The same object for every sentence until an edit moves the expression: less garbage. */
function originOf(unit: Unit, index: number): ExpressionOrigin {
  if (unit.origin?.index !== index) {
    unit.origin = { kind: 'expression', index, text: unit.expression.text }
  }
  return unit.origin
}

function spokenSlots(
  version: Version,
  context: ParseContext,
  unit: Unit,
  entry: number,
  maxFree: number,
): SpokenSlot[] | undefined {
  const { sentence, chart, alignment } = context
  const { hasFreeText } = unit
  const plain = hasFreeText ? undefined : plainSlotsOf(version, sentence, chart, entry, unit)
  if (plain !== undefined) return plain
  const route = routeOf(alignment, chart, entry, sentence)
  const taken = align(alignment, { transitions: version.store.transitions, sentence, unit, maxFree })
  return taken && slotsOf(version, context, route, { taken, hasFreeText })
}
