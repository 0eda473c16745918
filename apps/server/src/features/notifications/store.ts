import type { User } from '@sdp/domain'
import type { Pool } from 'pg'

interface Ticket {
  kind: string
  reporter: User
  body: Record<string, unknown>
  at: number
}

/** The built-in ticket tracker: one table, keys counted up. */
export function ticketStore(db: Pool) {
  return {
    open: async ({ kind, reporter, body, at }: Ticket): Promise<string> => {
      const { rows } = await db.query<{ key: string }>(
        `insert into ticket (key, kind, reporter, body, created_at)
         values ('SDP-' || nextval('ticket_number'), $1, $2, $3, $4) returning key`,
        [kind, reporter.email, body, new Date(at)],
      )
      return rows[0]!.key
    },

    /** The domain that somebody wants to join: its exact name and whom to ask. */
    findDomain: async (name: string): Promise<{ name: string; creator: string } | undefined> => {
      const { rows } = await db.query<{ name: string; creator: string }>(
        `select name, creator ->> 'upn' as creator from domain where lower(name) = lower($1)`,
        [name],
      )
      return rows[0]
    },
  }
}
