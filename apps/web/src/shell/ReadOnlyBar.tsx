import LockIcon from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import { useEditing } from '../editing/use-editing.ts'

/** Says why nothing can be changed, for as long as that is so. */
export function ReadOnlyBar() {
  const { whyNot, isSaving } = useEditing()
  // A save takes a moment; a bar that flashes up would only disturb.
  if (whyNot === undefined || isSaving) return null
  return (
    <Box
      role="status"
      aria-label="Read-only"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 3,
        py: 0.75,
        typography: 'body2',
        color: 'text.secondary',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <LockIcon sx={{ fontSize: 16 }} />
      <span>
        <b>Read-only.</b> {whyNot}
      </span>
    </Box>
  )
}
