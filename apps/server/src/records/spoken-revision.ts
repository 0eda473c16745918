import { messages, Refused } from '@sdp/domain'
import type { Pool } from 'pg'

/** A revision that is spoken with; its manifest names its content. */
export interface SpokenRevision {
  savePointId: string
  revision: string
  manifest: string
}

/** A revision of a save point; one of another is missing. */
export async function getRevision(db: Pool, savePointId: string, revision: string): Promise<SpokenRevision> {
  const { rows } = await db.query<SpokenRevision>({
    name: 'spoken-revision',
    text: `select save_point_id as "savePointId", id as revision, encode(manifest, 'hex') as manifest
           from revision where id = $1 and save_point_id = $2`,
    values: [revision, savePointId],
  })
  if (rows[0] === undefined) throw new Refused('missing', messages.revisions.notFound(revision))
  return rows[0]
}
