import { type Ticket as TicketReply, ticketsAtOnce } from '@sdp/api'
import type { User } from '@sdp/domain'
import type { Pool } from 'pg'
import type { Tx } from '../../db/tx.ts'

interface Ticket {
  kind: string
  reporter: User
  body: Record<string, unknown>
  at: number
}

/** Opens a ticket of the built-in tracker, one table with keys counted up (ruling R266); returns its key. */
export async function openTicket(client: Tx, { kind, reporter, body, at }: Ticket): Promise<string> {
  const { rows } = await client.query<{ key: string }>(
    `insert into ticket (key, kind, reporter, body, created_at)
     values ('SDP-' || nextval('ticket_number'), $1, $2, $3, $4) returning key`,
    [kind, reporter.email, body, new Date(at)],
  )
  return rows[0]!.key
}

interface TicketRow {
  key: string
  kind: string
  reporter: string
  body: { description?: string; message?: string; domainName?: string; source?: string; labels?: string[] }
  created_at: Date
  sent_at: Date | null
  tracker_key: string | null
}

/** A page of the tickets, newest first, and whether there are more. */
export async function listTickets(
  db: Pool,
  before: string | undefined,
): Promise<{ tickets: TicketReply[]; more: boolean }> {
  const { rows } = await db.query<TicketRow>(
    `select key, kind, reporter, body, created_at, sent_at, tracker_key from ticket
     where $1::timestamptz is null or created_at < $1 order by created_at desc limit ${ticketsAtOnce + 1}`,
    [before ?? null],
  )
  return { tickets: rows.slice(0, ticketsAtOnce).map(ticketReply), more: rows.length > ticketsAtOnce }
}

function ticketReply({
  key,
  kind,
  reporter,
  body,
  created_at,
  sent_at,
  tracker_key,
}: TicketRow): TicketReply {
  const { description, message, domainName, source, labels = [] } = body
  return {
    key,
    kind,
    reporter,
    description: description ?? message ?? '',
    labels,
    createdAt: created_at.toISOString(),
    ...(domainName !== undefined && { domainName }),
    ...(source !== undefined && { source }),
    ...(sent_at !== null && { sentAt: sent_at.toISOString() }),
    ...(tracker_key !== null && { trackerKey: tracker_key }),
  }
}

interface NewAccessRequest {
  id: string
  domainId: string
  ticket: string
  requester: User
  message: string
  at: number
}

export async function insertAccessRequest(client: Tx, request: NewAccessRequest): Promise<void> {
  const { id, domainId, ticket, requester, message, at } = request
  await client.query(
    `insert into access_request (id, domain_id, ticket, requester_email, requester_name, message, requested_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, domainId, ticket, requester.email, requester.name, message, new Date(at)],
  )
}

/** The ticket of an open request that somebody made before. */
export async function openRequestOf(
  client: Tx,
  { domainId, email }: { domainId: string; email: string },
): Promise<string | undefined> {
  const { rows } = await client.query<{ ticket: string }>(
    `select ticket from access_request
     where domain_id = $1 and lower(requester_email) = lower($2) and answer is null`,
    [domainId, email],
  )
  return rows[0]?.ticket
}
