import DialogContentText from '@mui/material/DialogContentText'
import { type DomainReply, notifications } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { call } from '../server/calls.ts'
import { CountedField } from '../ui/CountedField.tsx'
import { FormDialog } from '../ui/FormDialog.tsx'
import { notify } from '../ui/notifications.tsx'

interface AskAccessDialogProps {
  domain: Pick<DomainReply, 'name' | 'creator'>
  onClose: () => void
}

const maxMessageLength = 1000

/** Asks the creator of a domain to be a contributor of it. */
export function AskAccessDialog({ domain: { name, creator }, onClose }: AskAccessDialogProps) {
  const [message, setMessage] = useState('')
  const asked = creator.displayName ?? creator.name
  const send = async () => {
    await call(notifications.accessRequest, { body: { domainName: name, message: message.trim() } })
    notify('success', messages.accessRequests.sent(asked))
    return true
  }
  return (
    <FormDialog
      title={`Ask for access to ${name}`}
      action="Ask"
      failed={messages.accessRequests.sendFailed}
      onSubmit={send}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>
        {asked} made this domain and can make you a contributor of it, so that you can edit it.
      </DialogContentText>
      <CountedField
        autoFocus
        label="Message"
        max={maxMessageLength}
        value={message}
        onChange={setMessage}
        problem={undefined}
      />
    </FormDialog>
  )
}
