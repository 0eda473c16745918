import type { Pool } from 'pg'
import { transaction } from '../db/database.ts'
import type { AuditLog } from './audit-log.ts'

/** Few enough to be removed within the time that a statement has. */
const removedAtOnce = 10_000

/** Removes entries older than a number of days, and notes that in an entry, in the same transaction (ruling R264). */
export async function removeOldEntries(
  { db, audit }: { db: Pool; audit: AuditLog },
  days: number,
): Promise<number> {
  let removed = 0
  for (;;) {
    const some = await removeSome({ db, audit }, days)
    removed += some
    if (some < removedAtOnce) return removed
  }
}

function removeSome({ db, audit }: { db: Pool; audit: AuditLog }, days: number): Promise<number> {
  return transaction(db, async (tx) => {
    const { rows } = await tx.query<{ since: string }>(
      `select set_config('sdp.audit_kept_since', (now() - make_interval(days => $1))::text, true) as since`,
      [days],
    )
    const { since } = rows[0]!
    const { rowCount } = await tx.query(
      `delete from audit_entry where id in
         (select id from audit_entry where at < $1::timestamptz order by id limit ${removedAtOnce})`,
      [since],
    )
    const removed = rowCount ?? 0
    if (removed > 0) {
      await audit.write(
        {
          who: '',
          client: undefined,
          what: 'Remove old entries',
          domain: undefined,
          address: '',
          result: 'done',
          status: 200,
          details: `${removed} of before ${since}, older than ${days} days`,
        },
        tx,
      )
    }
    return removed
  })
}
