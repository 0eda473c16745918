import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import type { DomainReply } from '@sdp/api'
import { createLink } from '@tanstack/react-router'
import { useId, useMemo, useState } from 'react'
import { useDomainList } from '../parts/use-domain-list.ts'
import { useUser } from '../server/use-user.ts'
import { Shortened } from '../ui/Shortened.tsx'
import { ownDomains } from './own-domains.ts'

/** The user's domains as counts that open into links. */
export function OwnDomains({ onLeave }: { onLeave: () => void }) {
  const { user } = useUser()
  const { data = [] } = useDomainList()
  const { created, contributed } = useMemo(() => ownDomains(user, data), [user, data])
  return (
    <Box sx={{ p: 0.75 }}>
      <DomainLinks title="My domains" domains={created} onLeave={onLeave} />
      <DomainLinks title="My contributed domains" domains={contributed} onLeave={onLeave} />
    </Box>
  )
}

const LinkEntry = createLink(ListItemButton)

interface DomainLinksProps {
  title: string
  domains: readonly DomainReply[]
  onLeave: () => void
}

function DomainLinks({ title, domains, onLeave }: DomainLinksProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  return (
    <>
      <ListItemButton
        component="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        disabled={domains.length === 0}
        onClick={() => setOpen(!isOpen)}
        sx={{ width: '100%' }}
      >
        <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
          {title}
        </Box>
        <Typography
          component="span"
          variant="body2"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {domains.length}
        </Typography>
        <ExpandMoreIcon fontSize="small" sx={{ ml: 0.5, transform: isOpen ? 'rotate(180deg)' : 'none' }} />
      </ListItemButton>
      {/* Without a movement, under which a quick click would miss its link */}
      {isOpen && (
        <Box
          component="ul"
          id={listId}
          aria-label={title}
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 200, overflowY: 'auto' }}
        >
          {domains.map((domain) => (
            <li key={domain._id}>
              <LinkEntry
                to="/domains/$domainId/intent-editor"
                params={{ domainId: domain._id }}
                onClick={onLeave}
                sx={{ pl: 2.5, color: 'primary.main' }}
              >
                <Shortened name={domain.name} max={30} />
              </LinkEntry>
            </li>
          ))}
        </Box>
      )}
    </>
  )
}
