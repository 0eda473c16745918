import { createHash, randomUUID } from 'node:crypto'
import {
  defaultConfiguration,
  type Item,
  itemOf,
  type PublishingAction,
  stepsOfRun,
} from '@sdp/domain/publishing'
import { transaction } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { placeColumns, placeValues } from '../place.ts'
import { publishItems } from '../publishing-items.ts'

/** What is asked for: the newest revision of a domain, or an earlier artifact. */
interface RunRequest extends Item {
  domain: string
  action?: PublishingAction
  artifact?: string
  /** Only these of the steps. */
  only?: readonly string[]
}

type Tools = Pick<Deps, 'db' | 'events' | 'jobs' | 'content'>

/** Notes a run as the calls do, without asking who may; returns its id. */
export async function askFor({ db, events, jobs, content }: Tools, request: RunRequest): Promise<string> {
  const { domain, action = 'publish', artifact, only, resource, language } = request
  const item = itemOf(request)
  const isBuilt = artifact !== undefined || action !== 'publish'
  const steps = stepsOfRun(defaultConfiguration, request, { isBuilt })
    .filter(({ code }) => only === undefined || only.includes(code))
    .map((step) => ({ ...step, state: 'inactive' }))
  const id = randomUUID()
  await transaction(db, async (client) => {
    const { rows } = await client.query<{
      revision: string
      manifest: string
      domain_id: string
      platforms: string[]
    }>(
      artifact === undefined
        ? `select revision.id as revision, encode(revision.manifest, 'hex') as manifest, save_point.domain_id, domain.platforms
           from save_point join revision on revision.id = save_point.head join domain on domain.id = save_point.domain_id
           where save_point.id = $1`
        : `select revision, encode(manifest, 'hex') as manifest, domain_id, '{}'::text[] as platforms
           from artifact where id = $1`,
      [artifact ?? domain],
    )
    const { revision, manifest: found, domain_id, platforms } = rows[0]!
    const settings = { platforms, ssmlTransition: false }
    const manifest = artifact === undefined ? await content.pin(client, found, settings) : found
    const hash = createHash('sha256').update(`${manifest} ${resource} ${language}`).digest()
    await client.query(
      `insert into publishing_run (${placeColumns}, id, action,
         save_point_name, revision, manifest, content_hash, artifact_id, asked_by, asked_by_name, state, steps, asked_at,
         updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'Original', $9, decode($10, 'hex'), $11, $12, 'paul@sdp.example', 'Paul',
         'waiting', $13, now(), now())`,
      [
        ...placeValues({ ...item, domainId: domain_id }),
        id,
        action,
        revision,
        manifest,
        hash,
        artifact ?? null,
        JSON.stringify(steps),
      ],
    )
    await jobs.send(client, 'publishing', { domain, run: id })
    await publishItems(events, client, { name: domain, items: [item] })
  })
  return id
}

/** How far a run is, and what its log says. */
export async function readRun({ db }: Pick<Tools, 'db'>, id: string) {
  const { rows } = await db.query<{
    state: string
    message: string
    artifact: string | null
    steps: { code: string; state: string }[]
  }>('select state, message, artifact_id as artifact, steps from publishing_run where id = $1', [id])
  const log = await db.query<{ text: string }>(
    'select text from publishing_log where run_id = $1 order by line',
    [id],
  )
  const { state, message, artifact, steps } = rows[0]!
  return {
    state,
    message,
    artifact,
    steps: Object.fromEntries(steps.map((step) => [step.code, step.state])),
    log: log.rows.map(({ text }) => text),
  }
}
