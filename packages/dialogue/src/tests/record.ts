import { type CarValues, noCarValues, type TestTurn } from '@sdp/domain/tests'
import type { TurnResult } from '../turn/run.ts'
import { apiActionsOf, intentOf, slotsOf, uiActionsOf } from './actual.ts'
import { answersIn } from './answers.ts'

/**
 * A turn of a test as it went: sentence, handler answers, and what a new test compares (intent, slots, UI and API actions). What
 * expressions or a question understood can be said in other languages too.
 */
export function recordTurn(
  said: string,
  { reply, trace }: TurnResult,
  language: string,
  given: Partial<CarValues>,
): TestTurn {
  const { chosen, asksBack } = trace.understood
  const isClear = !asksBack && (chosen?.by === 'expression' || chosen?.by === 'answer')
  const intent = intentOf(trace)
  const slots = slotsOf(trace)
  return {
    sentences: { [language]: said },
    intent: isClear ? (intent ?? '') : '',
    slots: isClear ? slots : {},
    car: { ...noCarValues, ...given },
    answers: answersIn(trace),
    expected: {
      // A bare answer is the value of a slot, and no intent
      ...(intent !== undefined && { intent }),
      slots,
      uiActions: uiActionsOf(reply),
      apiActions: apiActionsOf(trace),
    },
  }
}
