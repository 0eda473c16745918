import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { PlacedExpression } from '@sdp/domain/expressions'
import { useEdit } from '../../editing/use-edit.ts'
import { readableNumber } from '../../ui/numbers.ts'

interface SelectedExpressionsBarProps {
  selected: readonly PlacedExpression[]
  onRemove: () => void
  onCopy: () => void
  onMove: () => void
}

/** What can be done with all selected expressions at once. */
export function SelectedExpressionsBar({ selected, onRemove, onCopy, onMove }: SelectedExpressionsBarProps) {
  const { canEdit } = useEdit()
  if (selected.length === 0) return null
  return (
    <Box
      role="group"
      aria-label="Selected expressions"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
    >
      <Typography variant="body2" sx={{ mr: 1 }}>
        {readableNumber(selected.length)} selected
      </Typography>
      <Button onClick={onCopy}>Copy</Button>
      <Button disabled={!canEdit} onClick={onMove}>
        Move
      </Button>
      <Button disabled={!canEdit} color="error" onClick={onRemove}>
        Delete
      </Button>
    </Box>
  )
}
