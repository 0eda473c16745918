import type { OperationReply } from '@sdp/api'
import type { Pool } from 'pg'

export async function readDatabase(db: Pool): Promise<OperationReply['database']> {
  const { rows } = await db.query<OperationReply['database']>(
    `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
       (select count(*)::integer from domain) as domains, (select count(*)::integer from revision) as revisions`,
  )
  return rows[0]!
}
