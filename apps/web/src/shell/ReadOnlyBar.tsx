import LockIcon from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { isTrusted } from '@sdp/domain'
import { useState } from 'react'
import { useEditingStore } from '../editing/editing-store.ts'
import { useEdit } from '../editing/use-edit.ts'
import { useEditing } from '../editing/use-editing.ts'
import { StartEditingButton } from '../features/sessions/StartEditingButton.tsx'
import { AskAccessDialog } from '../parts/AskAccessDialog.tsx'
import { useUser } from '../server/use-user.ts'
import { useCommand } from '../ui/commands.ts'

/** Says why nothing can be changed, for as long as that is so, and offers what can be done about it. */
export function ReadOnlyBar() {
  const isSaving = useEditing((editing) => editing.isSaving)
  const { disabledReason } = useEdit()
  // A save takes a moment; a bar that flashes up would only disturb.
  if (disabledReason === undefined || isSaving) return null
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
        <b>Read-only.</b> {disabledReason}
      </span>
      <StartEditingButton />
      <AskAccessButton />
    </Box>
  )
}

/** The way out of read-only for those who have no access. */
function AskAccessButton() {
  const head = useEditingStore((state) => state.open?.head)
  const { user, groups, isLoaded } = useUser()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const canAsk = head !== undefined && isLoaded && !isTrusted({ user, groups, now: 0 }, head)
  useCommand('Ask for access', canAsk ? () => setDialogOpen(true) : undefined)
  if (!canAsk) return null
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setDialogOpen(true)}>
        Ask for access
      </Button>
      {isDialogOpen && <AskAccessDialog domain={head} onClose={() => setDialogOpen(false)} />}
    </>
  )
}
