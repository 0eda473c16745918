import type { ConversationTest } from '@sdp/domain/tests'
import { isFailure } from '../../parts/test-runs/test-runs.ts'
import type { TestSummary } from '../../parts/test-runs/test-summary.ts'

export const stateFilters = ['all', 'failed', 'passed', 'waiting'] as const
export type StateFilter = (typeof stateFilters)[number]

/** What a filter is called. */
export const filterTexts: Readonly<Record<StateFilter, string>> = {
  all: 'All tests',
  failed: 'Failed',
  passed: 'Passed',
  waiting: 'Without a result',
}

/** The tests whose name, tags or comments contain a text. */
export function findTests(tests: readonly ConversationTest[], text: string): readonly ConversationTest[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return tests
  return tests.filter(({ name, tags, comments }) =>
    [name, ...tags, comments].some((one) => one.toLowerCase().includes(wanted)),
  )
}

type Results = ReadonlyMap<string, TestSummary>

/** The tests with a result of some kind; one that fails in any language counts as failed. */
export function inState(
  tests: readonly ConversationTest[],
  filter: StateFilter,
  byLanguage: readonly Results[],
): readonly ConversationTest[] {
  if (filter === 'all') return tests
  return tests.filter(({ name }) => {
    const summaries = byLanguage.map((results) => results.get(name))
    const hasFailed = summaries.some(isFailure)
    if (filter === 'failed') return hasFailed
    if (filter === 'passed') return !hasFailed && summaries[0]?.result === 'passed'
    return summaries[0] === undefined || summaries[0].result === 'needs guesses'
  })
}

/** What came of a test in the other languages, in a few words. */
export function otherLanguagesText(name: string, others: ReadonlyMap<string, Results>): string {
  const known = [...others].flatMap(([language, results]) => {
    const summary = results.get(name)
    return summary === undefined ? [] : [{ language, isFailed: isFailure(summary) }]
  })
  const failed = known.filter(({ isFailed }) => isFailed).map(({ language }) => language)
  if (failed.length > 0) return `${failed.join(', ')} failed`
  return known.length === 0 ? '' : `${known.length} passed`
}
