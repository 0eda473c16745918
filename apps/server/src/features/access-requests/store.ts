import type { AccessAnswer, AccessRequest } from '@sdp/api'
import type { Owned, User } from '@sdp/domain'
import type { Pool } from 'pg'
import type { Db, Tx } from '../../db/tx.ts'

/** A request with the domain that it is about. */
export interface AccessRequestRecord extends Owned, Omit<AccessRequest, 'requestedAt'> {
  ticket: string
  requestedAt: Date
}

const select = `
  select access_request.id, save_point.id as "domainId", domain.name as domain, domain.creator, domain.contributors,
    access_request.requester_name as requester, access_request.requester_email as email, access_request.message,
    access_request.ticket, access_request.requested_at as "requestedAt"
  from access_request
  join domain on domain.id = access_request.domain_id
  join save_point on save_point.domain_id = domain.id and save_point.original`

/** The open requests of everybody, in the order in which they came. */
export async function openRequests(db: Pool): Promise<AccessRequestRecord[]> {
  const { rows } = await db.query<AccessRequestRecord>(
    `${select} where access_request.answer is null order by access_request.requested_at`,
  )
  return rows
}

/** An open request; whoever locks it waits for others who answer it. */
export async function findOpen(
  db: Db,
  id: string,
  { locks = false } = {},
): Promise<AccessRequestRecord | undefined> {
  const { rows } = await db.query<AccessRequestRecord>(
    `${select} where access_request.id = $1 and access_request.answer is null
     ${locks ? 'for update of access_request' : ''}`,
    [id],
  )
  return rows[0]
}

export async function answersTo(db: Pool, { email }: User): Promise<AccessAnswer[]> {
  const { rows } = await db.query<AccessAnswer>(
    `select access_request.id, save_point.id as "domainId", domain.name as domain, access_request.answer,
       access_request.answered_by as by, access_request.reason
     from access_request
     join domain on domain.id = access_request.domain_id
     join save_point on save_point.domain_id = domain.id and save_point.original
     where lower(access_request.requester_email) = lower($1) and access_request.answer is not null
     order by access_request.requested_at`,
    [email],
  )
  return rows
}

interface Answer {
  answer: AccessAnswer['answer']
  by: string
  reason: string
}

export async function noteAnswer(client: Tx, id: string, { answer, by, reason }: Answer): Promise<void> {
  await client.query('update access_request set answer = $2, answered_by = $3, reason = $4 where id = $1', [
    id,
    answer,
    by,
    reason,
  ])
}

/** Adds a person to the contributors of a domain, whose row the caller has locked. */
export async function addContributor(
  client: Tx,
  { domainId, email, at }: { domainId: string; email: string; at: number },
): Promise<void> {
  await client.query(
    'update domain set contributors = array_append(contributors, $2), updated_at = $3 where id = $1',
    [domainId, email.toLowerCase(), new Date(at)],
  )
}

/** Returns the domain that it was about, if this person had such an answer. */
export async function forgetAnswer(tx: Tx, id: string, { email }: User): Promise<string | undefined> {
  const { rows } = await tx.query<{ domain: string }>(
    `delete from access_request using domain
     where access_request.id = $1 and answer is not null and lower(requester_email) = lower($2)
       and domain.id = access_request.domain_id
     returning domain.name as domain`,
    [id, email],
  )
  return rows[0]?.domain
}
