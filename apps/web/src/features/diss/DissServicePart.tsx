import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { diss } from '@sdp/api'
import { messages } from '@sdp/domain'
import { call } from '../../server/calls.ts'
import { useCall } from '../../server/use-call.ts'
import { formatDate } from '../../ui/dates.ts'
import { notify } from '../../ui/notifications.tsx'
import { useAction } from '../../ui/use-action.ts'
import { definitionCalls } from './definition-calls.ts'

/** What the configured service answered last, and the way to ask it now. */
export function DissServicePart() {
  const { isBusy, act } = useAction()
  const { data: service } = useCall(diss.service, {}, { forget: true })
  if (service === undefined) return null
  if (!service.isConfigured) {
    return <Typography sx={{ color: 'text.secondary' }}>{messages.diss.noService}.</Typography>
  }
  const fetchNow = () =>
    act(
      async () => {
        const { imported } = await call(diss.fetch)
        notify('success', messages.diss.fetched(imported.length))
      },
      { failed: messages.diss.fetchFailed, changes: [diss.service, ...definitionCalls] },
    )
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
