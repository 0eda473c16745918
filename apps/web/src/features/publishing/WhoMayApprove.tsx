import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { publishing } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useCall } from '../../server/use-call.ts'
import type { About } from './publishing-store.ts'

/** Who can say yes to what one asks for, or that nobody can (ruling R170). */
export function WhoMayApprove({ about }: { about: About }) {
  const { data } = useCall(publishing.approvers, { body: { domain: about } }, { askAlways: true })
  if (data === undefined) return null
  if (data.people.length === 0) {
    return (
      <Alert severity="warning" sx={{ mb: 1.5 }}>
        {messages.publishing.nobodyMayApprove}
      </Alert>
    )
  }
  return (
    <Typography variant="body2" sx={{ mb: 1.5 }}>
      {messages.publishing.mayApprove(data.people)}
    </Typography>
  )
}
