import { deleteSlots, type Slot, slotUsage } from '@sdp/domain'
import { type RefObject, useCallback, useRef } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { deletionText } from '../../parts/usage-text.ts'
import { confirm } from '../../ui/confirm.tsx'
import type { TableHandle } from '../../ui/table/ContentTable.tsx'

/** Deletes slots once what that touches was told and confirmed; the focus goes to what takes their place. */
export function useSlotDeletion(table: RefObject<TableHandle | null>, slots: readonly Slot[]) {
  const { edit, check } = useEditing()
  const shown = useRef(slots)
  shown.current = slots
  return useCallback(
    async (names: readonly string[]) => {
      const [name] = names
      const isOne = names.length === 1
      const what = isOne ? `the slot ${name}` : `the ${names.length} selected slots`
      const isConfirmed = await confirm({
        title: isOne ? 'Delete slot' : 'Delete slots',
        text: deletionText(what, check(slotUsage, names)),
        action: 'Delete',
        danger: true,
      })
      if (!isConfirmed) return
      const place = shown.current.findIndex((slot) => slot.name === name)
      if (edit(deleteSlots, { names })) table.current?.focus(place)
    },
    [edit, check, table],
  )
}
