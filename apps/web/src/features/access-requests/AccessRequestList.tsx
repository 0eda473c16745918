import Button from '@mui/material/Button'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { type AccessAnswer, type AccessRequest, accessRequests } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../server/calls.ts'
import { useAction } from '../../ui/use-action.ts'

const texts = messages.accessRequests
const changes = [accessRequests.list]

/** Somebody who wants to work on a domain, with the answers to that. */
export function WaitingRequest({ request }: { request: AccessRequest }) {
  const { isBusy, act } = useAction()
  const { id, requester, domain, message } = request
  const answer = (given: 'granted' | 'declined', done: string) =>
    act(() => call(accessRequests.answer, { params: { id }, body: { answer: given } }), {
      failed: texts.answerFailed,
      done,
      changes,
    })
  return (
    <ListItem sx={line}>
      <ListItemText primary={texts.arrived(requester, domain)} secondary={message} />
      <Button
        variant="contained"
        size="small"
        disabled={isBusy}
        aria-label={`Grant ${requester} access to ${domain}`}
        onClick={() => void answer('granted', texts.isGranted(requester, domain))}
      >
        Grant
      </Button>
      <Button
        size="small"
        disabled={isBusy}
        aria-label={`Decline ${requester} access to ${domain}`}
        onClick={() => void answer('declined', texts.isDeclined(requester))}
      >
        Decline
      </Button>
    </ListItem>
  )
}

/** What became of a request of one's own; it goes when it is read. */
export function GivenAnswer({ given, onLeave }: { given: AccessAnswer; onLeave: () => void }) {
  const { isBusy, act } = useAction()
  const navigate = useNavigate()
  const { id, domain, domainId, answer, by, reason } = given
  const read = () =>
    act(() => call(accessRequests.read, { params: { id } }), { failed: texts.answerFailed, changes })
  const open = async () => {
    onLeave()
    void navigate({ to: '/domains/$domainId/intent-editor', params: { domainId } })
    await read()
  }
  return (
    <ListItem sx={line}>
      <ListItemText primary={texts[answer](by, domain)} secondary={reason} />
      {answer === 'granted' && (
        <Button variant="contained" size="small" disabled={isBusy} onClick={() => void open()}>
          Open
        </Button>
      )}
      <Button
        size="small"
        disabled={isBusy}
        aria-label={`Dismiss the answer about ${domain}`}
        onClick={() => void read()}
      >
        Dismiss
      </Button>
    </ListItem>
  )
}

const line = { gap: 1, overflowWrap: 'anywhere' } as const
