import { slotDissState } from '@sdp/domain/diss'
import { canShareInputs } from '@sdp/domain/sharing'
import { moveSlot, type Slot } from '@sdp/domain/slots'
import { type KeyboardEvent, type Ref, useCallback } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { useDissDefinition } from '../../parts/use-diss-definition.ts'
import { type Column, ContentTable, type TableHandle } from '../../ui/table/ContentTable.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { selectionColumn } from '../../ui/table/selection-column.tsx'
import { hearSelectionKey } from '../../ui/table/selection-keys.ts'
import type { Pages } from '../../ui/table/use-pages.ts'
import type { Selected } from '../../ui/table/use-selection.ts'
import { SlotCells } from './SlotCells.tsx'
import { useSlotRules } from './use-slot-rules.ts'

interface SlotTableProps {
  ref: Ref<TableHandle>
  slots: readonly Slot[]
  pages: Pages
  selection: Selected<Slot>
  onDelete: (names: readonly string[]) => void
  onOpen: (slot: string) => void
}

export function SlotTable({ ref, slots, pages, selection, onDelete, onOpen }: SlotTableProps) {
  const { domain, canEdit, isSaving, whyNot, edit, check } = useEditing()
  const rules = useSlotRules()
  const definition = useDissDefinition()
  const isShareable = canShareInputs(domain)

  const move = ({ name, to }: { name: string; to: number }) => {
    const neighbour = slots[to]
    if (neighbour !== undefined) edit(moveSlot, { name, to: domain.slots.indexOf(neighbour) })
  }
  const hear = (event: KeyboardEvent, slot: Slot) =>
    hearSelectionKey(event, slot, { selection, onDelete: canEdit ? onDelete : undefined })
  const cells = useCallback(
    (slot: Slot, isSelected: boolean) => (
      <SlotCells
        slot={slot}
        rules={rules}
        isShareable={isShareable}
        dissState={definition && slotDissState(slot, definition)}
        whyNot={whyNot}
        edit={edit}
        check={check}
        isSelected={isSelected}
        onSelect={selection.select}
        onDelete={onDelete}
        onOpen={onOpen}
      />
    ),
    [rules, isShareable, definition, whyNot, edit, check, selection.select, onDelete, onOpen],
  )
  return (
    <>
      <ContentTable
        ref={ref}
        label="User Inputs"
        columns={columnsOf({ isShareable, hasDiss: definition !== undefined, slots, selection })}
        rows={slots}
        first={pages.first}
        end={pages.end}
        nameOf={nameOf}
        isSelected={selection.isSelected}
        onMove={canEdit || isSaving ? move : undefined}
        isLocked={isSaving}
        onExtend={selection.extend}
        onRowKey={hear}
        none={domain.slots.length === 0 ? 'No slots' : 'No slot is found'}
      >
        {cells}
      </ContentTable>
      <Pager label="slots" pages={pages} />
    </>
  )
}

function nameOf({ name }: Slot): string {
  return name
}

interface Shown {
  isShareable: boolean
  hasDiss: boolean
  slots: readonly Slot[]
  selection: Selected<Slot>
}

function columnsOf({ isShareable, hasDiss, slots, selection }: Shown): Column[] {
  return [
    selectionColumn('Select all slots', slots, selection),
    { name: 'Volatile', width: 64, kind: 'check' },
    ...(isShareable ? [{ name: 'Shared', width: 64, kind: 'check' as const }] : []),
    { name: 'Comment', width: '22%' },
    { name: 'Slot name', width: '22%' },
    { name: 'Type', width: 136 },
    { name: 'Canonicals' },
    ...(hasDiss ? [{ name: 'DISS', width: 44, kind: 'check' as const }] : []),
    { name: 'Delete', heading: '', width: 40, kind: 'check' },
  ]
}
