import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import Typography from '@mui/material/Typography'
import { isSamePerson, messages } from '@sdp/domain'
import { useEffect, useState } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { serverNow } from '../../server/clock.ts'
import { onServerEvent } from '../../server/events.ts'
import { useUser } from '../../server/use-user.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { takenOverBy } from './lost-session.ts'
import { holderOf } from './session-text.ts'

interface Lost {
  title: string
  /** What the one who has it now, or who ended it, says. */
  message: string
}

/**
 * Says who took the session over or ended it, and why; a notification would have disappeared before somebody looks
 * again (ruling R34).
 */
export function SessionLostDialog() {
  const domainId = useEditing((editing) => editing.domainId)
  const session = useEditing((editing) => editing.session)
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  const { user } = useUser()
  const [before, setBefore] = useState(session)
  const [lost, setLost] = useState<Lost>()
  if (session !== before) {
    setBefore(session)
    const taken = takenOverBy(before, session, { user, now: serverNow() })
    if (taken !== undefined) {
      setLost({ title: messages.session.takenOver(holderOf(taken)), message: taken.message })
    }
  }
  useEffect(
    () =>
      onServerEvent((event) => {
        if (event.type !== 'domain-session-delete' || event.domainId !== domainId) return
        const { ended } = event
        if (ended === undefined || !isSamePerson(ended.holder, user)) return
        setLost({ title: messages.session.endedBy(ended.by), message: ended.message })
      }),
    [domainId, user],
  )
  if (lost === undefined) return null

  const close = () => setLost(undefined)
  return (
    <Dialog
      open
      title={lost.title}
      width="xs"
      onClose={close}
      actions={
        <Button variant="contained" onClick={close} autoFocus>
          OK
        </Button>
      }
    >
      <Typography sx={{ mb: 1.5, pl: 1.5, borderLeft: 3, borderColor: 'divider', overflowWrap: 'anywhere' }}>
        {lost.message}
      </Typography>
      <DialogContentText>
        {messages.domain.readOnly}.{isUnsaved && ` ${messages.session.keptAsDraft}`}
      </DialogContentText>
    </Dialog>
  )
}
