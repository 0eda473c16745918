import type { ClientBase } from 'pg'
import type { Tx } from '../db/tx.ts'

/** SQL: the jobs that are to be done, and those that failed at every attempt, which wait in queues of their own. */
export const keptJobs = `(select * from pgboss.job where state < 'completed') as kept_job`

/** Of the version of pg-boss that made the table. */
export async function keptJobColumns(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = to_regclass('pgboss.job') and attnum > 0 and not attisdropped order by attname`,
  )
  return rows.map(({ name }) => name)
}

/** Makes a table that kept jobs can be copied into: their queues may be fewer than those of the backup. */
export async function makeKeptJobTable(tx: Tx): Promise<string> {
  await tx.query('create temporary table kept_job (like pgboss.job) on commit drop')
  return 'kept_job'
}

/** Those of queues that a newer version no longer has are passed over. */
export async function insertKeptJobs(tx: Tx): Promise<void> {
  await tx.query(
    'insert into pgboss.job select * from kept_job where name in (select name from pgboss.queue) on conflict do nothing',
  )
}
