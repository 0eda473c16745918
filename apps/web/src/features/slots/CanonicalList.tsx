import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { Canonical, Slot } from '@sdp/domain'
import { Fragment, useCallback } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { MovableRow } from '../../ui/table/MovableRow.tsx'
import { TableFrame } from '../../ui/table/TableFrame.tsx'
import { CanonicalCells } from './CanonicalCells.tsx'
import type { WantedPaste } from './CanonicalsView.tsx'
import { useCanonicalRows } from './use-canonical-rows.ts'

/** SLOT-060: the literals have what the canonical leaves of the row, less this for the handle, the count and delete. */
const literalsOffset = 120
const handleWidth = 30
const deleteWidth = 44

const Table = styled(TableFrame)({
  border: 0,
  '--table-top': '0px',
  '& tr.row > td.literals': { whiteSpace: 'normal', padding: '3px 12px' },
})

interface CanonicalListProps {
  slot: Slot
  shown: readonly Canonical[]
  /** The canonical that was added last; it is brought into sight. */
  added: string | undefined
  onPaste: (paste: WantedPaste) => void
}

/** Only the rows near what is in sight exist; their heights differ by their literals. */
export function CanonicalList({ slot, shown, added, onPaste }: CanonicalListProps) {
  const { canEdit } = useEditing()
  const rows = useCanonicalRows({ slot, shown, added })
  const indexOf = (name: string) => shown.findIndex((one) => one.name === name)
  const cells = useCallback(
    (canonical: Canonical) => <CanonicalCells slot={slot} canonical={canonical} onPaste={onPaste} />,
    [slot, onPaste],
  )
  let drawn = 0
  return (
    <Box
      ref={rows.scroller}
      // A place that scrolls has to be reachable by keyboard.
      tabIndex={0}
      sx={{
        flex: 1,
        minHeight: 160,
        overflow: 'auto',
        overflowAnchor: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Table aria-label="Canonicals" aria-rowcount={shown.length + 1}>
        <colgroup>
          {canEdit && <col style={{ width: handleWidth }} />}
          <col style={{ width: '24%' }} />
          <col />
          <col style={{ width: literalsOffset - deleteWidth - (canEdit ? handleWidth : 0) }} />
          <col style={{ width: deleteWidth }} />
        </colgroup>
        <thead>
          <tr>
            {canEdit && <th scope="col" aria-label="Move" />}
            <th scope="col">Canonical</th>
            <th scope="col">Literals</th>
            <th scope="col" className="number" aria-label="Number of literals" />
            <th scope="col" aria-label="Actions" />
          </tr>
        </thead>
        <tbody ref={rows.body} {...rows.listeners}>
          {rows.items.map(({ index, key, start, end }) => {
            const canonical = shown[index]
            if (canonical === undefined) return null
            const room = start - drawn
            drawn = end
            return (
              <Fragment key={key}>
                <Room height={room} />
                <MovableRow
                  table={`Canonicals of ${slot.name}`}
                  name={canonical.name}
                  index={index}
                  row={canonical}
                  isSelected={undefined}
                  isCurrent={index === rows.current}
                  isLocked={false}
                  indexOf={indexOf}
                  onMove={canEdit ? rows.move : undefined}
                  measure={rows.virtualizer.measureElement}
                >
                  {cells}
                </MovableRow>
              </Fragment>
            )
          })}
          <Room height={rows.virtualizer.getTotalSize() - drawn} />
          {shown.length === 0 && (
            <tr>
              <td colSpan={canEdit ? 5 : 4} className="none">
                {slot.canonicals.length === 0 ? 'No canonicals' : 'No canonical is found'}
              </td>
            </tr>
          )}
        </tbody>
      </Table>
    </Box>
  )
}

/** The room of rows that are not drawn. */
function Room({ height }: { height: number }) {
  return height <= 0 ? null : <tr aria-hidden style={{ height }} />
}
