import type { Domain } from '@sdp/domain'
import type { Reading, SpokenSlot } from '../reading.ts'
import { align, type Route, routeOf, type Taken } from './align.ts'
import { freeNode, noSlot } from './nodes.ts'
import { compareFits, type Fit, scoreOf } from './order.ts'
import { forgiveAccents, hasMinus, newSentence, readSentence, type Sentence } from './sentence.ts'
import { mostFree, unpackFree, unpackSet } from './subsets.ts'
import { buildVersion, type Version } from './version.ts'
import { newWays, type Ways, walk } from './walk.ts'

/** Understands sentences by the expressions of a domain. */
export interface Recogniser {
  /** The ways to understand a sentence, the best one of each intent and the best of all first. */
  read: (text: string) => Reading[]
  /** What it was built from, for building the next one after an edit. */
  version: Version
}

/** Builds a recogniser; with the one of the domain before an edit it builds only what the edit changed. */
export function compileRecogniser(domain: Domain, language: string, earlier?: Recogniser): Recogniser {
  const version = buildVersion(domain, language, earlier?.version)
  return { version, read: (text) => readings(version, text) }
}

/** More readings than this are of use to nobody. */
const mostReadings = 10

// Used again for every sentence
const sentence = newSentence()
const ways = newWays()

/** An expression that fits, with the way through the sentence. */
interface Candidate {
  unit: number
  way: number
  fit: Fit
  /** Whether the free words are as many as stand in the fit, or more. */
  isExact: boolean
}

function readings(version: Version, text: string): Reading[] {
  const { store, reading, base, added } = version
  store.subsets.work = 0
  readSentence(sentence, text, reading)
  if (sentence.words.count === 0) return []
  const walking = { starts: [base.set, added.set], subsets: store.subsets, reading }
  let candidates = walk(ways, sentence, walking) ? candidatesOf(version, ways, sentence) : []
  if ((candidates[0]?.fit.free ?? 1) > 0 && forgiveAccents(sentence, reading)) {
    candidates = walk(ways, sentence, walking) ? candidatesOf(version, ways, sentence) : []
  }
  return candidates.slice(0, mostReadings).flatMap((candidate) => readingOf(version, candidate) ?? [])
}

/** The best expression of each intent, the best of all first. */
function candidatesOf(
  version: Version,
  { first, beside, sets, free, accents, valueWords }: Ways,
  { words }: Sentence,
): Candidate[] {
  const { store, intentOf, expressionOf } = version
  const best: Candidate[] = []
  for (let way = first[words.count]!; way !== -1; way = beside[way]!) {
    for (const packed of store.subsets.ends[sets[way]!]!) {
      const unit = unpackSet(packed)
      const intent = unit < intentOf.length ? intentOf[unit]! : -1
      if (intent === -1) continue
      const allFree = free[way]! + unpackFree(packed)
      const fit: Fit = {
        words: words.count,
        free: allFree,
        literal: words.count - valueWords[way]! - allFree,
        accents: accents[way]!,
        casing: 0,
        punctuation: 0,
        weight: store.units[unit]!.expression.weight,
        intent,
        expression: expressionOf[unit]!,
      }
      const candidate = { unit, way, fit, isExact: unpackFree(packed) < mostFree }
      const index = best.findIndex((one) => one.fit.intent === intent)
      if (index < 0) best.push(candidate)
      else if (compareFits(fit, best[index]!.fit) < 0) best[index] = candidate
    }
  }
  return best.length < 2 ? best : best.sort((a, b) => compareFits(a.fit, b.fit))
}

function readingOf(version: Version, { unit, way, fit, isExact }: Candidate): Reading | undefined {
  const { store, intents } = version
  const { expression, hasSlots } = store.units[unit]!
  let slots: SpokenSlot[] = []
  if (hasSlots) {
    const route = routeOf(ways, way, sentence)
    const most = isExact ? fit.free : fit.words
    const taken = align(route, { store, sentence, unit: store.units[unit]!, mostFree: most })
    if (taken === undefined) return undefined
    slots = slotsOf(version, route, taken)
  }
  return {
    intent: intents[fit.intent]!.intent.name,
    slots,
    score: scoreOf(fit),
    origin: { kind: 'expression', index: fit.expression, text: expression.text, fit },
  }
}

function slotsOf({ store, reading }: Version, route: Route, taken: readonly Taken[]): SpokenSlot[] {
  const { nodes, slotNames } = store
  const { text, words, values } = sentence
  const slots: SpokenSlot[] = []
  for (let at = 0; at < taken.length; at++) {
    const { node, step } = taken[at]!
    const slot = nodes.slots[node]!
    if (slot === noSlot) continue
    let lastStep = step
    // Words in a row that the same free text took are one value
    if (nodes.kinds[node] === freeNode) while (taken[at + 1]?.node === node) lastStep = taken[++at]!.step
    let from = words.from[route.places[step]!]!
    const to = words.to[route.places[lastStep + 1]! - 1]!
    const value = values[route.values[step]!]
    if (value === undefined) {
      const said = text.slice(from, to)
      slots.push({ slot: slotNames[slot]!, value: said, text: said, from, to })
      continue
    }
    if (value.node === -1 && hasMinus(text, from)) from--
    const said = text.slice(from, to)
    const meant =
      value.node === -1
        ? value.number
        : chooseLiteral(reading.literals.byRange.get(nodes.labels[node]!)?.get(value.node), said)
    slots.push({ slot: slotNames[slot]!, value: meant ?? said, text: said, from, to })
  }
  return slots
}

/** Of literals that differ in what is forgiven only, the one that was said most exactly. */
function chooseLiteral(
  literals: readonly { text: string; value: string | number | boolean }[] | undefined,
  said: string,
): string | number | boolean | undefined {
  if (literals === undefined || literals.length < 2) return literals?.[0]?.value
  const exact = literals.find(({ text }) => text === said)
  return (exact ?? literals[0]!).value
}
