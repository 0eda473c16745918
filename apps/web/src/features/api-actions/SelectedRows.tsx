import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import { useEdit } from '../../editing/use-edit.ts'
import { SelectionBar } from '../../ui/grid/SelectionBar.tsx'
import type { Selected } from '../../ui/grid/use-selection.ts'
import { nameOf } from '../../ui/names.ts'

interface SelectedRowsProps<Row> {
  /** What one of them is. */
  what: 'API action' | 'API input'
  selection: Selected<Row>
  onDelete: (names: readonly string[]) => void
}

/** What can be done with the selected rows of a table at once; nothing is shown while none is selected. */
export function SelectedRows<Row extends { name: string }>(props: SelectedRowsProps<Row>) {
  const { what, selection, onDelete } = props
  const { canEdit, whyNot } = useEdit()
  const { selected, clear } = selection
  if (selected.length === 0) return null
  return (
    <SelectionBar
      label={`Selected ${what}s`}
      what={what}
      count={selected.length}
      whyNot={whyNot}
      // Rows of both tables of the page can be selected
      isRaised={what === 'API input'}
      onClear={clear}
    >
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        disabled={!canEdit}
        onClick={() => onDelete(selected.map(nameOf))}
      >
        Delete
      </Button>
    </SelectionBar>
  )
}
