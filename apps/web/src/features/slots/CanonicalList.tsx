import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { type Canonical, moveCanonicals, type Slot } from '@sdp/domain/slots'
import { memo, useEffect, useMemo, useRef } from 'react'
import { entryKey } from '../../editing/entry-key.ts'
import { Grid } from '../../ui/grid/Grid.tsx'
import { placeIn, type RowMove } from '../../ui/grid/moves.ts'
import type { GridHandle } from '../../ui/grid/use-grid.ts'
import { nameOf } from '../../ui/names.ts'
import { canonicalColumns } from './canonical-columns.tsx'
import { NoCanonicals } from './NoCanonicals.tsx'
import { useCanonicalDeletion } from './use-canonical-deletion.ts'
import type { CanonicalRules } from './use-canonical-rules.ts'
import type { WantedPaste } from './wanted-paste.ts'

const Scroller = styled(Box)(({ theme }) => ({
  flex: 1,
  minHeight: 160,
  overflow: 'auto',
  overflowAnchor: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  '--table-top': '0px',
  '& [role=grid]': { border: 0 },
  '& tr.row > td.literals': { whiteSpace: 'normal', padding: '3px 12px' },
}))

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
  const columns = useMemo(
    () => canonicalColumns({ rules, onPaste, onDelete: (canonical) => void remove(canonical) }),
    [rules, onPaste, remove],
  )
  const move = (wish: RowMove<Canonical>) =>
    rules.edit(moveCanonicals, {
      slot: slot.name,
      canonicals: wish.rows.map(nameOf),
      to: placeIn(slot.canonicals, wish),
    })
  useEffect(() => {
    if (added !== undefined) grid.current?.show(({ name }) => name === added)
  }, [added])
  return (
    // A place that scrolls has to be reachable by keyboard
    <Scroller ref={scroller} tabIndex={0}>
      <Grid
        ref={grid}
        label="Canonicals"
        columns={columns}
        rows={shown}
        nameOf={nameOf}
        keyOf={entryKey}
        scroller={scroller}
        isMeasured
        onMove={rules.whyNot === undefined ? move : undefined}
        none={
          slot.canonicals.length === 0 ? (
            <NoCanonicals slot={slot} rules={rules} grid={grid} />
          ) : (
            'No canonical is found'
          )
        }
      />
    </Scroller>
  )
})
