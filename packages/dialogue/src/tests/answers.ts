import { isSame } from '@sdp/domain'
import type { RecordedAnswer, TestTurn } from '@sdp/domain/tests'
import type { TurnContext } from '../model/context.ts'
import type { HandlerAnswer } from '../model/handler.ts'
import type { Trace } from '../model/trace.ts'
import type { TurnRun } from './result.ts'

type CallHandler = TurnContext['callHandler']

/** Answers for handlers with what was recorded, each API action in the order of its calls. */
export function recordedHandler(recorded: readonly RecordedAnswer[]): CallHandler {
  const next = nextAnswer(recorded)
  return ({ body }) => Promise.resolve(next(body.apiAction) ?? { failure: 'no answer was recorded' })
}

/** What handlers answered in a turn, in the order of the calls. */
export function answersIn({ rounds }: Trace): RecordedAnswer[] {
  return rounds.flatMap(({ call }) =>
    call === undefined ? [] : [{ apiAction: call.apiAction, answer: call.answer }],
  )
}

/**
 * A turn with what real handlers answered as what is recorded. Where one of them failed, what was recorded stays: a test of the
 * failure is nothing that one takes by the way.
 */
export function withRealAnswers(turn: TestTurn, run: TurnRun | undefined): TestTurn {
  if (run?.outcome === undefined || run.answerDifferences === undefined) return turn
  if (run.answerDifferences.length === 0) return turn
  const answers = answersIn(run.outcome.trace)
  const hasFailed = answers.some(({ answer }) => 'failure' in (answer as HandlerAnswer))
  return hasFailed ? turn : { ...turn, answers }
}

/** How the answers of a turn differ from the recorded ones, in words. */
export function answerDifferences(recorded: readonly RecordedAnswer[], trace: Trace): string[] {
  const next = nextAnswer(recorded)
  return answersIn(trace).flatMap(({ apiAction, answer }) => {
    const before = next(apiAction)
    if (before === undefined) return [`${apiAction}: no answer was recorded, and ${inJson(answer)} came`]
    if (isSame(before, answer)) return []
    return [`${apiAction}: ${inJson(before)} was recorded, and ${inJson(answer)} came`]
  })
}

function nextAnswer(recorded: readonly RecordedAnswer[]): (apiAction: string) => HandlerAnswer | undefined {
  const left = [...recorded]
  return (apiAction) => {
    const at = left.findIndex((one) => one.apiAction === apiAction)
    return at === -1 ? undefined : (left.splice(at, 1)[0]!.answer as HandlerAnswer)
  }
}

/** As much as somebody reads of it. */
const maxCharacters = 300

function inJson(answer: unknown): string {
  const text = JSON.stringify(answer)
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)} …` : text
}
