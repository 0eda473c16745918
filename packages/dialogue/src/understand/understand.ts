import type { Guesser } from '../guess/guesser.ts'
import { leavesOpen } from '../meaning/no-answer.ts'
import { whyBetter } from '../model/order.ts'
import { freeWordsOf, type Reading, takesAnything } from '../model/reading.ts'
import type { State, Waiting } from '../model/state.ts'
import type { Heard, LossReason, LostReading, Understood } from '../model/understood.ts'
import type { Program } from '../program/program.ts'
import { askedValue, yesOrNo } from './asked-value.ts'
import { certainEnough } from './tuned.ts'
import { hasNegatedValue, isRarelyNegated, turnedRoundBy } from './turned-round.ts'

/** Who guesses what no expression says: what the domain learned by itself, or what was learned from several together. */
export type GuessSource = Pick<Guesser, 'candidates' | 'guess' | 'threshold'>

/**
 * Chooses what a sentence means now. An expression that says all its words comes first, in the order of the recogniser; then the
 * bare answer to what was asked. An expression that takes some of the words freely competes with the guesses, by score; where
 * nothing fits, the best guess is chosen. While a white list is in force only its intents are heard, and an intent for slots only
 * is heard only as an answer.
 */
export function understand(
  program: Program,
  state: State,
  text: string,
  guesses: () => GuessSource = program.guesses.learned,
): Understood {
  const said = { program, state, text }
  const choice = fittingReadings(said)
  if (competes(choice)) {
    const source = guesses()
    compete(said, choice, { readings: source.candidates(text), threshold: source.threshold })
  }
  const { chosen, others, declines } = choice
  return {
    text,
    ...(chosen && { chosen }),
    others,
    ...(declines && { declines }),
    ...(chosen && isUncertain(said, choice) && { asksBack: true }),
  }
}

/** What `understand` chooses, without all else that could have been meant: for those who compare domains. */
export interface Hearing {
  /** By expressions and answers alone; others may have an expression for it, and then nobody guesses. */
  fitting: Heard | undefined
  /** With guesses as well. */
  guessed: (source: GuessSource) => Heard | undefined
}

export function hear(program: Program, state: State, text: string): Hearing {
  const said = { program, state, text }
  const best = program.exact.best(text)
  if (best !== undefined && freeWordsOf(best) === 0 && state.askedBack === undefined) {
    const heard: Heard = { by: 'expression', reading: best }
    if (lossOf(said, heard) === undefined) return { fitting: heard, guessed: () => heard }
  }
  const choice = fittingReadings(said)
  const isOpen = competes(choice)
  return {
    fitting: choice.chosen,
    guessed: ({ guess, threshold }) => {
      if (!isOpen) return choice.chosen
      const open = { ...choice, others: [...choice.others] }
      compete(said, open, { readings: guess(text), threshold })
      return open.chosen
    },
  }
}

/** Whether `understand` would have to guess a sentence, which the program may have to learn for first. */
export function mayBeGuessed(program: Program, state: State, text: string): boolean {
  return competes(fittingReadings({ program, state, text }))
}

interface Said {
  program: Program
  state: State
  text: string
}

/** What was chosen so far, and what was not. */
interface Choice {
  chosen: Heard | undefined
  others: LostReading[]
  declines?: true
  /** The intent that what was learned takes to be the likeliest, however unlikely it is. */
  likeliest?: string | undefined
}

/** Takes a sentence as the answer to whether something was meant, where it says yes or no, and nothing else if all of it has to. */
function answersAskBack(
  { program, state: { askedBack }, text }: Said,
  choice: Choice,
  { isWhole }: { isWhole: boolean },
): boolean {
  const answer = askedBack && yesOrNo(text, program.language)
  if (answer === undefined || (isWhole && !answer.isWhole)) return false
  if (answer.isYes) choice.chosen = { by: 'confirmation', reading: askedBack! }
  else choice.declines = true
  return true
}

/** An expression that fits is acted on, unless it would take nearly any words and something else is likelier by what was learned. */
function isUncertain({ program, state, text }: Said, { chosen, likeliest }: Choice): boolean {
  if (chosen === undefined || chosen.by === 'answer' || chosen.by === 'confirmation') return false
  const { by, reading } = chosen
  if (isAnswer(reading, state.waits) || program.intents.get(reading.intent)?.asksBack === false) return false
  if (by === 'expression' && freeWordsOf(reading) > 0 && hasNegatedValue(reading, program)) return true
  if (by === 'guess' && isRarelyNegated(program, reading.intent, text)) return true
  if (reading.score >= certainEnough) return false
  return by === 'guess' || (takesAnything(reading) && reading.intent !== likeliest)
}

/** The readings by expressions and as the answer to what was asked. */
function fittingReadings(said: Said): Choice {
  const choice: Choice = { chosen: undefined, others: [] }
  if (answersAskBack(said, choice, { isWhole: true })) return choice
  take(said, choice, 'expression')
  const isSure = choice.chosen !== undefined && freeWordsOf(choice.chosen.reading) === 0
  if (!isSure && answersAskBack(said, choice, { isWhole: false })) return choice
  if (choice.chosen === undefined) take(said, choice, 'answer')
  return choice
}

function take(said: Said, choice: Choice, by: 'expression' | 'answer'): void {
  for (const reading of readingsOf(said, by)) {
    const why =
      lossOf(said, { by, reading }) ?? (choice.chosen && rankedLower(choice.chosen.reading, reading))
    if (why === undefined) choice.chosen = { by, reading }
    else lose(choice, { by, reading, why })
  }
}

/** Whether guesses count: where nothing fits, or only by taking words freely. */
function competes({ chosen, others, declines }: Choice): boolean {
  if (declines) return false
  if (chosen === undefined) return !areAnswersToNobody(others)
  return chosen.by === 'expression' && freeWordsOf(chosen.reading) > 0
}

/** Lets guesses compete with what fits by taking words freely; where both mean the same, that is surer than either. */
function compete(
  said: Said,
  choice: Choice,
  { readings, threshold }: { readings: readonly Reading[]; threshold: number },
): void {
  choice.likeliest = readings[0]?.intent
  for (const reading of readings) {
    const { chosen } = choice
    const isSame = chosen?.by === 'expression' && chosen.reading.intent === reading.intent
    if (isSame) {
      const score = Math.max(chosen.reading.score, reading.score)
      choice.chosen = { ...chosen, reading: { ...chosen.reading, score } }
      continue
    }
    const heard: Heard = { by: 'guess', reading }
    const why =
      lossOf(said, heard) ??
      incomplete(reading) ??
      unlikeliness(reading, threshold) ??
      opposite(said, reading)
    if (why !== undefined) lose(choice, { ...heard, why })
    else if (chosen === undefined) choice.chosen = heard
    else if (chosen.by === 'expression' && reading.score > chosen.reading.score) {
      lose(choice, { ...chosen, why: { kind: 'less certain' } })
      choice.chosen = heard
    } else lose(choice, { ...heard, why: { kind: 'ranked lower' } })
  }
}

/** An intent that lost by its expression is not listed again as a guess. */
function lose({ others }: Choice, lost: LostReading): void {
  if (others.every(({ reading }) => reading.intent !== lost.reading.intent)) others.push(lost)
}

/** Where an expression fits and cannot be heard now, a guess would put words into people's mouths. */
function areAnswersToNobody(lost: readonly LostReading[]): boolean {
  return lost.some(({ reading }) => !takesAnything(reading))
}

function readingsOf(said: Said, by: 'expression' | 'answer'): Reading[] {
  const { program, state, text } = said
  const { forgiving, answers } = program
  if (by === 'expression') {
    return forgiving.read(text, (reading) => lossOf(said, { by, reading }) === undefined)
  }
  const asked = state.waits?.slots ?? []
  if (asked.length === 0) return []
  const isAsked = ({ slots }: Reading) => fillsOne(slots, asked)
  const bare = answers.read(text, isAsked).filter(isAsked)
  if (bare.some((reading) => freeWordsOf(reading) === 0)) return bare
  const inside = askedValue(program, asked, text)
  if (inside !== undefined) return [inside, ...bare]
  // Where any words would be an answer, those that refuse one are none
  return leavesOpen(text, program.language) ? [] : bare
}

function lossOf({ program, state: { waits } }: Said, { by, reading }: Heard): LossReason | undefined {
  if (by === 'answer') return undefined
  const isListed = waits?.whiteList.includes(reading.intent) ?? false
  if (isListed) return undefined
  if (waits !== undefined && waits.whiteList.length > 0) {
    return { kind: 'not on the white list', uiAction: waits.uiAction }
  }
  const isAnswerOnly = program.intents.get(reading.intent)?.slotOnly ?? false
  return isAnswerOnly && !isAnswer(reading, waits) ? { kind: 'nobody asked' } : undefined
}

function unlikeliness({ score }: Reading, threshold: number): LossReason | undefined {
  return score < threshold ? { kind: 'too unlikely', threshold } : undefined
}

/** A guess without a value that every expression of the intent has is none. */
function incomplete({ origin }: Reading): LossReason | undefined {
  const slot = origin.kind === 'guess' ? origin.lacks : undefined
  return slot === undefined ? undefined : { kind: 'lacks a value', slot }
}

/** What the words of a sentence turn into the opposite of an intent is no guess at it, however alike the other words are. */
function opposite({ program, text }: Said, { intent }: Reading): LossReason | undefined {
  const word = turnedRoundBy(program, intent, text)
  return word === undefined ? undefined : { kind: 'turned round', word }
}

function rankedLower({ origin: better }: Reading, { origin: other }: Reading): LossReason {
  const isCompared = better.kind === 'expression' && other.kind === 'expression'
  const why = isCompared && better.fit && other.fit ? whyBetter(better.fit, other.fit) : undefined
  return { kind: 'ranked lower', ...(why && { why }) }
}

function isAnswer({ slots }: Reading, waits: Waiting | undefined): boolean {
  return waits !== undefined && fillsOne(slots, waits.slots)
}

function fillsOne(slots: Reading['slots'], asked: readonly string[]): boolean {
  return slots.some(({ slot }) => asked.includes(slot))
}
