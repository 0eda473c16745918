import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { addSlot } from '@sdp/domain'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { AddField } from '../../ui/AddField.tsx'
import { topBarHeight } from '../../ui/layout.ts'
import { NameFilter } from '../../ui/NameFilter.tsx'
import type { TableHandle } from '../../ui/table/ContentTable.tsx'
import { usePages } from '../../ui/table/use-pages.ts'
import { useSelection } from '../../ui/table/use-selection.ts'
import { SelectedSlots } from './SelectedSlots.tsx'
import { SlotTable } from './SlotTable.tsx'
import { filterSlots, mostUnsearched } from './slots.ts'
import { useSlotDeletion } from './use-slot-deletion.ts'
import { useSlotRules } from './use-slot-rules.ts'

const toolbarHeight = 56

interface SlotsPageProps {
  /** What else can be done with all slots, beside the search. */
  tools?: ReactNode
  onOpen: (slot: string) => void
}

export function SlotsPage({ tools, onOpen }: SlotsPageProps) {
  const { edit, whyNot } = useEditing()
  const { checkName, vendorPrefix } = useSlotRules()
  const all = useDomain((domain) => domain.slots)
  const [search, setSearch] = useState('')
  const isSearched = all.length > mostUnsearched
  const wanted = useDeferredValue(isSearched ? search : '')
  const slots = useMemo(() => filterSlots(all, wanted), [all, wanted])
  const pages = usePages(slots.length, wanted)
  const selection = useSelection(slots)
  const table = useRef<TableHandle>(null)
  const remove = useSlotDeletion(table, slots)

  const [added, setAdded] = useState<string>()
  useEffect(() => {
    const index = slots.findIndex(({ name }) => name === added)
    // A search may still be on its way to nothing
    if (added === undefined || index === -1) return
    setAdded(undefined)
    pages.show(index)
    table.current?.show(added)
  }, [added, slots, pages])

  const add = (name: string): boolean => {
    if (!edit(addSlot, { name, vendorPrefix })) return false
    setSearch('')
    setAdded(name)
    return true
  }
  return (
    <Box sx={{ px: 3, pb: 2, '--table-top': `${topBarHeight + toolbarHeight}px` }}>
      <Box
        sx={{
          position: 'sticky',
          top: topBarHeight,
          zIndex: 3,
          height: toolbarHeight,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          bgcolor: 'background.default',
        }}
      >
        <Typography variant="h2" noWrap sx={{ mr: 'auto', pr: 1 }}>
          User Inputs{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {slots.length === all.length ? slots.length : `${slots.length} of ${all.length}`}
          </Box>
        </Typography>
        {isSearched && <NameFilter label="Search slots" value={search} onChange={setSearch} />}
        <AddField label="Add new slot" width={240} check={checkName} onAdd={add} whyNot={whyNot} />
        {tools}
      </Box>
      <SlotTable
        ref={table}
        slots={slots}
        pages={pages}
        selection={selection}
        onDelete={remove}
        onOpen={onOpen}
      />
      {selection.selected.length > 0 && (
        <SelectedSlots slots={selection.selected} onDelete={remove} onClear={selection.clear} />
      )}
    </Box>
  )
}
