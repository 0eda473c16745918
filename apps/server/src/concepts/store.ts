import type { ConceptHistoryPoint } from '@sdp/api'
import {
  type Concept,
  type ConceptDifference,
  type ConceptText,
  conceptTypeNumbers,
  isSameText,
  type TuningStatus,
} from '@sdp/domain/concepts'
import type { Db, Tx } from '../db/tx.ts'
import { typeOfNumber } from './wire.ts'

interface ConceptRecord {
  id: string
  name: string
  type: number
  description: string
  tts_tuning_status: TuningStatus
  version: number
}

/** Which concepts are wanted: by their ids, by their present names, or by those and the former ones. */
interface ConceptSelection {
  ids?: readonly string[]
  names?: readonly string[]
  textIds?: readonly string[]
}

/** The concepts with all their texts. */
export async function readConcepts(
  db: Db,
  { ids = [], names = [], textIds = [] }: ConceptSelection,
): Promise<Concept[]> {
  const { rows } = await db.query<ConceptRecord>(
    `select id, name, type, description, tts_tuning_status, version from concept
     where id in (
       select unnest($1::uuid[]) union select id from concept where lower(name) = any($2::text[])
       union select concept_id from concept_text where id = any($3::uuid[])
     ) order by lower(name)`,
    [ids, names.map((name) => name.toLowerCase()), textIds],
  )
  const texts = await readTexts(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    type: typeOfNumber(row.type),
    description: row.description,
    ttsTuningStatus: row.tts_tuning_status,
    version: row.version,
    texts: texts.get(row.id) ?? [],
  }))
}

async function readTexts(db: Db, conceptIds: readonly string[]): Promise<Map<string, ConceptText[]>> {
  const { rows } = await db.query<[string, string, string, number, string, boolean]>({
    text: `select concept_id, id, language, type, text, is_active from concept_text
           where concept_id = any($1::uuid[]) order by concept_id, position`,
    values: [conceptIds],
    rowMode: 'array',
  })
  const found = new Map<string, ConceptText[]>()
  for (const [conceptId, id, language, type, text, isActive] of rows) {
    const texts = found.get(conceptId) ?? []
    texts.push({ id, language, type: typeOfNumber(type), text, isActive })
    found.set(conceptId, texts)
  }
  return found
}

/** The concept of a name, or the one that had it last (ruling R187). */
export async function findByAnyName(db: Db, name: string): Promise<Concept | undefined> {
  const [present] = await readConcepts(db, { names: [name] })
  if (present !== undefined) return present
  const { rows } = await db.query<{ concept_id: string }>(
    `select concept_id from concept_former_name where lower(name) = lower($1)`,
    [name],
  )
  return (await readConcepts(db, { ids: rows.map(({ concept_id }) => concept_id) }))[0]
}

/** Which of these names other concepts have. */
export async function takenNames(db: Db, wanted: readonly { id: string; name: string }[]): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select concept.name from unnest($1::uuid[], $2::text[]) as wanted (id, name)
     join concept on lower(concept.name) = lower(wanted.name) and concept.id <> wanted.id`,
    [wanted.map(({ id }) => id), wanted.map(({ name }) => name)],
  )
  return rows.map(({ name }) => name)
}

interface Author {
  email: string
  name: string
  at: Date
}

/** Writes whole concepts: what each of them was before, and what it is now. */
export async function writeConcepts(
  client: Tx,
  changed: readonly { before: Concept | undefined; after: Concept }[],
  author: Author,
): Promise<void> {
  const after = changed.map((one) => one.after)
  await client.query(
    `insert into concept (id, name, type, description, tts_tuning_status, version, languages, updated_at, updated_by, updated_by_name)
     select id, name, type, description, status, version, array(select jsonb_array_elements_text(languages)), $2, $3, $4
     from jsonb_to_recordset($1) as new (id uuid, name text, type smallint, description text, status text, version integer, languages jsonb)
     on conflict (id) do update set name = excluded.name, type = excluded.type, description = excluded.description,
       tts_tuning_status = excluded.tts_tuning_status, version = excluded.version, languages = excluded.languages,
       updated_at = excluded.updated_at, updated_by = excluded.updated_by, updated_by_name = excluded.updated_by_name`,
    [JSON.stringify(after.map(toRecord)), author.at, author.email, author.name],
  )
  await writeTexts(client, changed)
  const renamed = changed.filter(({ before, after }) => before !== undefined && before.name !== after.name)
  if (renamed.length === 0) return
  await client.query(
    `insert into concept_former_name (concept_id, name) select * from unnest($1::uuid[], $2::text[]) on conflict do nothing`,
    [renamed.map(({ after }) => after.id), renamed.map(({ before }) => before!.name)],
  )
}

function toRecord({
  id,
  name,
  type,
  description,
  ttsTuningStatus: status,
  version,
  texts,
}: Concept): unknown {
  const active = texts.filter(({ isActive }) => isActive).map(({ language }) => language)
  const languages = [...new Set(active)].sort()
  return { id, name, type: conceptTypeNumbers[type], description, status, version, languages }
}

/** Only the texts that changed: a concept has those of 40 languages. */
async function writeTexts(
  client: Tx,
  changed: readonly { before: Concept | undefined; after: Concept }[],
): Promise<void> {
  const removed: string[] = []
  const written: unknown[] = []
  for (const { before, after } of changed) {
    const old = new Map(before?.texts.map((text, position) => [text.id, { text, position }]))
    for (const [position, text] of after.texts.entries()) {
      const was = old.get(text.id)
      old.delete(text.id)
      if (was?.position === position && isSameText(was.text, text)) continue
      const { id, language, type, isActive } = text
      written.push({
        id,
        concept_id: after.id,
        position,
        language,
        type: conceptTypeNumbers[type],
        text: text.text,
        is_active: isActive,
      })
    }
    removed.push(...old.keys())
  }
  if (removed.length > 0) await client.query(`delete from concept_text where id = any($1::uuid[])`, [removed])
  for (let at = 0; at < written.length; at += textsAtOnce) {
    await client.query(
      `insert into concept_text (id, concept_id, position, language, type, text, is_active)
       select id, concept_id, position, language, type, text, is_active
       from jsonb_to_recordset($1) as new (id uuid, concept_id uuid, position integer, language text, type smallint, text text, is_active boolean)
       on conflict (id) do update set position = excluded.position, language = excluded.language, type = excluded.type,
         text = excluded.text, is_active = excluded.is_active`,
      [JSON.stringify(written.slice(at, at + textsAtOnce))],
    )
  }
}

const textsAtOnce = 10_000
const historyAtOnce = 1000

export async function deleteConcept(client: Tx, id: string): Promise<void> {
  await client.query(`delete from concept where id = $1`, [id])
}

export interface NewHistoryPoint {
  concept: Concept
  action: ConceptHistoryPoint['action']
  changes: readonly ConceptDifference[]
  translationJob?: string | undefined
}

/** Notes changes; a deleted concept is noted without what it is now. */
export async function writeHistory(
  client: Tx,
  points: readonly NewHistoryPoint[],
  author: Author,
): Promise<void> {
  for (let at = 0; at < points.length; at += historyAtOnce) {
    const batch = points
      .slice(at, at + historyAtOnce)
      .map(({ concept, action, changes, translationJob }) => ({
        concept_id: concept.id,
        name: concept.name,
        version: concept.version,
        action,
        changes,
        snapshot: action === 'deleted' ? null : concept,
        translation_job: translationJob,
      }))
    await client.query(
      `insert into concept_history (concept_id, name, version, action, changes, snapshot, at, author, author_name, translation_job)
       select concept_id, name, version, action, changes, nullif(snapshot, 'null'), $2, $3, $4, translation_job
       from jsonb_to_recordset($1) as new (concept_id uuid, name text, version integer, action text, changes jsonb, snapshot jsonb, translation_job uuid)`,
      [JSON.stringify(batch), author.at, author.email, author.name],
    )
  }
}

interface HistoryRecord {
  id: string
  concept_id: string
  name: string
  version: number
  action: ConceptHistoryPoint['action']
  changes: ConceptHistoryPoint['changes']
  at: Date
  author: string
  author_name: string
  translation_job: string | null
}

/** What happened to one concept or to all, newest first. */
export async function readHistory(
  db: Db,
  { id, before, most }: { id?: string | undefined; before?: number | undefined; most: number },
): Promise<ConceptHistoryPoint[]> {
  const { rows } = await db.query<HistoryRecord>(
    `select id, concept_id, name, version, action, changes, at, author, author_name,
       (select number from translation_job where translation_job.id = concept_history.translation_job) as translation_job
     from concept_history
     where ($1::uuid is null or concept_id = $1) and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [id, before, most],
  )
  return rows.map((row) => ({
    id: Number(row.id),
    conceptId: row.concept_id,
    concept_name: row.name,
    version: row.version,
    action: row.action,
    at: row.at.toISOString(),
    by: row.author,
    byName: row.author_name,
    changes: row.changes,
    ...(row.translation_job !== null && { translationJob: row.translation_job }),
  }))
}

/** A concept as it was at an entry of its history, or at a version; before a deletion, the last one there was. */
export async function readSnapshot(
  db: Db,
  conceptId: string,
  { point, version }: { point?: number; version?: number },
): Promise<Concept | undefined> {
  const { rows } = await db.query<{ snapshot: Concept }>(
    `select snapshot from concept_history
     where concept_id = $1 and snapshot is not null and ($2::bigint is null or id <= $2)
       and ($3::integer is null or version = $3)
     order by id desc limit 1`,
    [conceptId, point, version],
  )
  return rows[0]?.snapshot
}
