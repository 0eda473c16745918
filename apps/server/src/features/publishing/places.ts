import {
  type FailingTest,
  type Item,
  itemFields,
  type PublishingAction,
  type StepState,
} from '@sdp/domain/publishing'
import type { Db } from '../../db/tx.ts'
import { isSameItem, selectedItem } from '../../publishing/place.ts'

/** What the tables say of one place. */
export interface PlaceState extends Item {
  active: Active | undefined
  /** The newest run. */
  run: LastRun | undefined
  logs: { text: string; updatedAt: string }[]
  /** The newest request, open or not (ruling R148). */
  request: RequestRow | undefined
}

interface Active {
  artifact: string
  contentHash: string
  manifest: string
  revision: string
  savePointName: string
  by: string
  at: string
}

export interface LastRun {
  id: string
  action: PublishingAction
  state: 'waiting' | 'running' | 'done' | 'failed'
  message: string
  steps: { code: string; state: StepState; failing?: readonly FailingTest[] }[]
  currentStep: string
  contentHash: string
  savePointName: string
  by: string
  updatedAt: string
}

export interface RequestRow {
  id: string
  action: 'publish' | 'unpublish'
  contentHash: string
  savePointName: string
  /** Of a request to publish an earlier one again. */
  artifact: string | null
  requester: string
  requesterName: string
  requesterSub: string
  /** What the requester said, and what each who said yes did. */
  comment: string
  approvers: { email: string; sub: string; name: string; comment?: string }[]
  state: 'requested' | 'approved' | 'refused' | 'cancelled' | 'void' | 'used'
  reason: string
  decidedBy: string
  requestedAt: string
}

const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const text = `
  select ${selectedItem('place')},
    case when activation.artifact_id is not null then json_build_object(
      'artifact', artifact.id, 'contentHash', encode(artifact.content_hash, 'hex'),
      'manifest', encode(artifact.manifest, 'hex'), 'revision', artifact.revision,
      'savePointName', artifact.save_point_name, 'by', activated.asked_by_name, 'at', ${time('activation.activated_at')})
    end as active,
    run.made as run, logs.texts as "logTexts", logs.seconds as "logSeconds", request.made as request
  from unnest(${itemFields.map((_, at) => `$${at + 2}::text[]`).join(', ')})
    as place (${itemFields.join(', ')})
  left join activation on activation.domain_id = $1 and ${isSameItem('activation', 'place')}
  left join artifact on artifact.id = activation.artifact_id
  left join publishing_run activated on activated.id = activation.run_id
  left join lateral (
    select last.id, json_build_object(
      'id', last.id, 'action', last.action, 'state', last.state, 'message', last.message, 'steps', last.steps,
      'currentStep', last.current_step, 'contentHash', encode(last.content_hash, 'hex'),
      'savePointName', last.save_point_name, 'by', last.asked_by_name, 'updatedAt', ${time('last.updated_at')}) as made
    from publishing_run last
    where last.domain_id = $1 and ${isSameItem('last', 'place')}
    order by last.domain_id, ${selectedItem('last')}, last.number desc
    limit 1
  ) run on true
  left join lateral (
    select json_agg(line.text order by line.line) as texts,
      json_agg(date_part('epoch', line.updated_at) order by line.line) as seconds
    from publishing_log line where line.run_id = run.id
  ) logs on true
  left join lateral (
    select json_build_object(
      'id', asked.id, 'action', asked.action, 'contentHash', encode(asked.content_hash, 'hex'),
      'savePointName', asked.save_point_name, 'artifact', asked.artifact_id, 'requester', asked.requester,
      'requesterName', asked.requester_name, 'requesterSub', asked.requester_sub, 'comment', asked.comment, 'approvers', asked.approvers,
      'state', asked.state, 'reason', asked.reason, 'decidedBy', asked.decided_by,
      'requestedAt', ${time('asked.requested_at')}) as made
    from publishing_approval asked
    where asked.domain_id = $1 and ${isSameItem('asked', 'place')}
    order by asked.number desc limit 1
  ) request on true`

/** Logs are most of what is read: two plain lists of a run's lines cost the database half of what an object a line does. */
interface PlaceStateRow extends Omit<PlaceState, 'logs'> {
  logTexts: string[] | null
  logSeconds: number[] | null
}

function dateOf(seconds: number): string {
  return new Date(Math.floor(seconds * 1000)).toISOString()
}

/** The state of these places of a domain, in their order, by one query. */
export async function readPlaces(db: Db, domainId: string, places: readonly Item[]): Promise<PlaceState[]> {
  const { rows } = await db.query<PlaceStateRow>({
    name: 'publishing-places',
    text,
    values: [domainId, ...itemFields.map((column) => places.map((place) => place[column]))],
  })
  return rows.map(({ logTexts, logSeconds, ...row }) => ({
    ...row,
    active: row.active ?? undefined,
    run: row.run ?? undefined,
    logs: (logTexts ?? []).map((text, at) => ({ text, updatedAt: dateOf(logSeconds![at]!) })),
    request: row.request ?? undefined,
  }))
}
