import Box from '@mui/material/Box'
import { messages } from '@sdp/domain'
import { limits } from '@sdp/domain/general-data'
import { type KeyboardEvent, useState } from 'react'
import { CountedField } from '../../ui/CountedField.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { isPressed } from '../../ui/shortcuts.ts'
import { ProblemSummary } from './ProblemSummary.tsx'
import { WhatChanged } from './WhatChanged.tsx'

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
    return false
  }
  const submitByKey = (event: KeyboardEvent) => {
    if (!isPressed(event, 'confirm') && !isPressed(event, 'save')) return
    event.preventDefault()
    submit()
  }
  return (
    <FormDialog
      title="Save"
      action="Save"
      actionTitle="Ctrl+Enter or ⌘+Enter"
      isDisabled={isBlank}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box onKeyDown={submitByKey} sx={{ pt: 0.5 }}>
        <ProblemSummary onLeave={onClose} />
        <WhatChanged />
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
    </FormDialog>
  )
}
