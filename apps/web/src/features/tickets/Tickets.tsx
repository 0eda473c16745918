import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type Ticket, tickets } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { useCall } from '../../server/use-call.ts'
import { formatDate } from '../../ui/dates.ts'
import { HeadRow } from '../../ui/grid/HeadRow.tsx'
import { TableFrame } from '../../ui/grid/TableFrame.tsx'
import { LoadProblem } from '../../ui/Loaded.tsx'

/** Feedback and access requests, newest first, a page at a time. */
export function Tickets() {
  const [before, setBefore] = useState<string>()
  const request = useCall(
    tickets.list,
    { query: before === undefined ? {} : { before } },
    { askAlways: true },
  )
  const { data, isPending } = request
  const shown = data?.tickets ?? []
  if (request.isError && data === undefined) {
    return <LoadProblem request={request} failed={messages.feedback.loadFailed} />
  }
  if (shown.length === 0 && before === undefined) {
    return <Typography sx={{ color: 'text.secondary' }}>{isPending ? '' : 'No feedback yet.'}</Typography>
  }
  return (
    <>
      <LoadProblem request={request} failed={messages.feedback.loadFailed} />
      <TableFrame aria-label="Tickets">
        <colgroup>
          <col style={{ width: 90 }} />
          <col style={{ width: 120 }} />
          <col style={{ width: '16%' }} />
          <col style={{ width: '14%' }} />
          <col />
          <col style={{ width: 176 }} />
          <col style={{ width: 130 }} />
        </colgroup>
        <HeadRow names={['Key', 'Type', 'From', 'Domain', 'Description', 'Sent', 'Tracker']} />
        <tbody>
          {shown.map((ticket) => (
            <tr key={ticket.key} className="row">
              <td>{ticket.key}</td>
              <td>{ticket.kind}</td>
              <td title={ticket.reporter}>{ticket.reporter}</td>
              <td title={ticket.domainName}>{ticket.domainName}</td>
              <td title={[ticket.description, ...ticket.labels].join('\n')}>{ticket.description}</td>
              <td>{formatDate(Date.parse(ticket.createdAt))}</td>
              <td>{inTracker(ticket)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {data?.more === true && (
        <Button onClick={() => setBefore(shown.at(-1)?.createdAt)} sx={{ mt: 1 }}>
          Older
        </Button>
      )}
      {before !== undefined && (
        <Button onClick={() => setBefore(undefined)} sx={{ mt: 1 }}>
          Newest
        </Button>
      )}
    </>
  )
}

function inTracker({ sentAt, trackerKey }: Ticket): string {
  return sentAt === undefined ? '-' : (trackerKey ?? 'Sent')
}
