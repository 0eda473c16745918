import ExpandIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { availability, type Session } from '@sdp/domain/sessions'
import { useState } from 'react'
import { useEditingStore } from '../../editing/editing-store.ts'
import { askToLeave } from '../../editing/leaving.ts'
import { reloadDomain } from '../../editing/reload-domain.ts'
import { endSession, startSession } from '../../editing/session-calls.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { AvailabilityDot } from '../../parts/AvailabilityDot.tsx'
import { useUser } from '../../server/use-user.ts'
import { formatDate } from '../../ui/dates.ts'
import { oneLine } from '../../ui/layout.ts'
import { SessionQuestion } from './SessionQuestion.tsx'
import { holderOf, sessionText } from './session-text.ts'
import { useNow } from './use-now.ts'
import { useSessionPolling } from './use-session-polling.ts'
import { useSessionRights } from './use-session-rights.ts'

/** The availability of the open save point for the user, and what can be done about it. */
export function SessionMenu() {
  const domainId = useEditing((editing) => editing.domainId)
  const session = useEditing((editing) => editing.session)
  const { user } = useUser()
  const now = useNow()
  useSessionPolling(domainId)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [openDialog, setOpenDialog] = useState<'start' | 'take over'>()

  const state = availability(session, user, now)
  const { mayStart, mayTakeOver } = useSessionRights()
  const choose = (action: () => void) => () => {
    setAnchor(null)
    action()
  }
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<AvailabilityDot state={state} />}
        endIcon={<ExpandIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ flexShrink: 0, maxWidth: 200, borderColor: 'divider', fontVariantNumeric: 'tabular-nums' }}
      >
        <Box component="span" sx={oneLine}>
          {sessionText(session, user, now)}
        </Box>
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {session !== undefined && <SessionDetails session={session} />}
        <MenuItem disabled={!mayStart} onClick={choose(() => setOpenDialog('start'))}>
          Start session
        </MenuItem>
        <MenuItem
          disabled={state !== 'yours'}
          onClick={choose(() => void startSession(domainId, { message: session?.message ?? '' }))}
        >
          Extend session
        </MenuItem>
        <MenuItem disabled={state !== 'yours'} onClick={choose(() => void free(domainId))}>
          Free domain
        </MenuItem>
        <MenuItem disabled={!mayTakeOver} onClick={choose(() => setOpenDialog('take over'))}>
          Take over
        </MenuItem>
      </Menu>
      {openDialog && <SessionQuestion wanted={openDialog} onClose={() => setOpenDialog(undefined)} />}
    </>
  )
}

/**
 * Ends the session; unsaved changes that were kept as a draft are no longer shown, so that the editor shows what is
 * saved (ruling R416).
 */
async function free(domainId: string): Promise<void> {
  if (!(await askToLeave('session')) || !(await endSession(domainId))) return
  if (useEditingStore.getState().isUnsaved) await reloadDomain()
}

function SessionDetails({ session }: { session: Session }) {
  return (
    <Box
      component="li"
      role="presentation"
      sx={{ px: 2, pt: 0.5, pb: 1, mb: 0.5, maxWidth: 320, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography variant="h3" component="div">
        {holderOf(session)}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {session.message}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {formatDate(session.startTime)} – {formatDate(session.expirationTime)}
      </Typography>
    </Box>
  )
}
