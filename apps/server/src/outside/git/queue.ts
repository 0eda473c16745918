import type { Pool } from 'pg'
import type { Tx } from '../../db/tx.ts'
import type { Person } from './objects.ts'

/** One commit that the export owes: files of a revision, or without one files to be taken out. */
export interface PendingExport {
  id: string
  domain: string
  revision?: string | undefined
  /** One file only; otherwise all languages of the domain. */
  file?: { language: string; env: string } | undefined
  author: Person
  message: string
  at: number
}

export async function insertExport(client: Tx, pending: PendingExport): Promise<void> {
  await client.query({
    name: 'insert-export',
    text: `insert into git_export_queue (id, domain, revision, language, env, author_name, author_email, message, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      pending.id,
      pending.domain,
      pending.revision ?? null,
      pending.file?.language ?? null,
      pending.file?.env ?? null,
      pending.author.name,
      pending.author.email,
      pending.message,
      new Date(pending.at),
    ],
  })
}

interface Row {
  id: string
  domain: string
  revision: string | null
  language: string | null
  env: string | null
  author_name: string
  author_email: string
  message: string
  created_at: Date
}

/** Takes the oldest pending export of a domain off the queue; it stays there when the transaction does not commit. */
export async function takeExport(client: Tx, domain: string): Promise<PendingExport | undefined> {
  const { rows } = await client.query<Row>(
    `delete from git_export_queue
     where position = (select min(position) from git_export_queue where domain = $1) returning *`,
    [domain],
  )
  const row = rows[0]
  if (row === undefined) return undefined
  return {
    id: row.id,
    domain: row.domain,
    revision: row.revision ?? undefined,
    file: row.language === null ? undefined : { language: row.language, env: row.env! },
    author: { name: row.author_name, email: row.author_email },
    message: row.message,
    at: row.created_at.getTime(),
  }
}

/** The domains with pending exports, the one that waits longest first. */
export async function waitingDomains(db: Pool): Promise<string[]> {
  const { rows } = await db.query<{ domain: string }>(
    'select domain from git_export_queue group by domain order by min(position)',
  )
  return rows.map(({ domain }) => domain)
}
