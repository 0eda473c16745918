import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { reusableExpressions } from '@sdp/api'
import { messages } from '@sdp/domain'
import type { ReactNode } from 'react'
import { CallFailed } from '../../server/calls.ts'
import { useCall } from '../../server/use-call.ts'

/** What is inside once the server has answered the parts; one that knows of none is no failure. */
export function LoadedParts({ domainId, children }: { domainId: string; children: ReactNode }) {
  const request = useCall(reusableExpressions.list, { query: { domainId } }, { forget: true })
  const isThere = request.data !== undefined || isMissing(request.error)
  if (isThere) return children
  if (request.isPending || request.isFetching) {
    return (
      <State>
        {messages.reusableExpressions.loading}
        <LinearProgress aria-hidden sx={{ width: 160 }} />
      </State>
    )
  }
  return (
    <State isFailure>
      {messages.reusableExpressions.loadFailed}
      <Button variant="outlined" size="small" onClick={() => void request.refetch()}>
        Try again
      </Button>
    </State>
  )
}

function isMissing(error: Error | null): boolean {
  return error instanceof CallFailed && error.status === 404
}

function State({ isFailure = false, children }: { isFailure?: boolean; children: ReactNode }) {
  return (
    <Box
      role={isFailure ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1.5,
        py: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: isFailure ? 'error.main' : 'text.secondary',
      }}
    >
      {children}
    </Box>
  )
}
