import type { Pool } from 'pg'
import type { Db } from '../db/tx.ts'
import { failedQueue, type JobData, type QueueName, queueNames } from './queues.ts'

/** A job that failed at every attempt, as pg-boss keeps it in its queue of dead letters. */
export interface FailedJob {
  id: string
  queue: QueueName
  data: JobData
  attempts: number
  /** What the last attempt said. */
  error: string
  failedAt: Date
}

interface Row {
  id: string
  name: string
  data: JobData | null
  attempts: number
  error: string | null
  failed_at: Date
}

const failedJobs = `
  select id, name, data, retry_limit + 1 as attempts, created_on as failed_at,
    coalesce(output ->> 'message', output -> 'value' ->> 'message') as error
  from pgboss.job where name = any($1) and state < 'active'`

/** Of several about the same only the newest: a domain that cannot be exported fails with each of its saves. */
const newestFailed = `
  select distinct on (name, data) * from (${failedJobs}) failed order by name, data, failed_at desc`

const queueOf = new Map(queueNames.map((name) => [failedQueue(name), name]))

function failedJob(row: Row): FailedJob {
  const { id, attempts, error, failed_at: failedAt } = row
  return { id, queue: queueOf.get(row.name)!, data: row.data ?? {}, attempts, error: error ?? '', failedAt }
}

export async function listFailed(db: Pool): Promise<FailedJob[]> {
  const { rows } = await db.query<Row>(
    `select * from (${newestFailed}) newest order by failed_at desc limit 500`,
    [[...queueOf.keys()]],
  )
  return rows.map(failedJob)
}

/** Also one that is no longer the newest about the same: another may have failed since it was listed. */
export async function findFailed(db: Db, id: string): Promise<FailedJob | undefined> {
  const { rows } = await db.query<Row>(`${failedJobs} and id = $2`, [[...queueOf.keys()], id])
  return rows[0] && failedJob(rows[0])
}

/** Removes it with all others about the same. */
export async function removeFailed(
  db: Db,
  { queue, data }: Pick<FailedJob, 'queue' | 'data'>,
): Promise<void> {
  await db.query('delete from pgboss.job where name = $1 and data = $2', [failedQueue(queue), data])
}
