import type { Coverage } from '@sdp/dialogue'
import { useMemo } from 'react'
import { usePreferences } from '../../browser/preferences.ts'
import { CellText } from '../../ui/grid/CellText.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { useTestRuns } from './test-runs.ts'

/** What tests reach of a row, in a few letters: a tick, `2/5`, or nothing. The same function each time. */
export type TestedText<Row> = (row: Row, coverage: Coverage) => string

/** The columns with one more in front of the last, where somebody switched on what tests reach. */
export function useTestedColumn<Row>(
  columns: Column<Row>[],
  tested: TestedText<Row> | undefined,
): Column<Row>[] {
  const isShown = usePreferences(({ showsCoverage }) => showsCoverage)
  const coverage = useTestRuns((runs) => runs.coverage)
  return useMemo(() => {
    if (!isShown || tested === undefined) return columns
    const column: Column<Row> = {
      name: 'Tested',
      hint: 'What tests reach in the open language',
      width: 64,
      className: 'quiet',
      cell: (row) => <CellText text={coverage === undefined ? '' : tested(row, coverage)} />,
    }
    return columns.toSpliced(-1, 0, column)
  }, [columns, isShown, coverage, tested])
}

/** How many of some things are reached: all of them is a tick. */
export function reachedText(keys: readonly string[], reached: ReadonlySet<string>): string {
  const count = keys.filter((key) => reached.has(key)).length
  if (keys.length === 0) return ''
  return count === keys.length ? '✓' : `${count}/${keys.length}`
}
