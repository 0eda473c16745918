import type { Coverage, TestResult, TestRun } from '@sdp/dialogue'
import { isSame } from '@sdp/domain'
import { create } from 'zustand'
import type { TestSummary } from './test-summary.ts'

/** The results of a language, by the names of tests. */
type ResultsByName = ReadonlyMap<string, TestSummary>

interface TestRuns {
  /** By language; the open one comes first. */
  results: ReadonlyMap<string, ResultsByName>
  /** Whether tests are run or will be, so that what is shown may be older than the domain. */
  isRunning: boolean
  /** Why the tests could not be run, until they are run again. */
  problem: string | undefined
  /** What the tests reach in the open language, once somebody wanted to know. */
  coverage: Coverage | undefined
  /** The run that somebody looks at. */
  shown: { name: string; language: string; run: TestRun } | undefined
}

export const noTestRuns: TestRuns = {
  results: new Map(),
  isRunning: false,
  problem: undefined,
  coverage: undefined,
  shown: undefined,
}

/** What came of the tests of the open domain. */
export const useTestRuns = create<TestRuns>(() => noTestRuns)

/** Takes what came of some tests in a language; most of them go as before, and then nothing is drawn again. */
export function takeResults(language: string, results: readonly TestSummary[]): void {
  useTestRuns.setState((runs) => {
    const before = runs.results.get(language)
    const changed = results.filter((one) => !isSame(before?.get(one.name), one))
    if (before !== undefined && changed.length === 0) return runs
    const now = new Map(before)
    for (const result of changed) now.set(result.name, result)
    return { results: new Map(runs.results).set(language, now) }
  })
}

/** Whether a test does not go as it should. */
export function isFailure(summary: TestSummary | undefined): boolean {
  return summary !== undefined && failures.has(summary.result)
}

const failures: ReadonlySet<TestResult> = new Set(['failed', 'cannot be said', 'could not be run'])

/** What of the tests is on the screen, apart from their results. */
export const useShownTests = create<{ isTabOpen: boolean; isCoverageOpen: boolean }>(() => ({
  isTabOpen: false,
  isCoverageOpen: false,
}))
