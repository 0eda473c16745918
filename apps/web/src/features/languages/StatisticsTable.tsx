import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
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

const rowHeight = 30

/** Every intent or slot with its value in each language; only the rows near the screen exist. */
export function StatisticsTable({ languages, rows, measure }: StatisticsTableProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  const largest = useMemo(() => largestValue(rows), [rows])
  const items = virtualizer.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  const { label, rows: kind } = measures[measure]
  return (
    <Box
      ref={scroller}
      // A place that scrolls has to be reachable by keyboard.
      tabIndex={0}
      sx={{ height: 360, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th scope="col">{kind === 'intents' ? 'Intent' : 'Slot'}</th>
            {languages.map((language) => (
              <th key={language} scope="col" className="number">
                {language}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr aria-hidden style={{ height: above }} />
          {items.map(({ index }) => {
            const row = rows[index]
            return (
              row && <ValuesRow key={row.name} row={row} index={index} largest={largest} measure={measure} />
            )
          })}
          <tr aria-hidden style={{ height: below }} />
        </tbody>
      </Table>
    </Box>
  )
}

interface ValuesRowProps {
  row: StatisticsRow
  index: number
  largest: bigint
  measure: Measure
}

function ValuesRow({ row, index, largest, measure }: ValuesRowProps) {
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" title={row.name}>
        {row.name}
      </th>
      {row.values.map((value, column) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is a language, and stays in its place
          key={column}
          data-gap={isGap(row, column) || undefined}
          style={{ backgroundSize: `${shareOf(value, largest) * 100}% 100%` }}
        >
          {isGap(row, column) ? 'missing' : valueText(value, measure)}
        </td>
      ))}
    </tr>
  )
}

const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars
  return {
    ...theme.typography.body2,
    width: '100%',
    // Separate, or the border of the sticky head would scroll away.
    borderCollapse: 'separate',
    borderSpacing: 0,
    '& th, & td': {
      height: rowHeight,
      minWidth: 80,
      maxWidth: 320,
      padding: '0 10px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      textAlign: 'left',
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& thead th': { position: 'sticky', top: 0, zIndex: 1, background: palette.background.paper },
    '& tbody th': { fontWeight: 400 },
    // The names stay in sight while many languages are looked through.
    '& th:first-of-type': { position: 'sticky', left: 0, background: palette.background.paper },
    '& thead th:first-of-type': { zIndex: 2 },
    '& td, & th.number': {
      textAlign: 'right',
      fontVariantNumeric: 'tabular-nums',
      borderLeft: `1px solid ${palette.divider}`,
    },
    '& td': {
      backgroundImage: `linear-gradient(${palette.action.selected}, ${palette.action.selected})`,
      backgroundRepeat: 'no-repeat',
    },
    '& td[data-gap]': { color: palette.error.main, fontWeight: 600 },
  }
})
