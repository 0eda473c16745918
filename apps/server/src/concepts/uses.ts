import type { ConceptUse } from '@sdp/api'
import type { Pool } from 'pg'
import { transaction } from '../db/database.ts'
import type { Deps } from '../deps.ts'

/** One number for all server processes: only one of them looks uses up at a time. */
const usesLock = 4_100_003

/** Looks up where concepts are mentioned in save points that have been saved since they were last looked at. */
export async function refreshUses({ db, content }: Pick<Deps, 'db' | 'content'>): Promise<void> {
  if ((await outdated(db)).length === 0) return
  await transaction(db, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [usesLock])
    for (const { id, head } of await outdated(client)) {
      const mentions = await content.conceptMentions(id)
      await client.query('delete from concept_use where save_point_id = $1', [id])
      await client.query(
        `insert into concept_use (save_point_id, concept, kind, place, language)
         select $1, concept, kind, place, language
         from jsonb_to_recordset($2) as found (concept text, kind text, place text, language text)`,
        [id, JSON.stringify(mentions)],
      )
      await client.query(
        `insert into concept_use_head (save_point_id, head) values ($1, $2)
         on conflict (save_point_id) do update set head = excluded.head`,
        [id, head],
      )
    }
  })
}

async function outdated(db: Pick<Pool, 'query'>): Promise<{ id: string; head: string }[]> {
  const { rows } = await db.query<{ id: string; head: string }>(
    `select save_point.id, save_point.head from save_point
     left join concept_use_head on concept_use_head.save_point_id = save_point.id
     where concept_use_head.head is distinct from save_point.head`,
  )
  return rows
}

/** Where a concept is mentioned. */
export async function usesOf(db: Pool, concept: string): Promise<ConceptUse[]> {
  const { rows } = await db.query<ConceptUse>(
    `select domain.name as domain, save_point.name as "savePoint", kind, place, language
     from concept_use join save_point on save_point.id = save_point_id join domain on domain.id = save_point.domain_id
     where concept = $1 order by lower(domain.name), save_point.original desc, lower(save_point.name), kind, place, language`,
    [concept],
  )
  return rows
}

/** The domains that mention each of these concepts. */
export async function domainsOf(db: Pool, concepts: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.query<{ concept: string; domains: string[] }>(
    `select concept, array_agg(distinct domain.name order by domain.name) as domains
     from concept_use join save_point on save_point.id = save_point_id join domain on domain.id = save_point.domain_id
     where concept = any($1) group by concept`,
    [concepts],
  )
  return new Map(rows.map(({ concept, domains }) => [concept, domains]))
}
