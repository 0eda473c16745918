import type { Rule } from '@sdp/domain/decision-table'
import type { TurnResult } from '../turn/run.ts'

/** What came of a test in one language. */
export type TestResult = 'passed' | 'failed' | 'cannot be said' | 'could not be run' | 'needs guesses'

export interface TestRun {
  result: TestResult
  /** The first difference in words, or why it cannot be said or run; absent when it passed. */
  reason?: string
  /** Those that were run; what follows a turn that cannot be said or run is not run. */
  turns: TurnRun[]
}

export interface TurnRun {
  /** What was said; undefined where nothing can say it. */
  said: string | undefined
  /** Whether it is a sentence made from own expressions. */
  isMade: boolean
  /** Reply, trace and state after it. */
  outcome?: TurnResult
  /** The rules that fired, in their order. */
  rules?: Rule[]
  differences: TestDifference[]
  /** Of real handlers: answers that differ from the recorded ones, in words. */
  answerDifferences?: string[]
}

/** One thing in which a turn went otherwise than expected. */
export interface TestDifference {
  what:
    | 'intent'
    | 'slots'
    | 'rules'
    | 'uiActions'
    | 'apiActions'
    | 'text'
    | 'screen'
    | 'waits'
    | 'cannot be said'
  expected: string
  got: string
  /** 'Turn 2: intent play_music was expected, and stop_music was understood'. */
  text: string
}
