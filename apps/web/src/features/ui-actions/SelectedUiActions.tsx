import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import { useEdit } from '../../editing/use-edit.ts'
import { SelectionBar } from '../../ui/grid/SelectionBar.tsx'

interface SelectedUiActionsProps {
  names: readonly string[]
  onDelete: (names: readonly string[]) => void
  onSettings: () => void
  onClear: () => void
}

/** What can be done with the selected UI actions at once. */
export function SelectedUiActions({ names, onDelete, onSettings, onClear }: SelectedUiActionsProps) {
  const { canEdit, whyNot } = useEdit()
  return (
    <SelectionBar label="Selected UI actions" count={names.length} whyNot={whyNot} onClear={onClear}>
      <Button disabled={!canEdit} onClick={onSettings}>
        Settings
      </Button>
      <Button color="error" startIcon={<DeleteIcon />} disabled={!canEdit} onClick={() => onDelete(names)}>
        Delete
      </Button>
    </SelectionBar>
  )
}
