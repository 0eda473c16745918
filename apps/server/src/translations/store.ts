import type { TranslationJob } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import {
  isOpenState,
  type PlannedJob,
  type TranslationItem,
  type TranslationState,
} from '@sdp/domain/translations'
import { typeOfNumber } from '../concepts/wire.ts'
import type { Db, Tx } from '../db/tx.ts'

interface JobRecord {
  id: string
  number: string
  source_language: string
  target_language: string
  state: TranslationState
  state_message: string
  state_at: Date
  is_active: boolean | null
  creator: string
  updated_at: Date
  attempts: number
  texts: number
  translated: number
  characters: number
}

const jobColumns = `
  job.id, job.number, job.source_language, job.target_language, job.state, job.state_message, job.state_at, job.is_active,
  job.creator, job.updated_at, job.attempts, counted.*`

/** With what is to be translated still: a text that was removed meanwhile is not. */
const jobsAndCounts = `
  translation_job as job cross join lateral (
    select count(*)::integer as texts, (count(*) filter (where item.draft <> ''))::integer as translated,
      coalesce(sum(char_length(item.source)), 0)::integer as characters
    from translation_item as item
    where item.job_id = job.id
      and (job.state in ('done', 'cancelled') or exists (select from concept_text where id = item.text_id))) as counted`

function toReply(row: JobRecord): TranslationJob {
  return {
    creator: row.creator,
    id: row.id,
    job_id: row.number,
    source_language: row.source_language,
    target_language: row.target_language,
    state: row.state,
    state_message: row.state_message,
    state_timestamp: row.state_at.toISOString(),
    state_meta: {
      texts: row.texts,
      translated: row.translated,
      characters: row.characters,
      ...(row.is_active !== null && { isActive: row.is_active }),
    },
    updated_on: row.updated_at.toISOString(),
  }
}

const maxEnded = 500

/** Those that wait, the oldest first; or those that ended, the newest first. */
export async function listJobs(
  db: Db,
  { ended, into }: { ended: boolean; into: string | undefined },
): Promise<TranslationJob[]> {
  const { rows } = await db.query<JobRecord>(
    `select ${jobColumns} from ${jobsAndCounts} where (job.state in ('done', 'cancelled')) = $1
       and ($2::text is null or job.target_language = $2)
     order by job.number ${ended ? 'desc' : 'asc'} ${ended ? `limit ${maxEnded}` : ''}`,
    [ended, into],
  )
  return rows.map(toReply)
}

export async function readJobs(db: Db, ids: readonly string[]): Promise<TranslationJob[]> {
  const { rows } = await db.query<JobRecord>(
    `select ${jobColumns} from ${jobsAndCounts} where job.id = any($1::uuid[]) order by job.number`,
    [ids],
  )
  return rows.map(toReply)
}

export async function getJob(db: Db, id: string): Promise<TranslationJob> {
  const [job] = await readJobs(db, [id])
  if (job === undefined) throw new Refused('missing', messages.translations.notFound)
  return job
}

/** The job for whoever changes it; refuses one that ended. */
export async function lockOpenJob(client: Tx, id: string): Promise<TranslationJob> {
  await client.query('select from translation_job where id = $1 for update', [id])
  const job = await getJob(client, id)
  if (!isOpenState(job.state)) throw new Refused('taken', messages.translations.closed(job.job_id, job.state))
  return job
}

/** The jobs of a concept, and which of them every text of it has to do with. */
export async function jobsOfConcept(
  db: Db,
  conceptId: string,
): Promise<{ jobs: TranslationJob[]; jobIdsOfText: Map<string, string[]> }> {
  const { rows } = await db.query<{ job_id: string; text_id: string; written_text_id: string | null }>(
    'select job_id, text_id, written_text_id from translation_item where concept_id = $1',
    [conceptId],
  )
  const jobs = await readJobs(db, [...new Set(rows.map(({ job_id }) => job_id))])
  const jobIdsOfText = new Map<string, string[]>()
  for (const { id } of jobs) {
    for (const row of rows.filter(({ job_id }) => job_id === id)) {
      for (const textId of [row.text_id, row.written_text_id]) {
        if (textId !== null) jobIdsOfText.set(textId, [...(jobIdsOfText.get(textId) ?? []), id])
      }
    }
  }
  return { jobs, jobIdsOfText }
}

/** The texts that are wanted, as a request looks at them, and what translates them already. */
export async function readWanted(db: Db, textIds: readonly string[]) {
  const { rows: texts } = await db.query<{ id: string; language: string; isActive: boolean }>(
    'select id, language, is_active as "isActive" from concept_text where id = any($1::uuid[])',
    [textIds],
  )
  const { rows: pending } = await db.query<{ text_id: string; target_language: string; number: string }>(
    `select item.text_id, job.target_language, job.number from translation_item as item
     join translation_job as job on job.id = item.job_id
     where item.text_id = any($1::uuid[]) and job.state not in ('done', 'cancelled')`,
    [textIds],
  )
  const byId = new Map(texts.map((text) => [text.id, text]))
  const numbers = new Map(pending.map((row) => [`${row.text_id} ${row.target_language}`, row.number]))
  return {
    find: (id: string) => byId.get(id),
    jobOf: (id: string, language: string) => numbers.get(`${id} ${language}`),
  }
}

interface NewJob {
  id: string
  plan: PlannedJob
  state: 'requested' | 'open'
  creator: { email: string; name: string }
  at: Date
}

export async function insertJob(client: Tx, { id, plan, state, creator, at }: NewJob): Promise<void> {
  await client.query(
    `insert into translation_job (id, source_language, target_language, state, state_message, state_at, creator, creator_name, updated_at)
     values ($1, $2, $3, $4, '', $5, $6, $7, $5)`,
    [id, plan.sourceLanguage, plan.targetLanguage, state, at, creator.email, creator.name],
  )
  await client.query(
    `insert into translation_item (job_id, position, text_id, concept_id, concept_name, type, source)
     select $1, wanted.position, text.id, concept.id, concept.name, text.type, text.text
     from unnest($2::uuid[]) with ordinality as wanted (id, position)
     join concept_text as text on text.id = wanted.id join concept on concept.id = text.concept_id`,
    [id, plan.textIds],
  )
}

interface ItemRecord {
  text_id: string
  concept_id: string
  concept_name: string
  description: string
  type: number
  source: string
  translated_source: string
  draft: string
  draft_by: string
}

/** A text of a job with what the inbox shows next to it. */
export interface StoredItem extends TranslationItem {
  conceptId: string
  draftBy: string
}

/** The texts of a job as they are now; of one that ended as they were then. */
export async function readItems(
  db: Db,
  { id, state }: Pick<TranslationJob, 'id' | 'state'>,
): Promise<StoredItem[]> {
  const isOpen = isOpenState(state)
  const { rows } = await db.query<ItemRecord>(
    `select item.text_id, item.concept_id, coalesce(concept.name, item.concept_name) as concept_name,
       coalesce(concept.description, '') as description, coalesce(text.type, item.type) as type,
       case when $2 then text.text else item.source end as source, item.source as translated_source,
       item.draft, item.draft_by
     from translation_item as item
     left join concept_text as text on text.id = item.text_id
     left join concept on concept.id = item.concept_id
     where item.job_id = $1 and (not $2 or text.id is not null) order by item.position`,
    [id, isOpen],
  )
  return rows.map((row) => ({
    textId: row.text_id,
    conceptId: row.concept_id,
    conceptName: row.concept_name,
    description: row.description,
    type: typeOfNumber(row.type),
    source: row.source,
    translatedSource: row.translated_source,
    draft: row.draft,
    draftBy: row.draft_by,
  }))
}

interface Draft {
  textId: string
  text: string
}

/** Keeps drafts, each with the source that it was made for. Returns which texts were there. */
export async function writeDrafts(
  client: Db,
  id: string,
  { drafts, by, onlyEmpty = false }: { drafts: readonly Draft[]; by: string; onlyEmpty?: boolean },
): Promise<void> {
  await client.query(
    `update translation_item as item set draft = new.text, draft_by = $3, source = text.text
     from unnest($1::uuid[], $2::text[]) as new (text_id, text), concept_text as text
     where item.job_id = $4 and item.text_id = new.text_id and text.id = item.text_id and (not $5 or item.draft = '')`,
    [drafts.map(({ textId }) => textId), drafts.map(({ text }) => text), by, id, onlyEmpty],
  )
}

interface StateChange {
  state: TranslationState
  message?: string
  at: Date
  isActive?: boolean
  attempts?: number
}

export async function setState(
  client: Db,
  id: string,
  { state, message = '', at, isActive, attempts }: StateChange,
): Promise<void> {
  await client.query(
    `update translation_job set state = $2, state_message = $3, updated_at = $4,
       state_at = case when state = $2 and state_message = $3 then state_at else $4 end,
       is_active = coalesce($5, is_active), attempts = coalesce($6, attempts)
     where id = $1`,
    [id, state, message, at, isActive, attempts],
  )
}

export async function countAttempts(db: Db, id: string): Promise<number> {
  const { rows } = await db.query<{ attempts: number }>(
    'select attempts from translation_job where id = $1',
    [id],
  )
  return rows[0]?.attempts ?? 0
}

export async function noteWritten(
  client: Tx,
  id: string,
  written: readonly { textId: string; writtenId: string }[],
): Promise<void> {
  await client.query(
    `update translation_item as item set written_text_id = new.written
     from unnest($2::uuid[], $3::uuid[]) as new (text_id, written)
     where item.job_id = $1 and item.text_id = new.text_id`,
    [id, written.map(({ textId }) => textId), written.map(({ writtenId }) => writtenId)],
  )
}
