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
    name: 'chat-revision',
    text: `select save_point_id as "savePointId", id as revision, encode(manifest, 'hex') as manifest
           from revision where id = $1 and save_point_id = $2`,
    values: [revision, savePointId],
  })
  if (rows[0] === undefined) throw new Refused('missing', messages.revisions.notFound(revision))
  return rows[0]
}

/** What a domain speaks from where it is published. */
interface SpokenPublication {
  /** The Original of the domain, whichever save point it was published from. */
  savePointId: string
  manifest: string
  /** As the domain writes it. */
  language: string
}

/** What is published at a market and environment in a language. */
export async function publishedAt(
  db: Pool,
  { market, environment, language }: { market: string; environment: string; language: string },
): Promise<SpokenPublication[]> {
  const { rows } = await db.query<SpokenPublication>({
    name: 'chat-published',
    text: `select save_point.id as "savePointId", encode(published.manifest, 'hex') as manifest, published.language
           from published join save_point on save_point.domain_id = published.domain_id and save_point.original
           where published.market = $1 and published.environment = $2 and lower(published.language) = lower($3)
           order by save_point.id`,
    values: [market, environment, language],
  })
  return rows
}
