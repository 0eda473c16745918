import type { ClientBase } from 'pg'
import { migrationFiles } from './migration-files.ts'

const prefix = 'sdp-studio events'

/** The name of the connection that every server keeps for events. It says by the number of its migrations which version it is. */
export async function eventsConnectionName(): Promise<string> {
  return `${prefix} ${(await migrationFiles()).length}`
}

/**
 * Refuses work that has to know all that is in the database: an older server does not know what newer ones keep there, and a
 * newer one not what an older one is about to use.
 */
export async function refuseOtherVersions(client: ClientBase): Promise<void> {
  const files = await migrationFiles()
  const { rows: ran } = await client.query<{ name: string }>('select name from migration')
  if (ran.some(({ name }) => !files.includes(name))) {
    throw new Error('The database belongs to a newer version of the product, which has to do this')
  }
  const { rows: others } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and starts_with(application_name, $1) and application_name <> $2 limit 1`,
    [prefix, await eventsConnectionName()],
  )
  if (others.length > 0) throw new Error('A server of another version is running; this waits for its end')
}
