import { canShareInputs } from '@sdp/domain/sharing'
import { moveSlots, type Slot } from '@sdp/domain/slots'
import type { RefObject } from 'react'
import { check, useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { useDissDefinition } from '../../parts/use-diss-definition.ts'
import { Grid } from '../../ui/grid/Grid.tsx'
import { placeIn, type RowMove } from '../../ui/grid/moves.ts'
import { Pager } from '../../ui/grid/Pager.tsx'
import { useColumns } from '../../ui/grid/use-columns.ts'
import type { GridHandle } from '../../ui/grid/use-grid.ts'
import type { Pages } from '../../ui/grid/use-pages.ts'
import type { Selected } from '../../ui/grid/use-selection.ts'
import { nameOf } from '../../ui/names.ts'
import { NoSlots } from './NoSlots.tsx'
import { slotColumns } from './slot-columns.tsx'
import { useSlotRules } from './use-slot-rules.ts'

interface SlotTableProps {
  ref: RefObject<GridHandle<Slot> | null>
  slots: readonly Slot[]
  keyOf: (slot: Slot) => string
  search: string
  pages: Pages
  selection: Selected<Slot>
  onDelete: (names: readonly string[]) => void
  onFindRules: (slot: string) => void
  onOpen: (slot: string) => void
}

export function SlotTable(props: SlotTableProps) {
  const { ref, slots, keyOf, search, pages, selection, onDelete, onOpen } = props
  const isSaving = useEditing((editing) => editing.isSaving)
  const { canEdit, whyNot, edit } = useEdit()
  const rules = useSlotRules()
  const definition = useDissDefinition()
  const isShareable = useDomain(canShareInputs)
  const hasComments = useDomain(({ slots: all }) => all.some(({ comments }) => comments !== ''))
  const columns = useColumns(slotColumns, {
    rules,
    isShareable,
    hasComments,
    definition,
    whyNot,
    edit,
    onDelete,
    onFindRules: props.onFindRules,
    onOpen,
  })
  const move = (wish: RowMove<Slot>) =>
    edit(moveSlots, { names: wish.rows.map(nameOf), to: check(({ slots: all }) => placeIn(all, wish)) })
  return (
    <>
      <Grid
        ref={ref}
        label="User Inputs"
        columns={columns}
        rows={slots}
        page={pages}
        nameOf={nameOf}
        keyOf={keyOf}
        selection={selection}
        selectAll="Select all slots"
        onMove={canEdit || isSaving ? move : undefined}
        isLocked={isSaving}
        onDelete={canEdit ? (rows) => onDelete(rows.map(nameOf)) : undefined}
        none={search === '' ? <NoSlots grid={ref} /> : 'No slot is found'}
      />
      <Pager label="slots" pages={pages} />
    </>
  )
}
