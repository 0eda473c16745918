import DropIcon from '@mui/icons-material/DeleteOutlined'
import RetryIcon from '@mui/icons-material/ReplayOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { type FailedJobReply, jobs, operation } from '@sdp/api'
import { messages } from '@sdp/domain'
import { jobTitle } from '../../parts/job-titles.ts'
import { call } from '../../server/calls.ts'
import { useCall } from '../../server/use-call.ts'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { formatDate } from '../../ui/dates.ts'
import { TableFrame } from '../../ui/grid/TableFrame.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { useAction } from '../../ui/use-action.ts'

/** The background jobs that failed at every attempt: try it again, or give it up. */
export function FailedJobs() {
  const request = useCall(jobs.failed, {}, { forget: true })
  const { isBusy, act } = useAction()
  const { failed: failure, sentAgain, dropped } = messages.jobs

  const sendAgain = ({ id }: FailedJobReply) =>
    act(() => call(jobs.sendAgain, { params: { id } }), {
      failed: failure,
      done: sentAgain,
      changes: [jobs.failed, operation.read],
    })
  const drop = async (job: FailedJobReply) => {
    const { id } = job
    const text = whatDroppingMeans(job)
    if (!(await confirm({ title: 'Give this job up?', text, action: 'Give up', danger: true }))) return
    await act(() => call(jobs.drop, { params: { id } }), {
      failed: failure,
      done: dropped,
      changes: [jobs.failed, operation.read],
    })
  }

  return (
    <Loaded request={request} failed={messages.jobs.loadFailed}>
      {(failed) =>
        failed.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{messages.jobs.none}.</Typography>
        ) : (
          <Box sx={{ maxHeight: 480, overflow: 'auto' }}>
            <TableFrame aria-label="Failed jobs" sx={{ '& th': { top: 0 } }}>
              <thead>
                <tr>
                  <th scope="col">Job</th>
                  <th scope="col">Domain</th>
                  <th scope="col">Reason</th>
                  <th scope="col" className="number">
                    Attempts
                  </th>
                  <th scope="col">Failed at</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {failed.map((one, index) => (
                  <tr key={one.id} className="row" aria-rowindex={index + 2}>
                    <td>{jobTitle(one.job)}</td>
                    <td>{one.domain ?? '-'}</td>
                    <td style={{ overflowWrap: 'anywhere' }}>{one.error}</td>
                    <td className="number">{one.attempts}</td>
                    <td>{formatDate(Date.parse(one.failedAt))}</td>
                    <td style={{ whiteSpace: 'nowrap' }}>
                      <Tooltip title="Try again">
                        <IconButton
                          size="small"
                          aria-label={`Try again: ${one.domain ?? one.job}`}
                          disabled={isBusy}
                          onClick={() => void sendAgain(one)}
                        >
                          <RetryIcon fontSize="small" />
                        </IconButton>
                      </Tooltip>
                      <Tooltip title="Give up">
                        <IconButton
                          size="small"
                          aria-label={`Give up: ${one.domain ?? one.job}`}
                          disabled={isBusy}
                          onClick={() => void drop(one)}
                        >
                          <DropIcon fontSize="small" />
                        </IconButton>
                      </Tooltip>
                    </td>
                  </tr>
                ))}
              </tbody>
            </TableFrame>
          </Box>
        )
      }
    </Loaded>
  )
}

function whatDroppingMeans({ job, domain }: FailedJobReply): string {
  if (job === 'git-push') return messages.jobs.droppingPush
  return domain === undefined ? messages.jobs.dropping : messages.jobs.droppingCommit(domain)
}
