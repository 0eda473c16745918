import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { GivenAnswer, WaitingRequest } from '../features/access-requests/AccessRequestList.tsx'
import { useAccessRequests } from '../features/access-requests/use-access-requests.ts'
import { PublishRequestList } from '../features/publish-requests/PublishRequestList.tsx'
import { usePublishRequests } from '../features/publish-requests/use-publish-requests.ts'

/** What others want of whoever is signed in, and what became of the own requests. */
export function RequestBell() {
  const toPublish = usePublishRequests()
  const { waiting, answers } = useAccessRequests()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const count = toPublish.length + waiting.length
  const label = labelOf(count, answers.length)
  const hasAny = count + answers.length > 0
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
          <Badge badgeContent={count + answers.length} color="primary" max={99}>
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
          {answers.map((given) => (
            <GivenAnswer key={given.id} given={given} onLeave={close} />
          ))}
        </List>
      </Popover>
    </>
  )
}

function labelOf(waiting: number, answered: number): string {
  if (waiting === 1) return '1 request waiting for you'
  if (waiting > 0) return `${waiting} requests waiting for you`
  return answered > 0 ? 'Your requests are answered' : 'No requests are waiting for you'
}
