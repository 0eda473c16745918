import type { RulePlace } from '@sdp/domain/decision-table'
import type { RequestFulfilment, Reset, TurnEnd } from '../model/trace.ts'
import { belowText, certaintyText, finderText, foundOf, freeWordsText } from './certainty.ts'
import type { PassedRules } from './passed-over.ts'

export { certaintyText, compareCertainty, type Found, finderText, foundOf, isCertain } from './certainty.ts'

/** One sentence of the story, and what of the domain it is about. */
export interface StoryLine {
  text: string
  place?: StoryPlace
  /** Rules that the table passed over on the way: how many of them these lines mention, and how many there are. */
  passed?: { shown: readonly StoryLine[]; listed: number; count: number }
  tone?: 'good' | 'bad' | 'aside'
}

/** A place in the domain that an editor can lead to. */
export interface StoryPlace {
  in?: 'intents' | 'slots' | 'apiInputs' | 'apiActions' | 'uiActions' | 'everydayLanguage'
  name?: string
  field?: string
  expression?: number | undefined
  rule?: RulePlace
}

export interface StoryPart {
  title: string
  lines: readonly StoryLine[]
}

/** What of a trace is worded, also of one that came over the network. */
export interface StoryTrace {
  text: string
  understood: { chosen?: Heard | undefined; others: readonly Lost[] }
  rounds: readonly StoryRound[]
  resets: readonly Pick<Reset, 'kind' | 'name' | 'rule' | 'when'>[]
  forgotten: readonly { name: string }[]
  fulfilment?: RequestFulfilment | undefined
  waits?: Waits | undefined
  end: TurnEnd
}

interface Heard {
  by: 'expression' | 'answer' | 'guess' | 'confirmation'
  reading: Reading
}

interface Lost extends Heard {
  why: Loss
}

interface Reading {
  intent: string
  slots: readonly { slot: string; value: string | number | boolean; text: string }[]
  score: number
  origin:
    | {
        kind: 'expression'
        index: number
        text: string
        fit?: { free: number } | undefined
        forgiven?: readonly { said: string; meant: string }[] | undefined
      }
    | { kind: 'guess'; nearest: string }
}

type Loss =
  | { kind: 'ranked lower'; why?: string | undefined }
  | { kind: 'not on the white list'; uiAction: string }
  | { kind: 'lacks a value'; slot: string }
  | { kind: 'turned round'; word: string }
  | { kind: 'nobody asked' | 'less certain' }
  | { kind: 'too unlikely'; threshold: number }

interface StoryRound {
  fired?: RulePlace | undefined
  uiAction?: string | undefined
  coreAction?: { name: string } | undefined
  call?:
    | {
        apiAction: string
        answer: unknown
        millis: number
        filled: readonly string[]
        remarks: readonly string[]
      }
    | undefined
  gaveUp?: string | undefined
}

interface Waits {
  uiAction: string
  act: string
  slots: readonly string[]
  whiteList: readonly string[]
}

interface TableFacts {
  /** Whether guesses were learned from several domains together. */
  isJoint?: boolean
  moduleName: (module: number) => string | undefined
  /** What is known of the rules that each round passed over: some of them, and the number of all. */
  passed?: (round: number) => {
    rules: readonly Omit<PassedRules, 'input'>[]
    count: number
  }
}

type ModuleName = TableFacts['moduleName']

/** How an answer came about, in the order in which it happened. */
export function story(trace: StoryTrace, facts: TableFacts): StoryPart[] {
  const parts = [
    { title: 'What was understood', lines: understoodLines(trace, facts) },
    ...trace.rounds.map((_, round) => ({
      title: roundTitle(trace.rounds[round - 1], round),
      lines: roundLines(trace, round, facts),
    })),
    { title: 'How it ended', lines: endLines(trace) },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}

function understoodLines(
  { text, understood, resets }: StoryTrace,
  { isJoint = false }: Pick<TableFacts, 'isJoint'>,
): StoryLine[] {
  const { chosen, others } = understood
  return [
    chosen === undefined
      ? { text: nothingHeard(text, others), tone: 'bad' as const }
      : chosenLine(chosen, { others, isJoint }),
    ...forgivenLines(chosen),
    ...(chosen?.reading.slots ?? []).map(({ slot, value, text: said }) => ({
      text: `‘${said}’ is the slot ${slot}${String(value) === said ? '' : `: ${value}`}.`,
      place: { in: 'slots' as const, name: slot },
    })),
    ...others.map((lost) => ({
      text: `It could ${chosen === undefined ? '' : 'also '}be ‘${lost.reading.intent}’ (${certainty(lost)}), but ${lossText(lost)}.`,
      place:
        lost.why.kind === 'turned round' ? { in: 'everydayLanguage' as const } : placeOfReading(lost.reading),
      tone: 'aside' as const,
    })),
    ...resets.filter(({ when }) => when === 'start').map(resetLine),
  ]
}

/** What was forgiven so that the expression fits. */
function forgivenLines(chosen: Heard | undefined): StoryLine[] {
  const origin = chosen?.reading.origin
  const forgiven = origin?.kind === 'expression' ? (origin.forgiven ?? []) : []
  return forgiven.map(({ said, meant }) => ({
    text: meant === '' ? `‘${said}’ was left out.` : `‘${said}’ was read as ‘${meant}’.`,
    place: { in: 'everydayLanguage' },
  }))
}

function nothingHeard(text: string, others: readonly Heard[]): string {
  return fitsSome(others)
    ? `No expression that fits ‘${text}’ can be heard now.`
    : `No expression fits ‘${text}’, and nothing comes near enough.`
}

function fitsSome(others: readonly Heard[]): boolean {
  return others.some(({ by }) => by === 'expression')
}

function chosenLine(
  heard: Heard,
  { others, isJoint }: { others: readonly Lost[]; isJoint: boolean },
): StoryLine {
  const { by, reading } = heard
  const place = placeOfReading(reading)
  const { intent, origin } = reading
  if (by === 'confirmation') {
    return { text: `It was asked whether the intent ‘${intent}’ was meant, and it was.`, place, tone: 'good' }
  }
  if (by === 'answer') {
    return { text: 'It was taken as the answer to what was asked before.', tone: 'good' }
  }
  const isCertain = certaintyText(foundOf(reading, by))
  if (origin.kind === 'guess') {
    const words = isJoint ? 'By what was learned from all domains at this stage' : 'By its words'
    return {
      text: `${whyGuessed(others)}. ${words} it is most like the intent ‘${intent}’ (${isCertain}); the nearest expression is ‘${origin.nearest}’.`,
      place,
    }
  }
  const free = origin.fit?.free ?? 0
  const fits = free === 0 ? 'fits' : `fits with ${freeWordsText(free)}`
  return {
    text: `The intent is ‘${intent}’ (${isCertain}), since ‘${origin.text}’ ${fits}.`,
    place,
    tone: 'good',
  }
}

function whyGuessed(others: readonly Lost[]): string {
  if (!fitsSome(others)) return 'No expression fits'
  return others.some(({ by, why }) => by === 'expression' && why.kind === 'less certain')
    ? 'What fits takes words as free text'
    : 'No expression that fits can be heard now'
}

function certainty({ by, reading }: Heard): string {
  const found = foundOf(reading, by)
  return `${certaintyText(found)}, ${finderText(found)}`
}

function lossText({ by, why }: Lost): string {
  switch (why.kind) {
    case 'ranked lower':
      if (by === 'guess') return 'another reading is more certain'
      return `another reading fits better${why.why === undefined ? '' : ` (${why.why})`}`
    case 'not on the white list':
      return `it is not on the white list of ${why.uiAction}, which asked last`
    case 'nobody asked':
      return 'it only answers a question, and nobody asked'
    case 'lacks a value':
      return `every expression of it has a value for ${why.slot}`
    case 'turned round':
      return `‘${why.word}’ makes the opposite of it`
    case 'less certain':
      return 'it takes words as free text, and what was chosen is more certain'
    case 'too unlikely':
      return `that is ${belowText(why.threshold)}`
  }
}

function roundTitle(before: StoryRound | undefined, round: number): string {
  if (before === undefined) return 'Which rule decided'
  const number = `(${round + 1})`
  if (before.gaveUp !== undefined) return `And again without the request ${number}`
  const isAnswered = failureOf(before.call?.answer) === undefined
  return `And again ${isAnswered ? 'with what the handler answered' : 'after the call failed'} ${number}`
}

function roundLines(trace: StoryTrace, round: number, { moduleName, passed }: TableFacts): StoryLine[] {
  const { fired, uiAction, coreAction, call, gaveUp } = trace.rounds[round]!
  const { rules = [], count = 0 } = passed?.(round) ?? {}
  const shown = rules.map((passed) => passedLine(passed, moduleName))
  const listed = rules.reduce((sum, { first, last }) => sum + last - first + 1, 0)
  return [
    ...(count > 0
      ? [{ text: countText(count), passed: { shown, listed, count }, tone: 'aside' as const }]
      : []),
    ...(gaveUp === undefined
      ? []
      : [{ text: `No rule fits while ‘${gaveUp}’ is open, so the table was asked without it.` }]),
    ...(fired === undefined
      ? gaveUp === undefined
        ? [{ text: 'No rule fits.', tone: 'bad' as const }]
        : []
      : [
          {
            text: `${ruleName(fired, moduleName)} fits: all its conditions hold.`,
            place: { rule: fired },
            tone: 'good' as const,
          },
        ]),
    ...(uiAction === undefined ? [] : [uiActionLine(uiAction)]),
    ...(coreAction === undefined ? [] : [{ text: `The platform does ‘${coreAction.name}’.` }]),
    ...(call === undefined ? [] : callLines(call)),
  ]
}

function passedLine(
  { module, first, last, sentence }: Omit<PassedRules, 'input'>,
  moduleName: ModuleName,
): StoryLine {
  const place = { module, rule: first }
  const name =
    first === last
      ? ruleName(place, moduleName)
      : `Each of rules ${first + 1} ${last - first === 1 ? 'and' : 'to'} ${last + 1} of ${moduleLabel(module, moduleName)}`
  return { text: `${name}: ${sentence}`, place: { rule: place } }
}

function uiActionLine(name: string): StoryLine {
  return {
    text: `It says and shows the UI action ‘${name}’.`,
    place: { in: 'uiActions', name },
  }
}

function callLines(call: NonNullable<StoryRound['call']>): StoryLine[] {
  const place: StoryPlace = { in: 'apiActions', name: call.apiAction }
  const took = `${Math.round(call.millis)} ms`
  const failure = failureOf(call.answer)
  const answered =
    failure === undefined
      ? { text: `‘${call.apiAction}’ was called and answered after ${took}.`, place }
      : { text: ended(`‘${call.apiAction}’ failed after ${took}: ${failure}`), place, tone: 'bad' as const }
  return [
    answered,
    ...call.filled.map((name) => ({
      text:
        failure === undefined
          ? filledText(call.answer, name, call.apiAction)
          : `So the API input ‘${name}’ says that it failed.`,
      place: { in: 'apiInputs' as const, name },
    })),
    ...call.remarks.map((text) => ({ text, tone: 'aside' as const })),
  ]
}

/** A sentence with its full stop: what others wrote may end with one of its own. */
function ended(sentence: string): string {
  return /[.!?。！？]$/.test(sentence) ? sentence : `${sentence}.`
}

function failureOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('failure' in answer)) return undefined
  return String(answer.failure)
}

/** What the handler put there, where that is a plain value; `null` takes the value away. */
function filledText(answer: unknown, name: string, apiAction: string): string {
  const { returnValue, inputs } = answer as { returnValue?: unknown; inputs?: Record<string, unknown> }
  const own = inputs !== undefined && Object.hasOwn(inputs, name) ? inputs[name] : undefined
  if (own === null) return `The answer makes the API input ‘${name}’ forget its value.`
  const value = own ?? (name === apiAction ? returnValue : undefined)
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value)
  return ended(`The answer fills the API input ‘${name}’${isPlain ? `: ${value}` : ''}`)
}

function endLines({ resets, forgotten, fulfilment, waits, end }: StoryTrace): StoryLine[] {
  return [
    ...resets.filter(({ when }) => when === 'end').map(resetLine),
    ...(forgotten.length === 0
      ? []
      : [{ text: `Volatile, so forgotten: ${forgotten.map(({ name }) => name).join(', ')}.` }]),
    ...(fulfilment === undefined ? [] : [fulfilmentLine(fulfilment)]),
    ...(waits === undefined ? [] : [waitLine(waits)]),
    ...endLine(end),
  ]
}

function fulfilmentLine({ request, by, end }: RequestFulfilment): StoryLine {
  const place: StoryPlace = { in: 'intents', name: request, field: 'fulfilledBy' }
  const names = by.map(({ name }) => name).join(', ')
  const texts = {
    fulfilled: `The request ‘${request}’ is fulfilled by ${names}.`,
    open: `The request ‘${request}’ stays open.`,
    dropped: `The request ‘${request}’ is dropped: nothing is asked any more.`,
  }
  return { text: texts[end], place }
}

function waitLine({ uiAction, act, slots, whiteList }: Waits): StoryLine {
  const place: StoryPlace = { in: 'uiActions', name: uiAction, field: 'speakingStyle' }
  const asked = slots.length === 0 ? '' : ` for ${slots.join(', ')}`
  const only = whiteList.length === 0 ? '' : `, and hears only ${whiteList.join(', ')}`
  return { text: `‘${uiAction}’ goes on listening${asked} (${act})${only}.`, place }
}

function endLine(end: TurnEnd): StoryLine[] {
  switch (end.kind) {
    case 'answered':
    case 'call failed':
      return []
    case 'asked back':
      return [{ text: 'That is too uncertain to act on, so it was asked whether it was meant.' }]
    case 'declined':
      return [{ text: 'What was asked about was not meant, so nothing was done.' }]
    case 'no rule':
      return [{ text: 'No rule was left that fits.', tone: 'bad' }]
    case 'too many rounds':
      return [{ text: `Handlers were called ${end.rounds} times without an end.`, tone: 'bad' }]
    case 'unknown API action':
      return [{ text: `There is no API action ‘${end.apiAction}’.`, tone: 'bad' }]
  }
}

function resetLine({ kind, name, rule }: StoryTrace['resets'][number]): StoryLine {
  const place: StoryPlace = { in: kind === 'slot' ? 'slots' : 'apiInputs', name }
  return { text: `Reset rule ${rule + 1} took the value of ‘${name}’ away.`, place }
}

function placeOfReading({ intent, origin }: Reading): StoryPlace {
  const expression = origin.kind === 'expression' ? origin.index : undefined
  return { in: 'intents', name: intent, expression }
}

function ruleName({ module, rule }: RulePlace, moduleName: ModuleName): string {
  return `Rule ${rule + 1} of ${moduleLabel(module, moduleName)}`
}

function moduleLabel(module: number, moduleName: ModuleName): string {
  return moduleName(module) ?? `module ${module + 1}`
}

function countText(count: number): string {
  return count === 1
    ? 'One rule was passed over.'
    : `${count.toLocaleString('en-US')} rules were passed over.`
}
