import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { GivenAnswer, WaitingRequest } from '../features/access-requests/AccessRequestList.tsx'
import { useAccessRequests } from '../features/access-requests/use-access-requests.ts'
import { PublishAnswerLine } from '../features/publish-requests/PublishAnswerLine.tsx'
import { PublishRequestList } from '../features/publish-requests/PublishRequestList.tsx'
import { answeredDomains, waitingDomains } from '../features/publish-requests/publish-requests.ts'
import { usePublishRequests } from '../features/publish-requests/use-publish-requests.ts'

/** What others want of whoever is signed in, and what became of the own requests. */
export function RequestBell() {
  const publishing = usePublishRequests()
  // As many as there are lines
  const toPublish = waitingDomains(publishing.waiting)
  const answered = answeredDomains(publishing.answers)
  const { waiting, answers } = useAccessRequests()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const count = toPublish.length + waiting.length
  const unreadCount = answers.length + answered.length
  const label = labelOf(count, unreadCount)
  const hasAny = count + unreadCount > 0
  // Or the next request would open it by itself
  if (anchor !== null && !hasAny) setAnchor(null)
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          size="small"
          onClick={({ currentTarget }) => hasAny && setAnchor(currentTarget)}
        >
          <Badge badgeContent={count + unreadCount} color="primary" max={99}>
            <NotificationsIcon fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Requests', sx: { width: 460, mt: 0.5 } } }}
      >
        <List dense>
          <PublishRequestList requests={toPublish} onLeave={close} />
          {waiting.map((request) => (
            <WaitingRequest key={request.id} request={request} />
          ))}
          {answered.map((one) => (
            <PublishAnswerLine key={one.key} answered={one} onLeave={close} />
          ))}
          {answers.map((given) => (
            <GivenAnswer key={given.id} given={given} onLeave={close} />
          ))}
        </List>
      </Popover>
    </>
  )
}

function labelOf(waiting: number, answered: number): string {
  const toAnswer = waiting === 1 ? '1 request waiting for you' : `${waiting} requests waiting for you`
  if (answered === 0) return waiting === 0 ? 'No requests are waiting for you' : toAnswer
  return waiting === 0 ? 'Your requests are answered' : `Your requests are answered, ${toAnswer}`
}
