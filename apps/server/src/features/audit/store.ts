import type { AuditEntry, AuditFilter } from '@sdp/api'
import type { Pool } from 'pg'

interface Row extends Omit<AuditEntry, 'at' | 'id'> {
  id: string
  at: Date
}

/** The entries that a filter lets through, newest first; `before` goes on where an earlier answer ended. */
export async function readEntries(
  db: Pool,
  filter: AuditFilter,
  { before, most }: { before?: number | undefined; most: number },
): Promise<AuditEntry[]> {
  const { rows } = await db.query<Row>(
    `select id, at, who, client, what, domain, address, result, status, details, times from audit_entry
     where ($1::bigint is null or id < $1)
       and ($2::text is null or who ilike $2 or client ilike $2)
       and ($3::text is null or what ilike $3)
       and ($4::text is null or domain ilike $4)
       and ($5::text is null or result = $5)
       and ($6::timestamptz is null or at >= $6)
       and ($7::timestamptz is null or at <= $7)
     order by id desc limit $8`,
    [
      before,
      ...[filter.who, filter.what, filter.domain].map(containing),
      filter.result,
      filter.from,
      filter.to,
      most,
    ],
  )
  return rows.map((row) => ({ ...row, id: Number(row.id), at: row.at.toISOString() }))
}

function containing(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
