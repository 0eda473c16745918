import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { Publication } from '@sdp/api'
import type { PublishingAction } from '@sdp/domain/publishing'
import { formatDate } from '../../ui/dates.ts'
import { TableFrame } from '../../ui/grid/TableFrame.tsx'
import { GoBackButton } from './GoBackButton.tsx'
import { groupPlace, publicationGroups } from './publication-groups.ts'
import { usePublishing } from './publishing-store.ts'

/** What was done, and what was tried or is on its way. */
const actionNames: Readonly<Record<PublishingAction, { done: string; tried: string }>> = {
  publish: { done: 'Published', tried: 'Publish' },
  unpublish: { done: 'Unpublished', tried: 'Unpublish' },
  'ar-removal': { done: 'Model removed', tried: 'Model removal' },
}
const runStates: Readonly<Record<Publication['state'], string>> = {
  waiting: 'waiting',
  running: 'in progress',
  done: 'done',
  failed: 'failed',
}

/** Who published what, when, from which revision and with whose approval. */
export function PublicationTable({ publications }: { publications: readonly Publication[] }) {
  const resources = usePublishing((state) => state.configuration?.resources) ?? []
  return (
    <TableFrame aria-label="Publications">
      <colgroup>
        <col style={{ width: 176 }} />
        <col style={{ width: 128 }} />
        <col style={{ width: '26%' }} />
        <col style={{ width: '14%' }} />
        <col />
        <col />
        <col style={{ width: 190 }} />
      </colgroup>
      <thead>
        <tr>
          {['When', 'What', 'Where', 'Save point, revision', 'By', 'Approved by'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">
            <span className="unseen">Go back</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {publicationGroups(publications).map((group) => {
          const one = group.last
          const where = groupPlace(group, resources)
          const isOver = one.state === 'done'
          const what = isOver
            ? actionNames[one.action].done
            : `${actionNames[one.action].tried} ${runStates[one.state]}`
          const approvers = one.approvers.join(', ')
          return (
            <tr className="row" key={group.runs.at(-1)!.run}>
              <td>{formatDate(one.endedAt || one.startedAt)}</td>
              <td title={what}>
                <Box component="span" sx={{ color: one.state === 'failed' ? 'error.main' : undefined }}>
                  {what}
                </Box>
              </td>
              <td title={where}>{where}</td>
              <td title={`${one.savePointName}, revision ${one.revision}`}>
                {one.savePointName} <span className="quiet">{one.revision.slice(0, 8)}</span>
              </td>
              <td title={one.user}>{one.user}</td>
              <td title={approvers}>{approvers || <span className="quiet">-</span>}</td>
              <td className="action">
                {group.active === 'all' ? (
                  <Chip label="Active" variant="outlined" color="success" />
                ) : (
                  one.hasArtifact && (
                    <GoBackButton publication={one} about={`${where}, ${formatDate(one.endedAt)}`} />
                  )
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </TableFrame>
  )
}
