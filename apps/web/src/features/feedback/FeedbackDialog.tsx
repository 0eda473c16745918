import Stack from '@mui/material/Stack'
import { notifications } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useLocation, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useEditingStore } from '../../editing/editing-store.ts'
import { useDomainList } from '../../parts/use-domain-list.ts'
import { useDraftGuard } from '../../parts/use-draft-guard.ts'
import { call } from '../../server/calls.ts'
import { useUser } from '../../server/use-user.ts'
import { CountedField } from '../../ui/CountedField.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SelectOne } from '../../ui/SelectOne.tsx'
import {
  checkDescription,
  checkFeedbackType,
  type Feedback,
  feedbackTypes,
  maxDescriptionLength,
  newFeedback,
} from './feedback.ts'
import { TicketDialog } from './TicketDialog.tsx'

/** Opens a ticket about a fault or a wish. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const [type, setType] = useState<Feedback['feedbackType'] | ''>('')
  const [description, setDescription] = useState('')
  const [left, setLeft] = useState({ type: false, description: false })
  const [ticket, setTicket] = useState<string>()
  const circumstances = useCircumstances()
  const close = useDraftGuard(description.trim() !== '' && ticket === undefined, onClose)

  const send = async () => {
    setLeft({ type: true, description: true })
    if (type === '' || checkDescription(description) !== undefined) return false
    const body = newFeedback({ feedbackType: type, description }, { ...circumstances, now: new Date() })
    setTicket((await call(notifications.bug, { body })).key)
    return false
  }

  if (ticket !== undefined) return <TicketDialog ticket={ticket} onClose={onClose} />
  const typeProblem = left.type ? checkFeedbackType(type) : undefined
  const descriptionProblem = left.description ? checkDescription(description) : undefined
  return (
    <FormDialog
      title="Report a bug"
      action="Send"
      failed={messages.feedback.sendFailed}
      isDisabled={checkDescription(description) !== undefined}
      onSubmit={send}
      onClose={() => void close()}
    >
      <Stack spacing={2}>
        <SelectOne
          required
          label="Type"
          options={feedbackTypes}
          value={type}
          onChange={setType}
          onBlur={() => setLeft((before) => ({ ...before, type: true }))}
          problem={typeProblem}
        />
        <CountedField
          required
          label="Description"
          minRows={5}
          max={maxDescriptionLength}
          value={description}
          onChange={setDescription}
          onBlur={() => setLeft((before) => ({ ...before, description: true }))}
          problem={descriptionProblem}
        />
      </Stack>
    </FormDialog>
  )
}

function useCircumstances() {
  const { user } = useUser()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { domainId } = useParams({ strict: false })
  // The list has the Original of each domain, and any save point can be open
  const open = useEditingStore((state) => state.open?.head)
  const listed = useDomainList().data?.find(({ _id }) => _id === domainId)
  const domain = open?._id === domainId ? open : listed
  return { user, path, domain }
}
