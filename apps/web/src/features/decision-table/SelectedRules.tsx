import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import type { Rule } from '@sdp/domain/decision-table'
import { useEdit } from '../../editing/use-edit.ts'
import { SelectionBar } from '../../ui/grid/SelectionBar.tsx'
import type { RulesClipboard } from './use-rules-clipboard.ts'

interface SelectedRulesProps {
  rules: readonly Rule[]
  clipboard: RulesClipboard
  onDuplicate: (rules: readonly Rule[]) => void
  onMove: (rules: readonly Rule[]) => void
  onIntents: (rules: readonly Rule[]) => void
  onInputs: (rules: readonly Rule[]) => void
  onEdit: (rules: readonly Rule[]) => void
  onDelete: (rules: readonly Rule[]) => void
  onClear: () => void
}

/** What can be done with the selected rules at once, each as one step of undo. */
export function SelectedRules(props: SelectedRulesProps) {
  const { rules, clipboard, onDuplicate, onMove, onIntents, onInputs, onEdit, onDelete, onClear } = props
  const { canEdit, disabledReason } = useEdit()
  return (
    <SelectionBar what="rule" count={rules.length} disabledReason={disabledReason} onClear={onClear}>
      <Button onClick={() => clipboard.copy(rules)}>Copy</Button>
      <Button disabled={!canEdit} onClick={() => onDuplicate(rules)}>
        Duplicate
      </Button>
      <Button disabled={!canEdit} onClick={() => onMove(rules)}>
        Move
      </Button>
      <Button disabled={!canEdit} onClick={() => onIntents(rules)}>
        Intents
      </Button>
      <Button disabled={!canEdit} onClick={() => onInputs(rules)}>
        Inputs
      </Button>
      <Button disabled={!canEdit} onClick={() => onEdit(rules)}>
        Edit all
      </Button>
      <Button color="error" startIcon={<DeleteIcon />} disabled={!canEdit} onClick={() => onDelete(rules)}>
        Delete
      </Button>
    </SelectionBar>
  )
}
