import Button from '@mui/material/Button'
import { canShareInputs } from '@sdp/domain/sharing'
import { addSlot, deleteSlots, moveSlots, type Slot, setSlotVolatile } from '@sdp/domain/slots'
import type { ReactNode } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { NamedTable } from '../../parts/named-table/NamedTable.tsx'
import { testedSlot } from '../../parts/test-runs/tested-texts.ts'
import { useDissDefinition } from '../../parts/use-diss-definition.ts'
import { maxUnsearched, nameOf } from '../../ui/names.ts'
import { slotColumns } from './slot-columns.tsx'
import { useSlotRules } from './use-slot-rules.ts'

const example = {
  name: 'genre',
  about:
    'A slot is a piece of a sentence that can be one of many values, such as the genre in “play some jazz”. ' +
    'Expressions mention it by its name: play some $(genre).',
}

interface SlotsPageProps {
  /** What else can be done with all slots, in addition to the search. */
  tools?: ReactNode
  onFindRules: (slot: string) => void
  onOpen: (slot: string) => void
}

/** The slots of the open domain. */
export function SlotsPage({ tools, onFindRules, onOpen }: SlotsPageProps) {
  const { edit } = useEdit()
  const rules = useSlotRules()
  const { checkName, vendorPrefix } = rules
  const definition = useDissDefinition()
  const isShareable = useDomain(canShareInputs)
  const all = useDomain((domain) => domain.slots)
  return (
    <NamedTable
      noun="slot"
      title="Slots (User Inputs)"
      label="User Inputs"
      all={all}
      columns={slotColumns}
      tested={testedSlot}
      options={{ rules, isShareable, definition, onFindRules, onOpen }}
      searched="Names and comments"
      search={{ above: maxUnsearched }}
      tools={tools}
      adding={{
        label: 'Add new slot',
        check: checkName,
        onAdd: (name) => edit(addSlot, { name, vendorPrefix }),
      }}
      deletes={deleteSlots}
      moves={moveSlots}
      bulk={(slots) => <BulkSlotButtons slots={slots} />}
      example={example}
    />
  )
}

/** What can be done with the selected slots at once in addition to deleting them, each as one step of undo. */
function BulkSlotButtons({ slots }: { slots: readonly Slot[] }) {
  const { canEdit, edit } = useEdit()
  const names = slots.map(nameOf)
  return (
    <>
      <Button disabled={!canEdit} onClick={() => edit(setSlotVolatile, { names, volatile: true })}>
        Volatile on
      </Button>
      <Button disabled={!canEdit} onClick={() => edit(setSlotVolatile, { names, volatile: false })}>
        Volatile off
      </Button>
    </>
  )
}
