import { addSlot, type Slot } from '@sdp/domain/slots'
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { entryKey } from '../../editing/entry-key.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { AddField } from '../../ui/AddField.tsx'
import { TablePage } from '../../ui/grid/TablePage.tsx'
import { useAddedRow } from '../../ui/grid/use-added-row.ts'
import type { GridHandle } from '../../ui/grid/use-grid.ts'
import { usePages } from '../../ui/grid/use-pages.ts'
import { useSelection } from '../../ui/grid/use-selection.ts'
import { NameFilter } from '../../ui/NameFilter.tsx'
import { findByName, mostUnsearched } from '../../ui/names.ts'
import { SelectedSlots } from './SelectedSlots.tsx'
import { SlotTable } from './SlotTable.tsx'
import { useSlotDeletion } from './use-slot-deletion.ts'
import { useSlotRules } from './use-slot-rules.ts'

interface SlotsPageProps {
  /** What else can be done with all slots, beside the search. */
  tools?: ReactNode
  onFindRules: (slot: string) => void
  onOpen: (slot: string) => void
}

export function SlotsPage({ tools, onFindRules, onOpen }: SlotsPageProps) {
  const { edit, whyNot } = useEdit()
  const { checkName, vendorPrefix } = useSlotRules()
  const all = useDomain((domain) => domain.slots)
  const [search, setSearch] = useState('')
  const isSearched = all.length > mostUnsearched
  const wanted = useDeferredValue(isSearched ? search : '')
  const slots = useMemo(() => findByName(all, wanted), [all, wanted])
  const pages = usePages(slots.length, wanted)
  const selection = useSelection(slots, entryKey)
  const table = useRef<GridHandle<Slot>>(null)
  const showAdded = useAddedRow(table, slots, pages)
  const remove = useSlotDeletion(table, slots)

  const add = (name: string): boolean => {
    if (!edit(addSlot, { name, vendorPrefix })) return false
    setSearch('')
    showAdded(name)
    return true
  }
  return (
    <TablePage
      title="Slots (User Inputs)"
      shown={slots.length}
      all={all.length}
      toolbar={
        <>
          {isSearched && <NameFilter label="Search slots" value={search} onChange={setSearch} />}
          <AddField label="Add new slot" width={240} check={checkName} onAdd={add} whyNot={whyNot} />
          {tools}
        </>
      }
    >
      <SlotTable
        ref={table}
        slots={slots}
        keyOf={entryKey}
        search={wanted}
        pages={pages}
        selection={selection}
        onDelete={remove}
        onFindRules={onFindRules}
        onOpen={onOpen}
      />
      {selection.selected.length > 0 && (
        <SelectedSlots slots={selection.selected} onDelete={remove} onClear={selection.clear} />
      )}
    </TablePage>
  )
}
