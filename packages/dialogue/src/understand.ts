import type { Program } from './program.ts'
import { type Reading, takesAnything } from './reading.ts'
import { whyBetter } from './recognise/order.ts'
import type { State, Waiting } from './state.ts'
import type { Heard, LossReason, LostReading, Understood } from './understood.ts'

/**
 * Chooses what a sentence means now. Expressions come first, in the order of the recogniser; then the bare answer to what
 * was asked; then guesses, where no expression fits or only such as take nearly any words. While a white list is in force
 * only its intents are heard, and an intent for slots only is heard only as an answer.
 */
export function understand(program: Program, state: State, text: string): Understood {
  return understandBy(['expression', 'answer', 'guess'], { program, state, text, isBrief: false })
}

/**
 * What `understand` chooses, without all else that could have been meant: for those who compare domains. They may want no
 * guess as long as another domain has an expression for it.
 */
export function hear(
  program: Program,
  state: State,
  text: string,
  { isGuessed = true } = {},
): Heard | undefined {
  const ways: Heard['by'][] = isGuessed ? ['answer', 'guess'] : ['answer']
  const best = program.exact.best(text)
  if (best !== undefined) {
    const heard: Heard = { by: 'expression', reading: best }
    if (lossOf(program, state, heard) === undefined) return heard
    ways.unshift('expression')
  }
  return understandBy(ways, { program, state, text, isBrief: true }).chosen
}

/** Whether `understand` would have to guess a sentence, which the program may have to learn for first. */
export function mayBeGuessed(program: Program, state: State, text: string): boolean {
  const { chosen, others } = understandBy(['expression', 'answer'], { program, state, text, isBrief: true })
  return chosen === undefined && !areAnswersToNobody(others)
}

interface Said {
  program: Program
  state: State
  text: string
  /** Whether only guesses that are likely enough are wanted: those that are not need not be worked out. */
  isBrief: boolean
}

function understandBy(ways: readonly Heard['by'][], said: Said): Understood {
  const { program, state, text } = said
  const others: LostReading[] = []
  let chosen: Heard | undefined
  for (const by of ways) {
    for (const reading of readingsOf(said, by)) {
      const why = lossOf(program, state, { by, reading }) ?? (chosen && rankedLower(chosen.reading, reading))
      if (why === undefined) chosen = { by, reading }
      // An intent that lost by its expression is not told again as a guess
      else if (others.every((lost) => lost.reading.intent !== reading.intent))
        others.push({ by, reading, why })
    }
    if (chosen !== undefined) break
    if (by === 'answer' && areAnswersToNobody(others)) break
  }
  return { text, ...(chosen && { chosen }), others }
}

/** Where an expression fits and cannot be heard now, a guess would put words into people's mouths. */
function areAnswersToNobody(lost: readonly LostReading[]): boolean {
  return lost.some(({ reading }) => !takesAnything(reading))
}

function readingsOf({ program, state, text, isBrief }: Said, by: Heard['by']): Reading[] {
  const { exact, answers, guesses } = program
  if (by === 'expression')
    return exact.read(text, (reading) => lossOf(program, state, { by, reading }) === undefined)
  if (by === 'guess') return isBrief ? guesses.learned().guess(text) : guesses.learned().candidates(text)
  const asked = state.waits?.slots ?? []
  const isAsked = ({ slots }: Reading) => fillsOne(slots, asked)
  return asked.length === 0 ? [] : answers.read(text, isAsked).filter(isAsked)
}

function lossOf(program: Program, { waits }: State, { by, reading }: Heard): LossReason | undefined {
  if (by === 'answer') return undefined
  const unlikely = by === 'guess' ? unlikeliness(program, reading) : undefined
  if (unlikely !== undefined) return unlikely
  const isListed = waits?.whiteList.includes(reading.intent) ?? false
  if (isListed) return undefined
  if (waits !== undefined && waits.whiteList.length > 0) {
    return { kind: 'not on the white list', uiAction: waits.uiAction }
  }
  const isAnswerOnly = program.intents.get(reading.intent)?.slotOnly ?? false
  return isAnswerOnly && !isAnswer(reading, waits) ? { kind: 'nobody asked' } : undefined
}

function unlikeliness({ guesses }: Program, { score }: Reading): LossReason | undefined {
  const { threshold } = guesses.learned()
  return score < threshold ? { kind: 'too unlikely', threshold } : undefined
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
