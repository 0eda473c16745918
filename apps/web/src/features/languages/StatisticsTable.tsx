import { useMemo } from 'react'
import { SideBySideTable } from '../../ui/SideBySideTable.tsx'
import {
  isGap,
  largestValue,
  type Measure,
  measures,
  type StatisticsRow,
  shareOf,
  valueText,
} from './statistics.ts'

interface StatisticsTableProps {
  languages: readonly string[]
  rows: readonly StatisticsRow[]
  measure: Measure
}

/** Every intent or slot with its value in each language, as a number and as a bar. */
export function StatisticsTable({ languages, rows, measure }: StatisticsTableProps) {
  const largest = useMemo(() => largestValue(rows), [rows])
  const { label, rows: kind } = measures[measure]
  return (
    <SideBySideTable
      label={label}
      kind={kind === 'intents' ? 'Intent' : 'Slot'}
      heads={languages.map((language) => ({ key: language, head: language, className: 'number' }))}
      rows={rows}
      nameOf={({ name }) => name}
      sx={({ vars: { palette } }) => ({
        height: 360,
        '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        '& td.number': {
          backgroundImage: `linear-gradient(${palette.action.selected}, ${palette.action.selected})`,
          backgroundRepeat: 'no-repeat',
        },
        '& td.number[data-gap]': { color: palette.error.main, fontWeight: 600 },
      })}
    >
      {(row) =>
        row.values.map((value, column) => (
          <td
            key={languages[column]}
            className="number"
            data-gap={isGap(row, column) || undefined}
            style={{ backgroundSize: `${shareOf(value, largest) * 100}% 100%` }}
          >
            {isGap(row, column) ? 'missing' : valueText(value, measure)}
          </td>
        ))
      }
    </SideBySideTable>
  )
}
