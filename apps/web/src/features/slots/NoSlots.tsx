import { addSlot, type Slot } from '@sdp/domain/slots'
import type { RefObject } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { EmptyTable } from '../../ui/grid/EmptyTable.tsx'
import type { GridHandle } from '../../ui/grid/use-grid.ts'
import { useSlotRules } from './use-slot-rules.ts'

const example = 'genre'

/** What a slot is, for whoever begins a domain. */
export function NoSlots({ grid }: { grid: RefObject<GridHandle<Slot> | null> }) {
  const { canEdit, edit } = useEdit()
  const { vendorPrefix } = useSlotRules()
  const add = () => {
    if (edit(addSlot, { name: example, vendorPrefix })) {
      grid.current?.show(({ name }) => name === example, { focus: true })
    }
  }
  return (
    <EmptyTable title="No slots yet" example={example} onAdd={canEdit ? add : undefined}>
      A slot is a piece of a sentence that can be one of many values, such as the genre in “play some jazz”.
      Expressions mention it by its name: play some $(genre).
    </EmptyTable>
  )
}
