import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useNavigate } from '@tanstack/react-router'
import type { Waiting } from './publish-requests.ts'

interface PublishRequestListProps {
  requests: readonly Waiting[]
  onLeave: () => void
}

/** The requests to publish; each line leads to the page that answers it. */
export function PublishRequestList({ requests, onLeave }: PublishRequestListProps) {
  const navigate = useNavigate()
  return requests.map(({ domainId, key, primary, secondary }) => (
    <li key={key}>
      <ListItemButton
        onClick={() => {
          onLeave()
          void navigate({ to: '/domains/$domainId/publish', params: { domainId } })
        }}
      >
        <ListItemText primary={primary} secondary={secondary} />
      </ListItemButton>
    </li>
  ))
}
