import type { Pool } from 'pg'
import type { Tx } from '../../db/tx.ts'
import { type SessionRecord, sessionColumns } from '../../records/session-record.ts'

const columns = Object.entries(sessionColumns).map(([name, column]) => `${column} as "${name}"`)

export async function activeSessions(db: Pool): Promise<SessionRecord[]> {
  const { rows } = await db.query<SessionRecord>(
    `select ${columns.join(', ')}
     from domain_session
     join save_point on save_point.id = domain_session.save_point_id
     join domain on domain.id = save_point.domain_id
     where domain_session.expiration_time > now()
     order by domain_session.start_time`,
  )
  return rows
}

export async function putSession(client: Tx, session: SessionRecord): Promise<void> {
  await client.query(
    `insert into domain_session (save_point_id, user_id, user_name, message, start_time, expiration_time)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (save_point_id) do update set user_id = excluded.user_id, user_name = excluded.user_name,
       message = excluded.message, start_time = excluded.start_time, expiration_time = excluded.expiration_time`,
    [
      session.savePointId,
      session.userId,
      session.userName,
      session.message,
      session.startTime,
      session.expirationTime,
    ],
  )
}

export async function deleteSession(client: Tx, savePointId: string): Promise<void> {
  await client.query('delete from domain_session where save_point_id = $1', [savePointId])
}
