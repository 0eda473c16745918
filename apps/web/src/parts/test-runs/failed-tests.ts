import { useMemo } from 'react'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import type { ProblemGroup } from '../problem-places.ts'
import { isFailure, useTestRuns } from './test-runs.ts'
import type { TestSummary } from './test-summary.ts'

/** The tests that do not go as they should in the open language, with the first difference of each. */
export function useFailedTests(): readonly TestSummary[] {
  const language = useEditing((editing) => editing.language)
  const tests = useDomain((domain) => domain.tests)
  const results = useTestRuns((runs) => runs.results.get(language))
  return useMemo(
    () =>
      tests.flatMap(({ name }) => {
        const summary = results?.get(name)
        return summary !== undefined && isFailure(summary) ? [summary] : []
      }),
    [tests, results],
  )
}

/** The same as the list of problems shows them. */
export function failedTestGroup(failed: readonly TestSummary[]): ProblemGroup {
  return {
    title: 'Tests that fail',
    problems: failed.map(({ name, reason = '' }) => ({
      key: `failed test ${name}`,
      in: 'tests' as const,
      name,
      field: undefined,
      expression: undefined,
      text: reason,
      language: undefined,
    })),
  }
}
