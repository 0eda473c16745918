import Box from '@mui/material/Box'
import type { AuditEntry } from '@sdp/api'
import { formatDate } from '../../ui/dates.ts'
import { HeadRow } from '../../ui/grid/HeadRow.tsx'
import { TableFrame } from '../../ui/grid/TableFrame.tsx'

/** One line an entry; texts that have no room are shown whole by the tooltip. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <TableFrame aria-label="Audit log">
      <colgroup>
        <col style={{ width: 176 }} />
        <col style={{ width: '18%' }} />
        <col style={{ width: '16%' }} />
        <col style={{ width: '14%' }} />
        <col style={{ width: 104 }} />
        <col />
        <col style={{ width: 132 }} />
      </colgroup>
      <HeadRow names={['When', 'Who', 'What', 'Domain', 'Result', 'Details', 'Address']} />
      <tbody>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </TableFrame>
  )
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, who, client, what, domain, result, details, address, times } = entry
  const person = client === null ? who : `${who} by ${client}`
  return (
    <tr className="row">
      <td title={at}>{formatDate(at)}</td>
      <td title={person}>{person || <span className="quiet">nobody</span>}</td>
      <td title={what}>{what}</td>
      <td title={domain ?? ''}>{domain}</td>
      <td>
        <Box component="span" sx={{ color: result === 'done' ? undefined : 'error.main' }}>
          {result}
          {times > 1 && ` ${times}×`}
        </Box>
      </td>
      <td title={details} className="quiet">
        {details}
      </td>
      <td title={address} className="quiet">
        {address}
      </td>
    </tr>
  )
}
