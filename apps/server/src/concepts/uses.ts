import type { ConceptUse } from '@sdp/api'
import type { Pool } from 'pg'
import type { ContentStore } from '../content/content-store.ts'
import { transaction } from '../db/database.ts'
import { lockInTransaction } from '../db/locks.ts'
import type { Tx } from '../db/tx.ts'

/** The domains that mention a concept, by its name; one that none mentions is not in it. */
export type DomainsOfConcepts = ReadonlyMap<string, string[]>

/** Where concepts are mentioned, by the newest revisions of all save points (ruling R189). */
export interface ConceptUses {
  domains: () => Promise<DomainsOfConcepts>
  of: (concept: string) => Promise<ConceptUse[]>
}

interface Sources {
  db: Pool
  content: ContentStore
}

interface Mentioning {
  head: string
  domain: string
  concepts: string[]
}

/**
 * Looks up the mentions of save points that have been saved since they were last looked at, and remembers which domains
 * mention which concepts: the database would have to go through all mentions for every list of concepts.
 */
export function openConceptUses({ db, content }: Sources): ConceptUses {
  let bySavePoint = new Map<string, Mentioning>()
  let domains: DomainsOfConcepts = new Map()
  let seen: string | null | undefined
  let refreshing: Promise<void> = Promise.resolve()

  async function refresh(): Promise<void> {
    let { outdated, state } = await readState(db)
    if (outdated > 0) {
      await lookUp({ db, content })
      ;({ state } = await readState(db))
    }
    if (state === seen) return
    bySavePoint = await readMentioning(db, bySavePoint)
    domains = domainsByConcept(bySavePoint.values())
    seen = state
  }

  const upToDate = () => {
    // One after the other, or two would both read what changed
    refreshing = refreshing.then(refresh, refresh)
    return refreshing
  }

  return {
    async domains() {
      await upToDate()
      return domains
    },
    async of(concept) {
      await upToDate()
      return readUses(db, concept)
    },
  }
}

/** How many save points have to be looked at, and one number for what is known of all of them. */
async function readState(db: Pool): Promise<{ outdated: number; state: string | null }> {
  const { rows } = await db.query<{ outdated: number; state: string | null }>(
    `select count(*) filter (where looked_at.head is distinct from save_point.head)::integer as outdated,
       sum(hashtextextended(concat_ws(' ', save_point.id, looked_at.head, domain.name), 0)) as state
     from save_point join domain on domain.id = save_point.domain_id
     left join concept_use_head as looked_at on looked_at.save_point_id = save_point.id`,
  )
  return rows[0]!
}

const isOutdated = `concept_use_head.head is distinct from save_point.head`

/** Each save point in a transaction of its own, so that who saves or deletes one waits for that one alone. */
async function lookUp({ db, content }: Sources): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `select save_point.id from save_point
     left join concept_use_head on concept_use_head.save_point_id = save_point.id where ${isOutdated}`,
  )
  for (const { id } of rows) await transaction(db, (tx) => lookUpIn(tx, content, id))
}

async function lookUpIn(tx: Tx, content: ContentStore, id: string): Promise<void> {
  await lockInTransaction(tx, 'conceptUses')
  // Locked, so that it is neither deleted nor saved before its mentions are written; one that is gone is left out.
  await tx.query('select from save_point where id = $1 for key share', [id])
  const { rows } = await tx.query<{ head: string }>(
    `select save_point.head from save_point
     left join concept_use_head on concept_use_head.save_point_id = save_point.id
     where save_point.id = $1 and ${isOutdated}`,
    [id],
  )
  if (rows[0] === undefined) return
  const mentions = await content.conceptMentions(id, tx)
  await tx.query('delete from concept_use where save_point_id = $1', [id])
  await tx.query(
    `insert into concept_use (save_point_id, concept, kind, place, language)
     select $1, concept, kind, place, language
     from jsonb_to_recordset($2) as found (concept text, kind text, place text, language text)`,
    [id, JSON.stringify(mentions)],
  )
  await tx.query(
    `insert into concept_use_head (save_point_id, head) values ($1, $2)
     on conflict (save_point_id) do update set head = excluded.head`,
    [id, rows[0].head],
  )
}

/** The mentions are read after the heads, so that one looked up meanwhile is read again, not missed. */
async function readMentioning(
  db: Pool,
  known: ReadonlyMap<string, Mentioning>,
): Promise<Map<string, Mentioning>> {
  const { rows: heads } = await db.query<{ id: string; head: string; domain: string }>(
    `select save_point.id, looked_at.head, domain.name as domain from concept_use_head as looked_at
     join save_point on save_point.id = looked_at.save_point_id join domain on domain.id = save_point.domain_id`,
  )
  const changed = heads.filter(({ id, head }) => known.get(id)?.head !== head).map(({ id }) => id)
  const { rows: mentions } = await db.query<[string, string[]]>({
    text: `select save_point_id, array_agg(distinct concept) from concept_use
           where save_point_id = any($1) group by save_point_id`,
    values: [changed],
    rowMode: 'array',
  })
  const read = new Map(mentions)
  const isChanged = new Set(changed)
  return new Map(
    heads.map(({ id, head, domain }) => [
      id,
      { head, domain, concepts: isChanged.has(id) ? (read.get(id) ?? []) : known.get(id)!.concepts },
    ]),
  )
}

function domainsByConcept(all: Iterable<Mentioning>): DomainsOfConcepts {
  const found = new Map<string, Set<string>>()
  for (const { domain, concepts } of all) {
    for (const concept of concepts) found.set(concept, (found.get(concept) ?? new Set()).add(domain))
  }
  return new Map([...found].map(([concept, domains]) => [concept, [...domains].sort()]))
}

async function readUses(db: Pool, concept: string): Promise<ConceptUse[]> {
  const { rows } = await db.query<ConceptUse>(
    `select domain.name as domain, save_point.name as "savePoint", kind, place, language
     from concept_use join save_point on save_point.id = save_point_id join domain on domain.id = save_point.domain_id
     where concept = $1 order by lower(domain.name), save_point.original desc, lower(save_point.name), kind, place, language`,
    [concept],
  )
  return rows
}
