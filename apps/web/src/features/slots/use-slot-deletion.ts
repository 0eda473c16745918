import { deleteSlots, type Slot } from '@sdp/domain/slots'
import { type RefObject, useCallback, useRef } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { confirmDeletion } from '../../parts/confirm-deletion.tsx'
import { deletionText } from '../../parts/usage-text.ts'
import type { GridHandle } from '../../ui/grid/use-grid.ts'

/** Deletes slots once what that touches was told and confirmed; the focus goes to what takes their place. */
export function useSlotDeletion(table: RefObject<GridHandle<Slot> | null>, slots: readonly Slot[]) {
  const { edit } = useEdit()
  const shown = useRef(slots)
  shown.current = slots
  return useCallback(
    async (names: readonly string[]) => {
      const [name] = names
      const isOne = names.length === 1
      const what = isOne ? `the slot ${name}` : `the ${names.length} selected slots`
      const isConfirmed = await confirmDeletion({
        title: isOne ? 'Delete slot' : 'Delete slots',
        text: (usage) => deletionText(what, usage),
        edit: deleteSlots,
        args: { names },
      })
      if (!isConfirmed) return
      const place = shown.current.findIndex((slot) => slot.name === name)
      if (edit(deleteSlots, { names })) table.current?.focus(place)
    },
    [edit, table],
  )
}
