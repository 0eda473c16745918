import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { publishing } from '@sdp/api'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '../../server/use-call.ts'
import { waitingDomains } from './publish-requests.ts'
import { useRequestNews } from './use-request-news.ts'

/** The requests of others that wait for an answer of whoever is signed in; each leads to the page that answers it. */
export function PublishRequests() {
  useRequestNews()
  const navigate = useNavigate()
  const { data = [] } = useCall(publishing.requests, {})
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const waiting = waitingDomains(data)
  const label =
    waiting.length === 0 ? 'No requests are waiting for you' : `${data.length} requests waiting for you`
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          size="small"
          onClick={(event) => waiting.length > 0 && setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={data.length} color="primary" max={99}>
            <NotificationsIcon fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null && waiting.length > 0} onClose={() => setAnchor(null)}>
        {waiting.map(({ domainId, key, primary, secondary }) => (
          <MenuItem
            key={key}
            onClick={() => {
              setAnchor(null)
              void navigate({ to: '/domains/$domainId/publish', params: { domainId } })
            }}
          >
            <ListItemText primary={primary} secondary={secondary} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
