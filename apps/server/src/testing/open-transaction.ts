import type { ClientBase, Pool } from 'pg'
import { withOwnConnection } from '../db/database.ts'

/** A transaction of somebody else, outside the pool of the server: it is open while the test works. */
export function whileTransactionIsOpen(db: Pool, work: (client: ClientBase) => Promise<void>): Promise<void> {
  return withOwnConnection(db, async (client) => {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  })
}
