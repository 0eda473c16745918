import type { Pool } from 'pg'
import { isLocked } from '../db/locks.ts'
import type { Db, Tx } from '../db/tx.ts'
import type { JobData, QueueName } from './queues.ts'

/**
 * Our own notes of the jobs that are worked on or wait for their next attempt, since pg-boss has no call that finds a
 * job by its state or by what it is about. They are hints: what becomes of a job is decided by its state in pg-boss
 * (ruling R424).
 */

/** As long as the lock of a job that was just taken may need under load. */
const lockSeconds = 15

export async function noteWorking(
  tx: Tx,
  queue: QueueName,
  { id, data }: { id: string; data: JobData | null },
): Promise<void> {
  await tx.query(
    `insert into job_attempt (job_id, queue, data, state, since) values ($1, $2, $3, 'working', now())
     on conflict (job_id) do update set state = excluded.state, since = excluded.since`,
    [id, queue, data ?? {}],
  )
}

export async function noteRetrying(tx: Tx, id: string): Promise<void> {
  await tx.query(`update job_attempt set state = 'retrying', since = now() where job_id = $1`, [id])
}

export async function forgetAttempts(db: Db, ids: readonly string[]): Promise<void> {
  await db.query('delete from job_attempt where job_id = any($1::uuid[])', [ids])
}

/** The jobs about the same that were noted to wait for their next attempt. */
export async function findRetrying(db: Db, queue: QueueName, data: JobData): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select job_id as id from job_attempt where queue = $1 and data = $2 and state = 'retrying'`,
    [queue, data],
  )
  return rows.map(({ id }) => id)
}

/** A job that a server had started when it was killed: nobody holds its lock. */
const isAbandoned = `state = 'working' and since < now() - ${lockSeconds} * interval '1 second'
  and not ${isLocked('jobAtWork', 'job_id::text')}`

export async function findAbandoned(db: Pool, queue: QueueName): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'find-abandoned',
    text: `select job_id as id from job_attempt where queue = $1 and ${isAbandoned}`,
    values: [queue],
  })
  return rows.map(({ id }) => id)
}

/** Locks the note of a job that is still abandoned; false where another server was faster. */
export async function lockAbandoned(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from job_attempt where job_id = $1 and ${isAbandoned} for update skip locked`,
    [id],
  )
  return rowCount === 1
}
