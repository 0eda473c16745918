import type { RevisionReply } from '@sdp/api'
import { messages, personName, Refused } from '@sdp/domain'
import type { Pool } from 'pg'

/** The revisions of a save point and of those it came from, newest first. */
export async function listRevisions(
  db: Pool,
  savePointId: string,
  { offset, count }: { offset: number; count: number },
): Promise<RevisionReply[]> {
  const { rows } = await db.query<
    Omit<RevisionReply, 'at' | 'authorName' | 'merged'> & {
      at: Date
      authorName: string | null
      merged: string | null
      mergedFrom: string | null
    }
  >(
    `with recursive history as (
       select revision.*, 0 as age from save_point join revision on revision.id = save_point.head
       where save_point.id = $1
       union all
       select revision.*, history.age + 1 from history join revision on revision.id = history.parent
       where history.age + 1 < $2::integer + $3::integer
     )
     select history.id as revision, history.author, history.author_name as "authorName", history.message, history.created_at as at,
       save_point.name as "savePoint", history.merged_from as "mergedFrom",
       (select revision.id from revision where revision.id = history.merged) as merged
     from history join save_point on save_point.id = history.save_point_id
     order by history.age offset $2 limit $3`,
    [savePointId, offset, count],
  )
  return rows.map(({ at, authorName, merged, mergedFrom, ...revision }) => ({
    ...revision,
    ...(mergedFrom !== null && { merged: { savePoint: mergedFrom, revision: merged } }),
    authorName: personName({ name: authorName, email: revision.author }),
    at: at.toISOString(),
  }))
}

/** Refuses when the revision is not one of the domain that the save point belongs to. */
export async function refuseForeignRevision(db: Pool, savePointId: string, revision: string): Promise<void> {
  const { rowCount } = await db.query(
    `select from revision join save_point on save_point.id = revision.save_point_id
     where revision.id = $2 and save_point.domain_id = (select domain_id from save_point where id = $1)`,
    [savePointId, revision],
  )
  if (rowCount === 0) throw new Refused('missing', messages.revisions.notFound(revision))
}

/** The domains that revisions belong to, each once. */
export async function domainsOfRevisions(db: Pool, revisions: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct save_point.domain_id as id from revision join save_point on save_point.id = revision.save_point_id
     where revision.id = any($1::uuid[])`,
    [revisions],
  )
  return rows.map(({ id }) => id)
}
