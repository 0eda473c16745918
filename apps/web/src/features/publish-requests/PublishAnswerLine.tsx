import Button from '@mui/material/Button'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { publishing } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../server/calls.ts'
import { useAction } from '../../ui/use-action.ts'
import type { Answered } from './publish-requests.ts'

const changes = [publishing.answers]

/** What became of a request of one's own; it goes when it is read. */
export function PublishAnswerLine({ answered, onLeave }: { answered: Answered; onLeave: () => void }) {
  const { isBusy, act } = useAction()
  const navigate = useNavigate()
  const { ids, domainId, name, primary, secondary } = answered
  const read = () =>
    act(() => call(publishing.readAnswers, { body: { ids } }), {
      failed: messages.publishing.answerNotRead,
      changes,
    })
  const open = async () => {
    onLeave()
    void navigate({ to: '/domains/$domainId/publish', params: { domainId } })
    await read()
  }
  return (
    <ListItem sx={{ gap: 1, overflowWrap: 'anywhere' }}>
      <ListItemText primary={primary} secondary={secondary} />
      <Button
        variant="contained"
        size="small"
        disabled={isBusy}
        aria-label={`Open ${name} to publish`}
        onClick={() => void open()}
      >
        Open
      </Button>
      <Button size="small" disabled={isBusy} aria-label={`Dismiss: ${primary}`} onClick={() => void read()}>
        Dismiss
      </Button>
    </ListItem>
  )
}
