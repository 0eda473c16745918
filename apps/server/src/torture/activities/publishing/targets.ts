import { createClient } from '@redis/client'
import { chat } from '@sdp/api'
import { messages } from '@sdp/domain'
import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import type pg from 'pg'
import { openContentStore } from '../../../content/content-store.ts'
import { transaction } from '../../../db/database.ts'
import { callerAt } from '../../../testing/test-server.ts'
import type { Installation } from '../../harness/installation.ts'
import { headersOf } from '../../harness/recorder.ts'
import { publishedDomain } from './calls.ts'

const { name, language } = publishedDomain

/** Both resources of a place, as far as something of them is active. */
const bothActive = `
  select dialog.environment, encode(said.manifest, 'hex') as dialog, encode(understood.manifest, 'hex') as model
  from activation dialog join artifact said on said.id = dialog.artifact_id
  join activation model on model.resource = 'languageModel' and model.environment = dialog.environment
  join artifact understood on understood.id = model.artifact_id
  where dialog.resource = 'dialog' order by 1`

/** The runtime of every server speaks from what is active. */
export async function spokenFaults(db: pg.Pool, { urls }: Installation): Promise<string[]> {
  const faults: string[] = []
  const content = openContentStore(db)
  const { rows } = await db.query<{ environment: string; dialog: string; model: string }>(bothActive)
  const { rows: published } = await db.query<{ environment: string; manifest: string }>(
    `select environment, encode(manifest, 'hex') as manifest from published`,
  )
  const spoken = new Map(published.map(({ environment, manifest }) => [environment, manifest]))
  if (spoken.size !== rows.length) faults.push(`${spoken.size} places speak instead of ${rows.length}`)
  for (const { environment, dialog, model } of rows) {
    const manifest = await transaction(db, (tx) => content.compose(tx, { dialog, model, language }))
    if (spoken.get(environment) !== manifest) faults.push(`${environment} does not speak what is active`)
    const text = Buffer.concat(await content.readManifest(manifest, language)).toString()
    const [expected] = JSON.parse(`{${text}}`).tts_responses.is_on
    const stage = `ece-${environment}` as 'ece-dev'
    const header = { ...sentHeader({ ...newRequestHeader(), stage }), language }
    for (const url of urls()) {
      const { body } = await callerAt(url, headersOf('paul', 0)).call(chat.textRecognition, {
        body: { text_query: 'switch the lamp on', header },
      })
      const said = body.systemResponses?.[0]?.text
      if (said !== expected) faults.push(`${environment} says '${said}' instead of '${expected}'`)
    }
  }
  return faults
}

interface ActivationRow {
  environment: string
  resource: string
  artifact: string | null
  /** What the log of the last run says at its end. */
  said: string[] | null
}

/** What is active at each place, and whether its last run left the target behind and says so. */
const activePlaces = `
  select environment, resource, activation.artifact_id as artifact,
    (select array_agg(log.text) from publishing_log log where log.run_id = last.id and last.state = 'failed') as said
  from unnest(array['dev', 'nonprod', 'prod']) as environment
  cross join unnest(array['dialog', 'languageModel']) as resource
  left join activation using (environment, resource)
  left join lateral (
    select id, state from publishing_run run
    where run.environment = environment.environment and run.resource = resource.resource order by number desc limit 1
  ) last on true`

/** Redis and the provider hold what is active, or the run that left them behind says that it did. */
export async function targetFaults(db: pg.Pool, { redis, nlu }: Installation): Promise<string[]> {
  const { rows } = await db.query<ActivationRow>(activePlaces)
  const client = redis && createClient({ url: redis.url })
  await client?.connect()
  const faults: string[] = []
  for (const { environment, resource, artifact, said } of rows) {
    const isDialog = resource === 'dialog'
    if (isDialog && client === undefined) continue
    const key = `sdp:ECE:${environment}:${name}:dialog`
    const found = isDialog
      ? (await client!.hGet(key, 'content'))?.slice(key.length + 1) || null
      : (nlu.active.get(`ECE/${environment}/${name}/${language}`)?.artifact ?? null)
    if (found === artifact) continue
    const target = isDialog ? 'Redis of ECE' : 'NLU provider world'
    const leftBehind = messages.pipelines.notSwitchedBack(target, '')
    if (said?.some((line) => line.startsWith(leftBehind))) continue
    faults.push(`${target} has ${found} at ${environment}, but ${artifact} is active`)
  }
  client?.destroy()
  return faults
}
