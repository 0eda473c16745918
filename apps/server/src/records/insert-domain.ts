import { messages, Refused } from '@sdp/domain'
import type { DomainHead } from '@sdp/domain/general-data'
import type { Tx } from '../db/tx.ts'

/** Writes a new domain; two with one name, whatever the case, cannot be (ruling R2). */
export async function insertDomain(
  client: Tx,
  { id, at, head }: { id: string; at: number; head: DomainHead },
): Promise<void> {
  await client.query(
    `insert into domain (id, name, description, tags, picture, handler_url, platforms, contributors, creator, embedded,
       is_test_domain, volatile, is_awaiting_cert, diss, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15)`,
    [
      id,
      head.name,
      head.description,
      head.tags,
      head.picture,
      head.handlerUrl,
      head.platforms,
      head.contributors,
      head.creator,
      head.embedded,
      head.isTestDomain,
      head.volatile,
      head.isAwaitingCert,
      head.diss,
      new Date(at),
    ],
  )
}

/** What a violated unique name means for the user; the Original's id is unique too, and knows more letters. */
export function refuseTakenName(error: unknown, name: string): never {
  const { code, constraint } = error as { code?: string; constraint?: string }
  const isName = constraint === 'domain_name' || constraint === 'save_point_pkey'
  if (code === '23505' && isName) throw new Refused('taken', messages.domain.nameTaken(name))
  throw error
}
