import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { limits, messages } from '@sdp/domain'
import { type KeyboardEvent, useState } from 'react'
import { CountedField } from '../../ui/CountedField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface CommitDialogProps {
  message: string
  onChange: (message: string) => void
  onSubmit: () => void
  onClose: () => void
}

/** Asks what a save is about; whoever looks back reads it. */
export function CommitDialog({ message, onChange, onSubmit, onClose }: CommitDialogProps) {
  const [isTouched, setTouched] = useState(false)
  const isBlank = message.trim() === ''

  const submit = () => {
    setTouched(true)
    if (!isBlank) onSubmit()
  }
  const submitByKey = (event: KeyboardEvent) => {
    const isSaveKey = event.key === 'Enter' || event.key.toLowerCase() === 's'
    if (!isSaveKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit()
  }
  return (
    <Dialog
      open
      title="Save"
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isBlank} title="Ctrl+Enter or ⌘+Enter">
            Save
          </Button>
        </>
      }
    >
      <Box onKeyDown={submitByKey} sx={{ pt: 0.5 }}>
        <CountedField
          autoFocus
          required
          label="Commit message"
          max={limits.message}
          value={message}
          onChange={(text) => {
            setTouched(true)
            onChange(text)
          }}
          onBlur={() => setTouched(true)}
          problem={isTouched && isBlank ? messages.commit.messageRequired : undefined}
        />
      </Box>
    </Dialog>
  )
}
