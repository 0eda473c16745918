import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { Canonical, Slot } from '@sdp/domain/slots'
import { type CSSProperties, memo, type PointerEvent, useCallback, useState } from 'react'
import { MovableRow } from '../../ui/table/MovableRow.tsx'
import { RowsFrame, rowHeight } from '../../ui/table/TableFrame.tsx'
import { CanonicalCells } from './CanonicalCells.tsx'
import { useCanonicalRows } from './use-canonical-rows.ts'
import type { CanonicalRules } from './use-canonical-rules.ts'
import type { WantedPaste } from './wanted-paste.ts'

/** SLOT-060: the literals have what the canonical leaves of the row, less this for the handle, the count and delete. */
const literalsOffset = 120
const handleWidth = 30
const deleteWidth = 44
const columns = '24% minmax(0, 1fr)'

const Table = styled(RowsFrame)({
  border: 0,
  '& tr.row': { height: 'auto', minHeight: rowHeight, contain: 'content' },
  '& tr.row > td.literals': { whiteSpace: 'normal', padding: '3px 12px' },
})

const Scroller = styled(Box)(({ theme }) => ({
  flex: 1,
  minHeight: 160,
  overflow: 'auto',
  overflowAnchor: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
}))

interface CanonicalListProps {
  slot: Slot
  rules: CanonicalRules
  shown: readonly Canonical[]
  /** The canonical that was added last; it is brought into sight. */
  added: string | undefined
  onPaste: (paste: WantedPaste) => void
}

/** Only the rows near what is in sight exist; their heights differ by their literals. */
export const CanonicalList = memo(function CanonicalList(props: CanonicalListProps) {
  const { slot, rules, shown, added, onPaste } = props
  const list = useCanonicalRows({ slot, shown, added })
  const isMovable = list.move !== undefined
  const cells = useCallback(
    (canonical: Canonical) => <CanonicalCells rules={rules} canonical={canonical} onPaste={onPaste} />,
    [rules, onPaste],
  )
  const [isArmed, setArmed] = useState(false)
  const arm = ({ target }: PointerEvent) => {
    const handle = (target as Element).closest<HTMLElement>('.row-handle')
    // A row with the focus stays while it is dragged out of sight
    handle?.focus()
    setArmed(handle !== null)
  }
  const tracks = isMovable
    ? `${handleWidth}px ${columns} ${literalsOffset - deleteWidth - handleWidth}px ${deleteWidth}px`
    : `${columns} ${literalsOffset - deleteWidth}px ${deleteWidth}px`
  return (
    // A place that scrolls has to be reachable by keyboard
    <Scroller ref={list.scroller} tabIndex={0}>
      <Table
        aria-label="Canonicals"
        aria-rowcount={shown.length + 1}
        style={{ '--columns': tracks } as CSSProperties}
      >
        <thead>
          <tr>
            {isMovable && <th scope="col" aria-label="Move" />}
            <th scope="col">Canonical</th>
            <th scope="col">Literals</th>
            <th scope="col" className="number" aria-label="Number of literals" />
            <th scope="col" aria-label="Actions" />
          </tr>
        </thead>
        <tbody
          ref={list.body}
          style={{ height: shown.length === 0 ? undefined : list.height }}
          onPointerDown={arm}
          {...list.listeners}
        >
          {list.rows.map(({ canonical, index, top, element }) => (
            <MovableRow
              key={element}
              table={`Canonicals of ${slot.name}`}
              name={canonical.name}
              index={index}
              top={top}
              row={canonical}
              isSelected={undefined}
              isCurrent={index === list.current}
              isLocked={false}
              isArmed={isArmed}
              indexOf={list.indexOf}
              onMove={list.move}
              watchHeight={list.watchHeight}
            >
              {cells}
            </MovableRow>
          ))}
          {shown.length === 0 && (
            <tr>
              <td className="none">
                {slot.canonicals.length === 0 ? 'No canonicals' : 'No canonical is found'}
              </td>
            </tr>
          )}
        </tbody>
      </Table>
    </Scroller>
  )
})
