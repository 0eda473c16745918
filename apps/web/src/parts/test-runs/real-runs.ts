import {
  type HandlerAnswer,
  type HandlerCall,
  type Program,
  type RunTestOptions,
  runTest,
  withRealAnswers,
} from '@sdp/dialogue'
import type { ConversationTest, TestTurn } from '@sdp/domain/tests'
import type { TestSummary } from './test-summary.ts'

/** What came of a test whose handlers were called for real. */
export interface RealRun extends TestSummary {
  /** What differs from what was recorded, in words: of each call whether it does. */
  answers: string[]
  /** How often handlers were called. */
  calls: number
  /** All turns with what the handlers answered as what is recorded; absent where that changes nothing. */
  taken?: TestTurn[]
}

interface RealRunOptions {
  callHandler: (call: HandlerCall) => Promise<HandlerAnswer>
  coreActions: readonly string[]
  conceptTexts: RunTestOptions['conceptTexts']
}

/** Runs a test once with real handlers. */
export async function runReal(
  program: Program,
  test: ConversationTest,
  { callHandler, coreActions, conceptTexts }: RealRunOptions,
): Promise<RealRun> {
  let calls = 0
  const { result, reason, turns } = await runTest(program, test, {
    mayGuess: true,
    coreActions,
    conceptTexts,
    callHandler: (call) => {
      calls++
      return callHandler(call)
    },
  })
  const taken = test.turns.map((turn, at) => withRealAnswers(turn, turns[at]))
  return {
    ...{ name: test.name, result, calls, ...(reason !== undefined && { reason }) },
    answers: turns.flatMap(({ answerDifferences = [] }, at) =>
      answerDifferences.map((text) => `Turn ${at + 1}: ${text}`),
    ),
    ...(taken.some((turn, at) => turn !== test.turns[at]) && { taken }),
  }
}
