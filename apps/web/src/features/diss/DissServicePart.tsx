import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { diss } from '@sdp/api'
import { messages } from '@sdp/domain'
import { call } from '../../server/calls.ts'
import { callKey, queryClient, useCall } from '../../server/use-call.ts'
import { formatDate } from '../../ui/dates.ts'
import { notify } from '../../ui/notifications.tsx'

interface DissServicePartProps {
  /** Does something and tells when it fails. */
  work: (failure: string, action: () => Promise<void>) => Promise<void>
  isBusy: boolean
}

/** What the configured service answered last, and the way to ask it now. */
export function DissServicePart({ work, isBusy }: DissServicePartProps) {
  const { data: service } = useCall(diss.service, {}, { forget: true })
  if (service === undefined) return null
  if (!service.isConfigured) {
    return <Typography sx={{ color: 'text.secondary' }}>{messages.diss.noService}.</Typography>
  }
  const fetchNow = () =>
    work(messages.diss.fetchFailed, async () => {
      const { imported } = await call(diss.fetch)
      await queryClient.invalidateQueries({ queryKey: callKey(diss.service) })
      notify('success', messages.diss.fetched(imported.length))
    })
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ flex: 1 }}>DISS service, asked last: {formatDate(service.askedAt)}</Typography>
        <Button variant="outlined" disabled={isBusy} onClick={() => void fetchNow()}>
          Fetch now
        </Button>
      </Box>
      {service.problems.map((problem) => (
        <Alert key={problem} severity="warning">
          {problem}
        </Alert>
      ))}
    </Box>
  )
}
