import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type OperationReply, operation } from '@sdp/api'
import { messages } from '@sdp/domain'
import { jobTitle } from '../../parts/job-titles.ts'
import { useCall } from '../../server/use-call.ts'
import { formatDate } from '../../ui/dates.ts'
import { TableFrame } from '../../ui/grid/TableFrame.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { readableNumber } from '../../ui/numbers.ts'
import { readableBytes } from './readable-bytes.ts'

/** What is installed, how much it holds, and the work that it has to do. */
export function Facts() {
  const request = useCall(operation.read, {}, { askAlways: true })
  return (
    <Loaded request={request} failed={messages.operation.loadFailed}>
      {(data) => <Content data={data} />}
    </Loaded>
  )
}

function Content({ data }: { data: OperationReply }) {
  return (
    <>
      {data.warnings.map((warning) => (
        <Alert key={warning} severity="warning" sx={{ mb: 2 }}>
          {warning}
        </Alert>
      ))}
      <List aria-label="Installation">
        {factsOf(data).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
        Jobs
      </Typography>
      <Jobs jobs={data.jobs} />
    </>
  )
}

function factsOf({ version, stage, environments, startedAt, database }: OperationReply): [string, string][] {
  return [
    ['Version', version],
    ['Stage', stage],
    ['Running since', formatDate(Date.parse(startedAt))],
    ['Database', `PostgreSQL ${database.version}`],
    ['Database size', readableBytes(database.bytes)],
    ['Domains', readableNumber(database.domains)],
    ['Revisions', readableNumber(database.revisions)],
    ['Published to', environments.join(', ')],
  ]
}

function Jobs({ jobs }: Pick<OperationReply, 'jobs'>) {
  return (
    <TableFrame aria-label="Jobs">
      <thead>
        <tr>
          <th scope="col">Job</th>
          {['Waiting', 'Running', 'To be tried again', 'Failed'].map((head) => (
            <th key={head} scope="col" className="number">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {jobs.map(({ job, waiting, running, retrying, failed }) => (
          <tr key={job} className="row">
            <td>{jobTitle(job)}</td>
            <td className="number">{readableNumber(waiting)}</td>
            <td className="number">{readableNumber(running)}</td>
            <td className="number">{readableNumber(retrying)}</td>
            <td className="number">{readableNumber(failed)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: 12,
  margin: 0,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}))
