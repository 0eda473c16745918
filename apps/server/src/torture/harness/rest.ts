import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { queueNames } from '../../jobs/queues.ts'

const enoughMillis = 90_000

/** Jobs and runs that are not at their end. */
const unfinished = `
  select 'run ' || state as what, id::text as id from publishing_run where state in ('waiting', 'running')
  union all
  select name || ' job ' || state, id::text from pgboss.job
  where name = any($1) and state in ('created', 'retry', 'active')`

/**
 * Returns when all that goes on in the background has ended, and what did not end. The pauses before further attempts, and before
 * the work of a killed server is taken over, are cut short.
 */
export async function settle(db: pg.Pool): Promise<string[]> {
  const endAt = Date.now() + enoughMillis
  for (;;) {
    const { rows } = await db.query<{ what: string; id: string }>(unfinished, [queueNames])
    if (rows.length === 0) return []
    if (Date.now() > endAt) return rows.map(({ what, id }) => `${what} is stuck: ${id}`)
    await db.query(`update pgboss.job set start_after = now() where name = any($1) and state = 'retry'`, [
      queueNames,
    ])
    await db.query(`update job_attempt set since = since - interval '15 seconds' where state = 'working'`)
    await sleep(500)
  }
}

/** Jobs that were given up without a reason. */
export async function silentFailures(db: pg.Pool): Promise<string[]> {
  const { rows } = await db.query<{ queue: string; id: string }>(
    `select queue, id from failed_job where error = ''`,
  )
  return rows.map(({ queue, id }) => `${queue} has a failed job without a reason: ${id}`)
}
