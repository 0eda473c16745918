import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { limits, messages } from '@sdp/domain'
import { useState } from 'react'
import { CountedField } from '../../ui/CountedField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface SessionMessageDialogProps {
  title: string
  text: string
  /** What the confirming button says. */
  action: string
  /** Answers whether it worked; then the dialog closes. */
  onSubmit: (message: string) => Promise<boolean>
  onClose: () => void
}

/** Asks why somebody starts a session or takes it over: the others read it. */
export function SessionMessageDialog({ title, text, action, onSubmit, onClose }: SessionMessageDialogProps) {
  const [message, setMessage] = useState('')
  const [isTouched, setTouched] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isBlank = message.trim() === ''

  const submit = async () => {
    setTouched(true)
    if (isBlank) return
    setBusy(true)
    const isDone = await onSubmit(message.trim())
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      title={title}
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
      <CountedField
        autoFocus
        required
        label="Message"
        max={limits.message}
        value={message}
        onChange={setMessage}
        onBlur={() => setTouched(true)}
        problem={isTouched && isBlank ? messages.session.messageRequired : undefined}
      />
    </Dialog>
  )
}
