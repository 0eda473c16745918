import type { FailingTest, PublishingAction, StepState } from '@sdp/domain/publishing'
import type { Pool } from 'pg'
import type { Tx } from '../db/tx.ts'
import { isAtPlace, type PublishingPlace, placeValues, selectedPlace } from './place.ts'

export interface RunStep {
  code: string
  name: string
  state: StepState
  /** Kept tests that did not go as they should, as far as they are listed. */
  failing?: readonly FailingTest[]
}

/** One item on its way through its pipeline. */
export interface Run extends PublishingPlace {
  id: string
  /** The order of asking; what comes later has a higher one. */
  number: number
  /** Of the domain. */
  name: string
  action: PublishingAction
  savePointName: string
  revision: string
  manifest: string
  contentHash: string
  artifactId: string | null
  askedBy: string
  askedByName: string
  steps: RunStep[]
  /** Attempts of the current step. */
  attempts: number
  message: string
}

const isUnfinished = `state in ('waiting', 'running')`

/** The place of a run, and those of all runs that are not at their end. */
export async function unfinishedPlaces(db: Pool, run?: string): Promise<PublishingPlace[]> {
  const { rows } = await db.query<PublishingPlace>(
    `select distinct ${selectedPlace('publishing_run')} from publishing_run where ${isUnfinished} and ($1::uuid is null or id = $1)`,
    [run ?? null],
  )
  return rows
}

export async function isUnfinishedAt(db: Pool, place: PublishingPlace): Promise<boolean> {
  const { rows } = await db.query(
    `select from publishing_run where ${isAtPlace} and ${isUnfinished} limit 1`,
    placeValues(place),
  )
  return rows.length > 0
}

/** Starts the next run of a place, or resumes the one that another server had started. */
export async function takeNext(db: Pool, place: PublishingPlace): Promise<Run | undefined> {
  const { rows } = await db.query<Run & { number: string }>(
    `update publishing_run run set state = 'running', attempts = attempts + 1, updated_at = now()
     from domain
     where domain.id = run.domain_id and run.id = (
       select id from publishing_run where ${isAtPlace} and ${isUnfinished} order by number limit 1
     )
     returning run.id, run.number, domain.name, run.action, ${selectedPlace('run')}, run.save_point_name as "savePointName", run.revision,
       encode(run.manifest, 'hex') as manifest, encode(run.content_hash, 'hex') as "contentHash",
       run.artifact_id as "artifactId", run.asked_by as "askedBy", run.asked_by_name as "askedByName", run.steps,
       run.attempts, run.message`,
    placeValues(place),
  )
  const [row] = rows
  return row && { ...row, number: Number(row.number) }
}

/** What of a run is written while it goes on. */
export interface Progress {
  steps: readonly RunStep[]
  currentStep: string
  state?: 'running' | 'done' | 'failed'
  message?: string
  artifactId?: string
  lines?: readonly string[]
}

/** Somebody else has ended the run, or its domain is gone. */
export class Overtaken extends Error {}

/** Writes how far a run is, with the lines of its log. A step that starts again counts its attempts from zero. */
export async function writeProgress(
  client: Tx,
  run: Pick<Run, 'id'>,
  { steps, currentStep, state = 'running', message = '', artifactId, lines = [] }: Progress,
): Promise<void> {
  const { rowCount } = await client.query({
    name: 'publishing-progress',
    text: `update publishing_run set steps = $2,
             attempts = case when current_step = $3 then attempts else 1 end,
             current_step = $3, state = $4, message = $5, artifact_id = coalesce($6, artifact_id), updated_at = now(),
             ended_at = case when $4 in ('done', 'failed') then now() end
           where id = $1 and state = 'running'`,
    values: [run.id, JSON.stringify(steps), currentStep, state, message, artifactId ?? null],
  })
  if (rowCount === 0) throw new Overtaken()
  if (lines.length === 0) return
  await client.query({
    name: 'publishing-log',
    text: `insert into publishing_log (run_id, line, text, updated_at)
           select $1, coalesce((select max(line) from publishing_log where run_id = $1), 0) + place, text, now()
           from unnest($2::text[]) with ordinality as said (text, place)`,
    values: [run.id, lines],
  })
}
