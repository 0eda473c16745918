import { concepts, translations } from '@sdp/api'
import type pg from 'pg'
import { type Activity, type Judgement, judgeCount, pick, type World } from '../harness/activity.ts'
import { nameInCall, numberIn, type RecordedCall } from '../harness/recorder.ts'

const languages = ['fra-FRA', 'ita-ITA']
const texts = 2
const person = 'clara'

interface Job {
  id: string
  translated?: RecordedCall
  ended?: { call: RecordedCall; as: 'done' | 'cancelled' }
}

interface JobRow {
  id: string
  state: string
  creator: number
  items: number
  drafts: string[]
  written: number
  entries: number
}

/** Texts that are sent to the translation service, translated by hand or by file, and written or given up. */
export function translationsActivity(world: World): Activity {
  const { recorder } = world
  const created: RecordedCall[] = []
  const requested: RecordedCall[] = []
  const jobs: Job[] = []

  async function request(): Promise<void> {
    const concept = await recorder.change(person, concepts.create, (number) => ({
      body: {
        concept_name: `TRANSLATED_${number}_CONCEPT`,
        type: 2 as const,
        texts: Array.from({ length: texts }, (_, at) => ({
          id: `new__${at}`,
          language: 'deu-DEU',
          text: `Text ${number} ${at}`,
          isActive: true,
        })),
      },
    }))
    created.push(concept)
    const textIds = concept.reply?.translations.flatMap(({ texts }) => texts.map(({ id }) => id))
    if (textIds === undefined) return
    const call = await recorder.change(person, translations.request, () => ({
      body: { textIds, targetLanguageCodes: languages, returnDetails: true },
    }))
    requested.push(call)
    for (const { id } of call.reply?.jobs ?? []) jobs.push({ id })
  }

  async function translate(): Promise<void> {
    const job = pick(
      world,
      jobs.filter(({ translated, ended }) => translated === undefined && ended === undefined),
    )
    if (job === undefined) return
    const params = { id: job.id }
    const { body: found } = await recorder.read(person, translations.read, { params })
    const call = await recorder.change(person, translations.save, (number) => ({
      params,
      body: {
        texts: found.texts.map(({ textId, draft }, at) => ({
          textId,
          text: `By ${number} ${at}`,
          before: draft,
        })),
      },
    }))
    // The service was quicker: somebody looks again.
    if (call.outcome !== 'refused') job.translated = call
  }

  async function uploadFile(): Promise<void> {
    const job = pick(
      world,
      jobs.filter(({ translated, ended }) => translated === undefined && ended === undefined),
    )
    if (job === undefined) return
    const params = { id: job.id }
    const { body: file } = await recorder.read(person, translations.xliff, { params })
    const text = await file.text()
    job.translated = await recorder.change(person, translations.upload, (number) => {
      const translated = text
        .replaceAll(/<target[^>]*>[^<]*<\/target>/g, '')
        .replaceAll('</source>', `</source><target>By ${number}</target>`)
      return { params, body: { file: [new File([translated], 'a.xlf')] } as never }
    })
  }

  async function end(): Promise<void> {
    const job = pick(
      world,
      jobs.filter(({ translated, ended }) => translated?.outcome === 'acknowledged' && ended === undefined),
    )
    if (job === undefined) return
    const params = { id: job.id }
    const isFinished = world.draw(4) > 0
    const call = isFinished
      ? await recorder.change(person, translations.finish, () => ({ params, body: { isActive: true } }))
      : await recorder.change(person, translations.cancel, () => ({ params }))
    job.ended = { call, as: isFinished ? 'done' : 'cancelled' }
  }

  return {
    prepare: async () => {},
    steps: [async () => pick(world, [request, translate, uploadFile, end, end])!()],
    judge: async (db) => {
      const calls = await judgeJobs(db, { requested, jobs })
      for (const { number } of created) calls.set(number, judgeCount(await conceptsNamed(db, number), 1))
      return { calls, faults: await unfinished(db) }
    },
  }
}

async function judgeJobs(
  db: pg.Pool,
  { requested, jobs }: { requested: readonly RecordedCall[]; jobs: readonly Job[] },
): Promise<Map<number, Judgement>> {
  const { rows } = await db.query<JobRow>(
    `select id, state, ${numberIn('creator_name')} as creator, count(*)::int as items,
       array_agg(draft_by) as drafts, count(written_text_id)::int as written,
       (select count(*)::int from concept_history where translation_job = job.id) as entries
     from translation_job job join translation_item item on item.job_id = job.id group by job.id`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const calls = new Map<number, Judgement>()
  for (const { number } of requested) {
    const items = rows.filter(({ creator }) => creator === number).map((row) => row.items)
    calls.set(
      number,
      judgeCount(
        items.reduce((sum, one) => sum + one, 0),
        languages.length * texts,
      ),
    )
  }
  for (const { id, translated, ended } of jobs) {
    const { drafts, state, written, entries } = byId.get(id)!
    if (translated !== undefined) {
      const own = nameInCall(person, translated.number)
      calls.set(translated.number, judgeCount(drafts.filter((by) => by === own).length, texts))
    }
    if (ended === undefined) continue
    const isWritten = ended.as === 'done'
    // The job, its texts and the entry of the concept's history
    const done = (state === ended.as ? 1 : 0) + (isWritten ? written + entries : 0)
    calls.set(ended.call.number, judgeCount(done, isWritten ? 1 + texts + 1 : 1))
  }
  return calls
}

async function conceptsNamed(db: pg.Pool, number: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from concept where name = $1`,
    [`TRANSLATED_${number}_CONCEPT`],
  )
  return rows[0]!.count
}

/** What was left to the service has come back, or says why not. */
async function unfinished(db: pg.Pool): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(`select id from translation_job where state = 'requested'`)
  return rows.map(({ id }) => `translation job ${id} still waits for the service`)
}
