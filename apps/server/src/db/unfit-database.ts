import type { Pool } from 'pg'
import { CannotStart } from '../process/cannot-start.ts'

const oldestVersion = 14

interface EmptyDatabase {
  name: string
  role: string
  /** As PostgreSQL numbers itself: 140012 is 14.12. */
  version: number
  encoding: string
  mayMakeTables: boolean
}

/** Refuses an empty database in which the product could not be set up, or could not keep every text (ruling R423). */
export async function refuseUnfitDatabase(db: Pool): Promise<void> {
  const { rows } = await db.query<EmptyDatabase>(
    `select current_database() as name, current_user as role,
       current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
       coalesce(has_schema_privilege(current_schema(), 'create'), false)
         and (to_regnamespace('pgboss') is not null or has_database_privilege(current_database(), 'create'))
         as "mayMakeTables"
     where to_regclass('migration') is null`,
  )
  const reason = rows[0] && unfitReason(rows[0])
  if (reason !== undefined) throw new CannotStart(reason)
}

export function unfitReason({
  name,
  role,
  version,
  encoding,
  mayMakeTables,
}: EmptyDatabase): string | undefined {
  const major = Math.floor(version / 10_000)
  if (major < oldestVersion) {
    return `DATABASE_URL must be a PostgreSQL of version ${oldestVersion} or newer, but is ${major}`
  }
  if (encoding !== 'UTF8') {
    return `The database ${name} keeps texts as ${encoding}, in which most languages cannot be written: create it with "encoding 'UTF8' template template0"`
  }
  // Since PostgreSQL 15 nobody but the owner of a database may do so, unless it is granted
  if (!mayMakeTables) {
    return `The role ${role} may not make schemas and tables in the database ${name}: "alter database ${name} owner to ${role}" lets it`
  }
  return undefined
}
