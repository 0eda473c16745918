import { messages } from '@sdp/domain'
import type { Pool } from 'pg'
import type { Config } from '../config/config.ts'
import { transaction } from '../db/database.ts'
import type { Events } from '../events/events.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { OutsideRefusal } from '../outside/http.ts'
import { openTranslationService, type TranslationService } from '../outside/translation-service.ts'
import { countAttempts, getJob, readItems, type StoredItem, setState, writeDrafts } from './store.ts'

const maxAttempts = 4
const textsAtOnce = 40
const charactersAtOnce = 10_000
/** Stands for the service where people are named. */
const machine = 'translation service'

interface Work {
  config: Pick<Config, 'translation'>
  db: Pool
  events: Events
  jobs: Jobs
  clock: () => number
}

/**
 * Has the service translate what was requested. Its words are drafts: a translator reads them before they are written
 * (ruling R198). What it leaves out or fails at waits in the inbox as if there were none.
 */
export function workOnTranslations({ config, db, events, jobs, clock }: Work): void {
  if (config.translation === undefined) return
  const service = openTranslationService(config.translation)
  const wake = jobs.work('translation', async ({ translation: id }, signal) => {
    if (id === undefined || (await getJob(db, id)).state !== 'requested') return
    const failure = await askForDrafts(db, service, { id, signal })
    // What a server that stops did not finish is no attempt
    if (failure !== undefined) signal.throwIfAborted()
    const attempts = (await countAttempts(db, id)) + 1
    const isLast = failure === undefined || failure instanceof OutsideRefusal || attempts >= maxAttempts
    await transaction(db, async (client) => {
      const { state } = await getJob(client, id)
      // A translator may have begun meanwhile
      if (state !== 'requested') return
      const message = failure === undefined ? '' : messages.translations.failed(failure.message)
      await setState(client, id, { state: isLast ? 'open' : state, message, at: new Date(clock()), attempts })
      await events.publish(client, { type: 'translations-updated' })
    })
    if (!isLast) throw failure
  })
  events.subscribe(({ type }) => {
    if (type === 'translations-updated') wake()
  })
}

/** What went wrong, where something did; what was translated until then is kept. */
async function askForDrafts(
  db: Pool,
  service: TranslationService,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<Error | undefined> {
  const job = await getJob(db, id)
  const items = await readItems(db, job)
  const languages = { source: job.source_language, target: job.target_language }
  let missing = 0
  try {
    for (const batch of batches(items.filter(({ draft }) => draft === ''))) {
      const answers = await service.translate(
        batch.map(({ source }) => source),
        languages,
        signal,
      )
      const drafts = batch.flatMap(({ textId }, at) => {
        const text = answers[at]
        return text === undefined ? [] : [{ textId, text }]
      })
      missing += batch.length - drafts.length
      await writeDrafts(db, id, { drafts, by: machine, onlyEmpty: true })
    }
  } catch (error) {
    return error as Error
  }
  return missing === 0 ? undefined : new Error(messages.translations.notAnswered(missing, items.length))
}

function* batches(items: readonly StoredItem[]): Generator<StoredItem[], void> {
  let batch: StoredItem[] = []
  let characters = 0
  for (const item of items) {
    const isFull = batch.length >= textsAtOnce || characters + item.source.length > charactersAtOnce
    if (isFull && batch.length > 0) {
      yield batch
      batch = []
      characters = 0
    }
    batch.push(item)
    characters += item.source.length
  }
  if (batch.length > 0) yield batch
}
