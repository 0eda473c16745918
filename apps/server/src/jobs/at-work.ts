import type { Pool } from 'pg'
import type { QueueName } from './queues.ts'

/** With the id of a job the lock of who works on it. */
const workLock = 4_100_007
/** As long as the lock of a job that was just taken may need under load. */
const lockSeconds = 15

/** Works on a job under a lock that ends with this process, so that others see when it was killed. */
export async function whileAtWork(db: Pool, id: string, work: () => Promise<void>): Promise<void> {
  const client = await db.connect()
  let isLocked = true
  try {
    await client.query('select pg_advisory_lock($1, hashtext($2))', [workLock, id])
    await work()
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [workLock, id]).then(
      () => {
        isLocked = false
      },
      () => {},
    )
  } finally {
    client.release(isLocked)
  }
}

/** The jobs of a queue that a server had begun when it was killed. */
export async function findAbandoned(db: Pool, queue: QueueName): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'find-abandoned',
    text: `select id from pgboss.job
           where name = $1 and state = 'active' and started_on < now() - $2 * interval '1 second' and not exists (
             select from pg_locks join pg_database on pg_database.oid = pg_locks.database
             where datname = current_database() and locktype = 'advisory' and granted and classid::bigint = $3
               and objid::bigint = hashtext(id::text)::bigint & 4294967295)`,
    values: [queue, lockSeconds, workLock],
  })
  return rows.map(({ id }) => id)
}
