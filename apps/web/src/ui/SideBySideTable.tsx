import Box from '@mui/material/Box'
import { type SxProps, styled, type Theme } from '@mui/material/styles'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'

interface SideBySideTableProps<Row> {
  label: string
  /** What a row is. */
  kind: string
  /** The heads of the columns, each with its key. */
  heads: readonly { key: string; head: ReactNode; className?: string }[]
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** The cells of a row, one for each column. */
  children: (row: Row) => ReactNode
  sx: SxProps<Theme>
}

const rowHeight = 32

/** Values of many rows in several columns of a kind, with names that stay in sight; only the rows near the screen exist. */
export function SideBySideTable<Row>(props: SideBySideTableProps<Row>) {
  const { label, kind, heads, rows, nameOf, children, sx } = props
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  })
  const items = virtualizer.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <Box
      ref={scroller}
      // A place that scrolls has to be reachable by keyboard.
      tabIndex={0}
      sx={[
        { overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Table aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th scope="col">{kind}</th>
            {heads.map(({ key, head, className }) => (
              <th key={key} scope="col" className={className}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr aria-hidden style={{ height: above }} />
          {items.map(({ index }) => {
            const row = rows[index]
            if (row === undefined) return null
            const name = nameOf(row)
            return (
              <tr key={name} aria-rowindex={index + 2}>
                <th scope="row" title={name}>
                  {name}
                </th>
                {children(row)}
              </tr>
            )
          })}
          <tr aria-hidden style={{ height: below }} />
        </tbody>
      </Table>
    </Box>
  )
}

const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars
  return {
    ...theme.typography.body2,
    minWidth: '100%',
    // Separate, or the border of the sticky head would scroll away.
    borderCollapse: 'separate',
    borderSpacing: 0,
    '& th, & td': {
      height: rowHeight,
      minWidth: 'var(--narrowest, 80px)',
      maxWidth: 'var(--widest, 320px)',
      padding: '0 10px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      textAlign: 'start',
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& th + th, & td': { borderLeft: `1px solid ${palette.divider}` },
    '& thead th': { position: 'sticky', top: 0, zIndex: 1, background: palette.background.paper },
    // The names stay in sight while many columns are looked through.
    '& tbody th': { fontWeight: 500, position: 'sticky', left: 0, background: palette.background.paper },
    '& thead th:first-of-type': { left: 0, zIndex: 2 },
  }
})
