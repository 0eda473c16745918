import DialogContentText from '@mui/material/DialogContentText'
import { messages } from '@sdp/domain'
import { limits } from '@sdp/domain/general-data'
import { useState } from 'react'
import { CountedField } from '../ui/CountedField.tsx'
import { FormDialog } from '../ui/FormDialog.tsx'
import { keysOf } from '../ui/shortcuts.ts'

interface SessionMessageDialogProps {
  title: string
  text: string
  /** What the confirming button says. */
  action: string
  /** Returns whether it worked; then the dialog closes. */
  onSubmit: (message: string) => Promise<boolean>
  onClose: () => void
}

/** Asks why somebody starts a session, takes it over or ends it: the others read it. */
export function SessionMessageDialog({ title, text, action, onSubmit, onClose }: SessionMessageDialogProps) {
  const [message, setMessage] = useState('')
  const [isTouched, setTouched] = useState(false)
  const isBlank = message.trim() === ''

  const submit = () => {
    setTouched(true)
    return !isBlank && onSubmit(message.trim())
  }
  return (
    <FormDialog title={title} action={action} onSubmit={submit} onClose={onClose}>
      <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
      <CountedField
        autoFocus
        required
        label="Message"
        max={limits.message}
        value={message}
        hint={`${keysOf('confirm')}: ${action}`}
        onChange={setMessage}
        onBlur={() => setTouched(true)}
        problem={isTouched && isBlank ? messages.session.messageRequired : undefined}
      />
    </FormDialog>
  )
}
