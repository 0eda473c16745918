import { messages } from '@sdp/domain'
import { asksBeforeTypeChange, type Slot, setSlotType } from '@sdp/domain/slots'
import type { ApplyEdit } from '../../editing/use-edit.ts'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { PlainSelect } from '../../ui/PlainSelect.tsx'

interface SlotTypeSelectProps {
  slot: Slot
  types: readonly string[]
  disabledReason: string | undefined
  edit: ApplyEdit
}

/** The type of a slot. It shows what the domain has, so that a change which is declined shows the type as it was. */
export function SlotTypeSelect({ slot, types, disabledReason, edit }: SlotTypeSelectProps) {
  const change = async (type: string) => {
    const text = messages.slots.confirmTypeChange(slot.name)
    if (
      asksBeforeTypeChange(slot, type) &&
      !(await confirm({ title: 'Change type', text, action: 'Change type', danger: true }))
    ) {
      return
    }
    edit(setSlotType, { name: slot.name, type })
  }
  return (
    <PlainSelect
      label={`Type of ${slot.name}`}
      value={slot.type}
      options={types}
      disabledReason={disabledReason}
      onChange={(type) => void change(type)}
    />
  )
}
