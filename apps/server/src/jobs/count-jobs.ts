import type { OperationReply } from '@sdp/api'
import type { Pool } from 'pg'
import { failedQueue, type QueueName, queueNames } from './queues.ts'

/** How many jobs of each kind there are to do. */
export async function countJobs(db: Pool): Promise<OperationReply['jobs']> {
  const { rows } = await db.query<{ name: string; state: string; count: number }>(
    `select name, state::text, count(*)::integer as count from pgboss.job
     where name = any($1) and state in ('created', 'retry', 'active') group by name, state`,
    [queueNames.flatMap((name) => [name, failedQueue(name)])],
  )
  const count = (queue: string, state: string) =>
    rows.find((row) => row.name === queue && row.state === state)?.count ?? 0
  return queueNames.map((name: QueueName) => ({
    job: name,
    waiting: count(name, 'created'),
    running: count(name, 'active'),
    retrying: count(name, 'retry'),
    failed: count(failedQueue(name), 'created'),
  }))
}
