import Box from '@mui/material/Box'
import { messages } from '@sdp/domain'
import { limits } from '@sdp/domain/general-data'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useCommitMessage } from '../../editing/commit-message.ts'
import { CountedField } from '../../ui/CountedField.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { isPressed, keysOf } from '../../ui/shortcuts.ts'
import { ProblemSummary } from './ProblemSummary.tsx'
import { WhatChanged } from './WhatChanged.tsx'

interface CommitDialogProps {
  onSubmit: () => void
  onClose: () => void
}

/** Asks what a save is about; whoever looks back reads it. Filled with what changed, selected, so that typing replaces it. */
export function CommitDialog({ onSubmit, onClose }: CommitDialogProps) {
  const { message, suggestion, setMessage } = useCommitMessage()
  const field = useRef<HTMLTextAreaElement>(null)
  const suggested = message === suggestion ? suggestion : ''
  useLayoutEffect(() => {
    if (suggested !== '') field.current?.select()
  }, [suggested])
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
      actionTitle={keysOf('confirm')}
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
          inputRef={field}
          hint={`${keysOf('confirm')} saves`}
          onChange={(text) => {
            setTouched(true)
            setMessage(text)
          }}
          onBlur={() => setTouched(true)}
          problem={isTouched && isBlank ? messages.commit.messageRequired : undefined}
        />
      </Box>
    </FormDialog>
  )
}
