import type { Db } from '../../db/tx.ts'
import type { Content } from './store.ts'

/** What was built before, as content that can be published. */
export async function readArtifact(db: Db, id: string): Promise<Content | undefined> {
  const { rows } = await db.query<Content>(
    `select id as artifact, save_point_name as "savePointName", revision, encode(manifest, 'hex') as manifest,
       encode(content_hash, 'hex') as "contentHash"
     from artifact where id = $1`,
    [id],
  )
  return rows[0]
}
