import type { Pool } from 'pg'
import type PgBoss from 'pg-boss'
import type { Db, Tx } from '../db/tx.ts'
import type { JobData, QueueName } from './queues.ts'

/** A job that failed at every attempt. */
export interface FailedJob {
  id: string
  queue: QueueName
  data: JobData
  attempts: number
  /** What the last attempt said. */
  error: string
  failedAt: Date
}

const keptFor = '365 days'

/** Keeps what pg-boss had put into the queue of dead letters. */
export async function insertFailed(
  tx: Tx,
  queue: QueueName,
  letters: readonly PgBoss.JobWithMetadata<JobData | null>[],
): Promise<void> {
  for (const { id, data, retryLimit, output, createdOn } of letters) {
    await tx.query(
      `insert into failed_job (id, queue, data, attempts, error, failed_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do nothing`,
      [id, queue, data ?? {}, retryLimit + 1, reasonIn(output), createdOn],
    )
  }
  await tx.query(`delete from failed_job where queue = $1 and failed_at < now() - interval '${keptFor}'`, [
    queue,
  ])
}

/** An attempt of ours ends with a message, one that took too long with a value that has one. */
function reasonIn(output: object | null): string {
  const { message, value } = (output ?? {}) as { message?: string; value?: { message?: string } }
  return message ?? value?.message ?? ''
}

const columns = 'id, queue, data, attempts, error, failed_at as "failedAt"'

/** Of several about the same only the newest: a domain that cannot be exported fails with each of its saves. */
const newestFailed = `select distinct on (queue, data) ${columns} from failed_job order by queue, data, failed_at desc`

export async function listFailed(db: Pool): Promise<FailedJob[]> {
  const { rows } = await db.query<FailedJob>(
    `select * from (${newestFailed}) newest order by "failedAt" desc limit 500`,
  )
  return rows
}

/** Also one that is no longer the newest about the same: another may have failed since it was listed. */
export async function findFailed(db: Db, id: string): Promise<FailedJob | undefined> {
  const { rows } = await db.query<FailedJob>(`select ${columns} from failed_job where id = $1`, [id])
  return rows[0]
}

/** Removes it with all others about the same. */
export async function removeFailed(
  db: Db,
  { queue, data }: Pick<FailedJob, 'queue' | 'data'>,
): Promise<void> {
  await db.query('delete from failed_job where queue = $1 and data = $2', [queue, data])
}

/** How many of each queue failed at every attempt. */
export async function countFailed(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.query<{ queue: string; count: number }>(
    'select queue, count(*)::integer as count from failed_job group by queue',
  )
  return new Map(rows.map(({ queue, count }) => [queue, count]))
}
