import type { TestRun } from '@sdp/dialogue'
import { useEffect } from 'react'
import { useTestRuns } from '../../parts/test-runs/test-runs.ts'
import type { TestSummary } from '../../parts/test-runs/test-summary.ts'
import { showTestRun } from '../../parts/test-runs/use-test-running.ts'

/** The whole run of a test, asked for again when another result came. */
export function useShownRun(
  name: string,
  language: string,
): { run: TestRun | undefined; summary: TestSummary | undefined } {
  const summary = useTestRuns(({ results }) => results.get(language)?.get(name))
  const shown = useTestRuns((runs) => runs.shown)
  useEffect(() => {
    if (summary !== undefined) showTestRun(name, language)
  }, [summary, name, language])
  const isShown = shown?.name === name && shown.language === language
  return { run: isShown ? shown.run : undefined, summary }
}
