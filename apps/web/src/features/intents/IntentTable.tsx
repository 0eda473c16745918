import { styled } from '@mui/material/styles'
import type { Intent } from '@sdp/domain'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { topBarHeight } from '../../ui/layout.ts'
import { IntentRow } from './IntentRow.tsx'

const rowHeight = 34

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  tableLayout: 'fixed',
  // Separate, or the border of the sticky head would scroll away.
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  background: theme.vars.palette.background.paper,
  '& th, & tr[aria-rowindex] > td': {
    height: rowHeight,
    padding: '0 12px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th': {
    ...theme.typography.caption,
    fontWeight: 600,
    textAlign: 'left',
    position: 'sticky',
    top: topBarHeight,
    zIndex: 1,
    background: theme.vars.palette.background.paper,
  },
  '& th:first-of-type': { borderTopLeftRadius: 8 },
  '& th:last-of-type': { borderTopRightRadius: 8 },
  '& td.number, & th.number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& tr[aria-rowindex] > td.action': { padding: '0 6px', textAlign: 'right' },
  '& th, & .quiet': { color: theme.vars.palette.text.secondary },
  '& td.none': { padding: 24, textAlign: 'center', color: theme.vars.palette.text.secondary },
  '& tr[aria-rowindex]:hover > td': { background: theme.vars.palette.action.hover },
}))

/** The intents to look at; only the rows near the screen exist, with the room of the others above and below. */
export function IntentTable({ intents }: { intents: readonly Intent[] }) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY))
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: intents.length,
    estimateSize: () => rowHeight,
    overscan: 20,
    scrollMargin: top,
  })
  const items = virtualizer.getVirtualItems()
  const above = (items[0]?.start ?? top) - top
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)

  return (
    <Table aria-label="Intents" aria-rowcount={intents.length + 1}>
      <colgroup>
        <col style={{ width: '26%' }} />
        <col style={{ width: 96 }} />
        <col style={{ width: 116 }} />
        <col style={{ width: 108 }} />
        <col />
        <col style={{ width: '22%' }} />
        <col style={{ width: 44 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Intent</th>
          <th scope="col">Type</th>
          <th scope="col">Arbitration</th>
          <th scope="col" className="number">
            Expressions
          </th>
          <th scope="col">First expression</th>
          <th scope="col">Comments</th>
          <th scope="col" aria-label="Actions" />
        </tr>
      </thead>
      <tbody ref={body}>
        <Room height={above} />
        {items.map(({ index }) => {
          const intent = intents[index]
          return intent && <IntentRow key={intent.name} intent={intent} index={index} />
        })}
        <Room height={below} />
        {intents.length === 0 && (
          <tr>
            <td colSpan={7} className="none">
              No intents
            </td>
          </tr>
        )}
      </tbody>
    </Table>
  )
}

function Room({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      <td colSpan={7} style={{ height, padding: 0 }} />
    </tr>
  )
}
