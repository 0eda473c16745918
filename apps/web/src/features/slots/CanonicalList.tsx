import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type Canonical, moveCanonicals, type Slot } from '@sdp/domain/slots'
import { memo, useEffect, useMemo, useRef } from 'react'
import { entryKey } from '../../editing/entry-key.ts'
import { Grid } from '../../ui/grid/Grid.tsx'
import { GridScroller } from '../../ui/grid/GridScroller.tsx'
import type { GridHandle } from '../../ui/grid/grid-api.ts'
import { placeIn, type RowMove } from '../../ui/grid/moves.ts'
import { SelectionBar } from '../../ui/grid/SelectionBar.tsx'
import { useSelection } from '../../ui/grid/use-selection.ts'
import { nameOf } from '../../ui/names.ts'
import { canonicalColumns } from './canonical-columns.tsx'
import { NoCanonicals } from './NoCanonicals.tsx'
import { useCanonicalDeletion } from './use-canonical-deletion.ts'
import type { CanonicalRules } from './use-canonical-rules.ts'
import type { WantedPaste } from './wanted-paste.ts'

const Scroller = styled(GridScroller)({
  '& tr.row > td.literals': { whiteSpace: 'normal', padding: '3px 12px' },
})

interface CanonicalListProps {
  slot: Slot
  rules: CanonicalRules
  shown: readonly Canonical[]
  /** The canonical that was added last; it is brought into sight. */
  added: string | undefined
  onPaste: (paste: WantedPaste) => void
}

/** The canonicals that are shown; their heights differ by their literals. */
export const CanonicalList = memo(function CanonicalList(props: CanonicalListProps) {
  const { slot, rules, shown, added, onPaste } = props
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<GridHandle<Canonical>>(null)
  const remove = useCanonicalDeletion(grid, rules, shown)
  const selection = useSelection(shown, entryKey)
  const canEdit = rules.disabledReason === undefined
  const columns = useMemo(
    () => canonicalColumns({ rules, onPaste, onDelete: (canonicals) => void remove(canonicals) }),
    [rules, onPaste, remove],
  )
  const move = (rowMove: RowMove<Canonical>) =>
    rules.edit(moveCanonicals, {
      slot: slot.name,
      canonicals: rowMove.rows.map(nameOf),
      to: placeIn(slot.canonicals, rowMove),
    })
  useEffect(() => {
    if (added !== undefined) grid.current?.show(({ name }) => name === added)
  }, [added])
  return (
    <>
      {/* A place that scrolls has to be reachable by keyboard */}
      <Scroller ref={scroller} tabIndex={0} sx={{ pb: selection.selected.length > 0 ? 6 : 0 }}>
        <Grid
          ref={grid}
          label="Canonicals"
          columns={columns}
          rows={shown}
          nameOf={nameOf}
          keyOf={entryKey}
          scroller={scroller}
          isMeasured
          selection={selection}
          selectAll="Select all canonicals"
          onMove={canEdit ? move : undefined}
          onDelete={canEdit ? (rows) => void remove(rows) : undefined}
          none={
            slot.canonicals.length === 0 ? (
              <NoCanonicals slot={slot} rules={rules} grid={grid} />
            ) : (
              'No canonical is found'
            )
          }
        />
      </Scroller>
      {selection.selected.length > 0 && (
        <SelectionBar
          what="canonical"
          count={selection.selected.length}
          disabledReason={rules.disabledReason}
          onClear={selection.clear}
        >
          <Button
            color="error"
            startIcon={<DeleteIcon />}
            disabled={!canEdit}
            onClick={() => void remove(selection.selected)}
          >
            Delete
          </Button>
        </SelectionBar>
      )}
    </>
  )
})
