import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import { type Slot, setSlotVolatile } from '@sdp/domain/slots'
import { useEdit } from '../../editing/use-edit.ts'
import { SelectionBar } from '../../ui/grid/SelectionBar.tsx'

interface SelectedSlotsProps {
  slots: readonly Slot[]
  onDelete: (names: readonly string[]) => void
  onClear: () => void
}

/** What can be done with the selected slots at once, each as one step of undo. */
export function SelectedSlots({ slots, onDelete, onClear }: SelectedSlotsProps) {
  const { canEdit, whyNot, edit } = useEdit()
  const names = slots.map(({ name }) => name)
  return (
    <SelectionBar label="Selected slots" count={names.length} whyNot={whyNot} onClear={onClear}>
      <Button disabled={!canEdit} onClick={() => edit(setSlotVolatile, { names, volatile: true })}>
        Volatile on
      </Button>
      <Button disabled={!canEdit} onClick={() => edit(setSlotVolatile, { names, volatile: false })}>
        Volatile off
      </Button>
      <Button color="error" startIcon={<DeleteIcon />} disabled={!canEdit} onClick={() => onDelete(names)}>
        Delete
      </Button>
    </SelectionBar>
  )
}
