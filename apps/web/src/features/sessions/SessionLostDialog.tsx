import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import type { Session } from '@sdp/domain/sessions'
import { useState } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { useUser } from '../../server/use-user.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { takenOverBy } from './lost-session.ts'
import { holderOf } from './session-text.ts'

/** Tells who took the session over, and why; a notification would be gone before somebody is back at the desk. */
export function SessionLostDialog() {
  const session = useEditing((editing) => editing.session)
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  const { user } = useUser()
  const [before, setBefore] = useState(session)
  const [taken, setTaken] = useState<Session>()
  if (session !== before) {
    setBefore(session)
    setTaken(takenOverBy(before, session, { user, now: Date.now() }) ?? taken)
  }
  if (taken === undefined) return null

  const close = () => setTaken(undefined)
  return (
    <Dialog
      open
      title={messages.session.takenOver(holderOf(taken))}
      width="xs"
      onClose={close}
      actions={
        <Button variant="contained" onClick={close} autoFocus>
          OK
        </Button>
      }
    >
      <Typography sx={{ mb: 1.5, pl: 1.5, borderLeft: 3, borderColor: 'divider', overflowWrap: 'anywhere' }}>
        {taken.message}
      </Typography>
      <DialogContentText>
        {messages.domain.readOnly}.{isUnsaved && ` ${messages.session.keptAsDraft}`}
      </DialogContentText>
    </Dialog>
  )
}
