import type { User } from '@sdp/domain'
import { firstByName, personName } from '@sdp/domain'
import type { PublishingAction } from '@sdp/domain/publishing'
import type { DomainLanguage } from '../../content/languages.ts'
import type { Db, Tx } from '../../db/tx.ts'
import { isAtPlace, type PublishingPlace, placeColumns, placeValues } from '../../publishing/place.ts'

/** The newest revision of a save point. */
export interface Head {
  name: string
  revision: string
  manifest: string
  languages: DomainLanguage[]
}

export async function listHeads(db: Db, domainId: string): Promise<ReadonlyMap<string, Head>> {
  const { rows } = await db.query<Head>({
    name: 'publishing-heads',
    text: `select save_point.name, revision.id as revision, encode(revision.manifest, 'hex') as manifest, save_point.languages
           from save_point join revision on revision.id = save_point.head where save_point.domain_id = $1`,
    values: [domainId],
  })
  return firstByName(rows)
}

/** The languages in which something of a domain is published. */
export async function activeLanguages(db: Db, domainId: string): Promise<string[]> {
  const { rows } = await db.query<{ language: string }>(
    `select distinct language from activation where domain_id = $1 and language <> '' order by language`,
    [domainId],
  )
  return rows.map(({ language }) => language)
}

/** Who publishes something of a domain waits for the others; saves of the save point wait for both. */
export async function lockForPublishing(client: Tx, name: string, savePoint: string): Promise<void> {
  const { rows } = await client.query<{ domain_id: string }>(
    `select domain_id from save_point
     where domain_id = (select domain_id from save_point where id = $1 and original) and lower(name) = lower($2)
     for share`,
    [name.toLowerCase(), savePoint],
  )
  await client.query('select from domain where id = $1 for no key update', [rows[0]?.domain_id])
}

/** What is to be published or taken away. */
export interface Content {
  savePointName: string
  revision: string
  manifest: string
  contentHash: string
  artifact: string | null
}

export async function insertRequest(
  client: Tx,
  request: {
    id: string
    place: PublishingPlace
    action: 'publish' | 'unpublish'
    content: Content
    user: User
    comment: string
    at: number
  },
): Promise<void> {
  const { id, place, action, content, user, comment, at } = request
  await client.query({
    name: 'publishing-request',
    text: `insert into publishing_approval (${placeColumns}, id, action,
             content_hash, save_point_name, revision, artifact_id, requester, requester_name, requester_sub, state,
             requested_at, updated_at, manifest, comment)
           values ($1, $2, $3, $4, $5, $6, $7, $8, decode($9, 'hex'), $10, $11, $12, $13, $14, $15, 'requested', $16, $16,
             decode($17, 'hex'), $18)`,
    values: [
      ...placeValues(place),
      id,
      action,
      content.contentHash,
      content.savePointName,
      content.revision,
      content.artifact,
      user.email,
      personName(user),
      user.sub,
      new Date(at),
      content.manifest,
      comment,
    ],
  })
}

export async function updateRequest(
  client: Tx,
  id: string,
  changes: {
    state: 'requested' | 'approved' | 'refused' | 'cancelled' | 'void' | 'used'
    approvers?: readonly unknown[]
    reason?: string
    decidedBy?: string
    at: number
  },
): Promise<void> {
  await client.query({
    name: 'publishing-update-request',
    text: `update publishing_approval set state = $2, approvers = coalesce($3, approvers), reason = coalesce($4, reason),
             decided_by = coalesce($5, decided_by), updated_at = $6,
             is_answer_unread = $2 in ('approved', 'refused') where id = $1`,
    values: [
      id,
      changes.state,
      changes.approvers === undefined ? null : JSON.stringify(changes.approvers),
      changes.reason ?? null,
      changes.decidedBy ?? null,
      new Date(changes.at),
    ],
  })
}

/** The run that is on its way at a place with the same thing, if there is one. */
export async function findSameRun(
  client: Tx,
  { place, action, contentHash }: { place: PublishingPlace; action: string; contentHash: string },
): Promise<string | undefined> {
  // Only the last that was asked for: behind it, something else would be there.
  const { rows } = await client.query<{ id: string; isSame: boolean }>({
    name: 'publishing-same-run',
    text: `select id, action = $7 and content_hash = decode($8, 'hex') as "isSame" from publishing_run
           where ${isAtPlace} and state in ('waiting', 'running') order by number desc limit 1`,
    values: [...placeValues(place), action, contentHash],
  })
  return rows[0]?.isSame ? rows[0].id : undefined
}

export async function insertRun(
  client: Tx,
  run: {
    id: string
    place: PublishingPlace
    action: PublishingAction
    content: Content
    approval: string | null
    steps: readonly { code: string; name: string }[]
    user: User
    at: number
  },
): Promise<void> {
  const { id, place, action, content, approval, steps, user, at } = run
  await client.query({
    name: 'publishing-insert-run',
    text: `insert into publishing_run (${placeColumns}, id, action,
             save_point_name, revision, manifest, content_hash, artifact_id, approval_id, asked_by, asked_by_name, state,
             steps, asked_at, updated_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, decode($11, 'hex'), decode($12, 'hex'), $13, $14, $15, $16,
             'waiting', $17, $18, $18)`,
    values: [
      ...placeValues(place),
      id,
      action,
      content.savePointName,
      content.revision,
      content.manifest,
      content.contentHash,
      content.artifact,
      approval,
      user.email,
      personName(user),
      JSON.stringify(steps.map(({ code, name }) => ({ code, name, state: 'inactive' }))),
      new Date(at),
    ],
  })
}
