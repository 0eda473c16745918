import { isSame } from '@sdp/domain'
import type { RecordedAnswer } from '@sdp/domain/tests'
import type { TurnContext } from '../model/context.ts'
import type { HandlerAnswer } from '../model/handler.ts'
import type { Trace } from '../model/trace.ts'

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

function inJson(answer: unknown): string {
  return JSON.stringify(answer)
}
