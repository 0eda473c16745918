import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailedJobs } from '../features/jobs/FailedJobs.tsx'
import { Facts } from '../features/operation/Facts.tsx'
import { OpenSessions } from '../features/operation/OpenSessions.tsx'
import { Tickets } from '../features/tickets/Tickets.tsx'
import { refetchPending } from '../server/use-call.ts'
import { useUser } from '../server/use-user.ts'
import { LoadingScreen } from '../ui/LoadingScreen.tsx'
import { Message } from '../ui/Message.tsx'

/** How the installation is, for super users. */
export function OperationPage() {
  const { isAdmin, isLoaded } = useUser()
  if (!isLoaded) return <LoadingScreen onTryAgain={() => void refetchPending()} />
  if (!isAdmin) return <Message title="Operation" text={messages.users.adminsOnly} />
  return (
    <Box sx={{ px: 3, pb: 3, flex: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1.75 }}>
        <Typography variant="h1">Operation</Typography>
        <Button component={Link} to="/audit-log" sx={{ ml: 'auto' }}>
          Audit log
        </Button>
      </Box>
      <Facts />
      <Part title="Failed jobs">
        <FailedJobs />
      </Part>
      <Part title="Open sessions">
        <OpenSessions />
      </Part>
      <Part title="Feedback and access requests">
        <Tickets />
      </Part>
    </Box>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
