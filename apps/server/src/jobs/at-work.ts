import type { Pool } from 'pg'
import { isLocked, lockOnConnection, releaseOnConnection } from '../db/locks.ts'
import type { QueueName } from './queues.ts'

/** As long as the lock of a job that was just taken may need under load. */
const lockSeconds = 15

/** Works on a job under a lock that ends with this process, so that others see when it was killed. */
export async function whileAtWork(db: Pool, id: string, work: () => Promise<void>): Promise<void> {
  const client = await db.connect()
  let isHeld = true
  try {
    await lockOnConnection(client, 'jobAtWork', id)
    await work()
    await releaseOnConnection(client, 'jobAtWork', id).then(
      () => {
        isHeld = false
      },
      () => {},
    )
  } finally {
    client.release(isHeld)
  }
}

/** The jobs of a queue that a server had begun when it was killed. */
export async function findAbandoned(db: Pool, queue: QueueName): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'find-abandoned',
    text: `select id from pgboss.job
           where name = $1 and state = 'active' and started_on < now() - $2 * interval '1 second'
             and not ${isLocked('jobAtWork', 'id::text')}`,
    values: [queue, lockSeconds],
  })
  return rows.map(({ id }) => id)
}
