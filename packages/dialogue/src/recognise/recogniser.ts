import type { Domain } from '@sdp/domain'
import type { ExpressionOrigin, Reading, SpokenSlot } from '../reading.ts'
import { align, routeOf } from './align.ts'
import { candidatesOf, fewestFreeWords, fitOf } from './candidates.ts'
import { type Fit, scoreOf } from './order.ts'
import { type Candidate, type Scratch, withScratch } from './scratch.ts'
import { forgiveAccents, readSentence } from './sentence.ts'
import { preferSpelling } from './spelling.ts'
import { plainSlotsOf, slotsOf } from './spoken-slots.ts'
import type { Unit } from './store.ts'
import { forgetIfTooMany, type Subsets } from './subsets.ts'
import { buildVersion, type Start, setOfStart, type Version } from './version.ts'
import { walk } from './walk.ts'
import { beginWays, startFrom } from './ways.ts'

/** Understands sentences by the expressions of a domain. */
export interface Recogniser {
  /**
   * The ways to understand a sentence, the best one of each intent and the best of all first. Where none of as many as
   * are told is wanted, the best one that is wanted comes last.
   */
  read(text: string, isWanted?: IsWanted): Reading[]
  /** The first of these, found several times faster where it has no free words; how it fits is not told then. */
  best(text: string): Reading | undefined
  /** What it was built from, for building the next one after an edit. */
  version: Version
}

/** Whether a reading can be used now: a white list may leave only one that many are better than. */
type IsWanted = (reading: Reading) => boolean

/** Builds a recogniser; with the one of the domain before an edit it builds only what the edit changed. */
export function compileRecogniser(domain: Domain, language: string, earlier?: Recogniser): Recogniser {
  return new VersionRecogniser(buildVersion(domain, language, earlier?.version))
}

/** A class, so that all recognisers share their functions: with some of its own each would be optimised anew. */
class VersionRecogniser implements Recogniser {
  readonly version: Version

  constructor(version: Version) {
    this.version = version
  }

  read(text: string, isWanted: IsWanted = () => true): Reading[] {
    return withScratch((scratch) => readings(this.version, text, isWanted, scratch))
  }

  best(text: string): Reading | undefined {
    return withScratch((scratch) => bestReading(this.version, text, scratch))
  }
}

/** More readings than this are of use to nobody. */
const mostReadings = 10

function readings(version: Version, text: string, isWanted: IsWanted, scratch: Scratch): Reading[] {
  readSentence(scratch.sentence, text, version.reading)
  const found: Reading[] = []
  let hasWanted = false
  for (const candidate of candidatesWithFreeWords(version, version.all, false, scratch)) {
    if (found.length >= mostReadings && hasWanted) break
    const one = readingOf(version, scratch, candidate, fitOf(candidate))
    if (one === undefined) continue
    const isOne = !hasWanted && isWanted(one)
    if (isOne) hasWanted = true
    if (found.length < mostReadings || isOne) found.push(one)
  }
  return found
}

function bestReading(version: Version, text: string, scratch: Scratch): Reading | undefined {
  const { sentence } = scratch
  readSentence(sentence, text, version.reading)
  const { store, strict, free } = version
  const best = candidatesFrom(version, strict, store.strict, false, scratch)[0]
  // A word that only begins or ends beside a star is a free one, and free text may take fewer
  if (best?.free === 0) return readingOf(version, scratch, best)
  // Others than those with free text have been tried, and are again only with accents forgiven
  const candidates = candidatesWithFreeWords(version, free, true, scratch)
  const found = firstReading(version, scratch, candidates)
  if (found !== undefined || candidates.length === 0) return found
  // Those that fit best take too long to follow
  readSentence(sentence, text, version.reading)
  return firstReading(version, scratch, candidatesWithFreeWords(version, free, false, scratch))
}

function firstReading(
  version: Version,
  scratch: Scratch,
  candidates: readonly Candidate[],
): Reading | undefined {
  for (const candidate of candidates) {
    const found = readingOf(version, scratch, candidate, fitOf(candidate))
    if (found !== undefined) return found
  }
  return undefined
}

/** Accents are forgiven only where words would be free otherwise. Of the best ones none have more free words than others. */
function candidatesWithFreeWords(
  version: Version,
  starts: readonly Start[],
  areBestOnly: boolean,
  scratch: Scratch,
): Candidate[] {
  const { store, all, reading } = version
  const candidates = candidatesFrom(version, starts, store.all, areBestOnly, scratch)
  const isSettled = candidates[0]?.free === 0
  if (isSettled || !forgiveAccents(scratch.sentence, reading)) return candidates
  return candidatesFrom(version, all, store.all, areBestOnly, scratch)
}

function candidatesFrom(
  version: Version,
  starts: readonly Start[],
  subsets: Subsets,
  areBestOnly: boolean,
  scratch: Scratch,
): Candidate[] {
  const { sentence, ways } = scratch
  if (sentence.words.count === 0) return []
  forgetIfTooMany(subsets)
  subsets.work = 0
  beginWays(ways, sentence.words.count)
  for (let at = 0; at < starts.length; at++) startFrom(ways, setOfStart(starts[at]!, subsets))
  if (!walk(ways, sentence, subsets, version.reading)) return []
  const mostFree = areBestOnly ? fewestFreeWords(version, subsets, scratch) : undefined
  const candidates = candidatesOf(version, subsets, scratch, mostFree)
  return candidates.length < 2 ? candidates : preferSpelling(version, sentence.text, candidates)
}

function readingOf(version: Version, scratch: Scratch, candidate: Candidate, fit?: Fit): Reading | undefined {
  const { store, intents } = version
  const { unit, way, isExact } = candidate
  const built = store.units[unit]!
  const mostFree = isExact ? candidate.free : candidate.words
  const slots = built.hasSlots ? spokenSlots(version, scratch, built, way, mostFree) : []
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

/** The same for every sentence until an edit moves the expression: what is made anew has to be collected again. */
function originOf(unit: Unit, index: number): ExpressionOrigin {
  if (unit.origin?.index !== index) {
    unit.origin = { kind: 'expression', index, text: unit.expression.text }
  }
  return unit.origin
}

function spokenSlots(
  version: Version,
  { sentence, ways }: Scratch,
  unit: Unit,
  way: number,
  mostFree: number,
): SpokenSlot[] | undefined {
  const { hasFreeText } = unit
  const plain = hasFreeText ? undefined : plainSlotsOf(version, sentence, ways, way, unit)
  if (plain !== undefined) return plain
  const route = routeOf(ways, way, sentence)
  const taken = align(route, { takers: version.store.takers, sentence, unit, mostFree })
  return taken && slotsOf(version, sentence, route, { taken, hasFreeText })
}
