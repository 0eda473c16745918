import { messages, Refused } from '@sdp/domain'
import type { Pool, PoolClient } from 'pg'

export interface NewSavePoint {
  id: string
  /** The save point whose content it starts with. */
  from: string
  name: string
  description: string
  by: string
  at: number
}

/** Creates a save point that points at the revision of another: one row, however large the content. */
export async function createSavePoint(
  db: Pool | PoolClient,
  { id, from, name, description, by, at }: NewSavePoint,
): Promise<void> {
  const { rowCount } = await db.query({
    name: 'create-save-point',
    text: `insert into save_point
             (id, domain_id, name, description, original, created_from, head, languages,
              created_at, created_by, updated_at, updated_by)
           select $1, domain_id, $3, $4, false, id, head, languages, $6, $5, $6, $5 from save_point where id = $2`,
    values: [id, from, name, description, by, new Date(at)],
  })
  if (rowCount === 0) throw new Refused('missing', messages.domain.notFound(from))
}
