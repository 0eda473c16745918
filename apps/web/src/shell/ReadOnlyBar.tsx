import LockIcon from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import { useEdit } from '../editing/use-edit.ts'
import { useEditing } from '../editing/use-editing.ts'
import { StartEditingButton } from '../features/sessions/StartEditingButton.tsx'

/** Says why nothing can be changed, for as long as that is so, and offers what can be done about it. */
export function ReadOnlyBar() {
  const isSaving = useEditing((editing) => editing.isSaving)
  const { whyNot } = useEdit()
  // A save takes a moment; a bar that flashes up would only disturb.
  if (whyNot === undefined || isSaving) return null
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 3,
        py: 0.5,
        minHeight: 36,
        typography: 'body2',
        color: 'text.secondary',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <LockIcon sx={{ fontSize: 16 }} />
      <span role="status" aria-label="Read-only">
        <b>Read-only.</b> {whyNot}
      </span>
      <StartEditingButton />
    </Box>
  )
}
