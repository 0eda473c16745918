import type { SavePointReply } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import type { DomainLanguage } from '../../content/languages.ts'
import { refuseOtherContent } from '../../content/sent-hash.ts'
import type { Db, Tx } from '../../db/tx.ts'

export interface SavePointRecord {
  id: string
  name: string
  description: string
  original: boolean
  createdFrom: string | null
  children: string[]
  head: string
  languages: DomainLanguage[]
  createdAt: Date
  createdBy: string
  updatedAt: Date
  updatedBy: string
}

const select = `
  select id, name, description, original, created_from as "createdFrom", head, languages, created_at as "createdAt",
    created_by as "createdBy", updated_at as "updatedAt", updated_by as "updatedBy",
    array(select child.id from save_point child where child.created_from = save_point.id
          order by child.created_at, child.id) as children
  from save_point`

/** The save points of a domain, the Original first and the others as they came. */
export async function listSavePoints(db: Db, domainId: string): Promise<SavePointRecord[]> {
  const { rows } = await db.query<SavePointRecord>(
    `${select} where domain_id = $1 order by original desc, created_at, id`,
    [domainId],
  )
  return rows
}

export async function getSavePoint(db: Db, id: string): Promise<SavePointRecord> {
  const { rows } = await db.query<SavePointRecord>(`${select} where id = $1`, [id])
  if (rows[0] === undefined) throw new Refused('missing', messages.domain.notFound(id))
  return rows[0]
}

/** The save point that a call with this save id made, when its answer was lost and it comes again. */
export async function findMadeBy(
  client: Tx,
  {
    domainId,
    save_id,
    user,
    sentHash,
  }: { domainId: string; save_id: string; user: { email: string }; sentHash: string },
): Promise<SavePointRecord | undefined> {
  const { rows } = await client.query<{ id: string; author: string; sent_hash: string | null }>(
    `select save_point.id, revision.author, revision.sent_hash from save_point join revision on revision.save_point_id = save_point.id
     where save_point.domain_id = $1 and revision.save_id = $2 and revision.created_at = save_point.created_at`,
    [domainId, save_id],
  )
  if (rows[0] === undefined) return undefined
  if (rows[0].author !== user.email) throw new Refused('taken', messages.domain.saveIdTaken)
  refuseOtherContent(rows[0].sent_hash, sentHash)
  return getSavePoint(client, rows[0].id)
}

/** Removes a save point with its revisions and its session; its texts stay until the next sweep. */
export async function deleteSavePoint(client: Tx, id: string): Promise<void> {
  await client.query('delete from save_point where id = $1', [id])
}

/** What a violated unique name means for the user. */
export function refuseTakenName(error: unknown, name: string): never {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === '23505' && constraint === 'save_point_name') {
    throw new Refused('taken', messages.savePoints.nameTaken(name))
  }
  throw error
}

export function savePointReply(
  { id, head, createdAt, updatedAt, ...point }: SavePointRecord,
  { currentId }: { currentId: string },
): SavePointReply {
  return {
    _id: id,
    ...point,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    current: id === currentId,
    revision: head,
  }
}
