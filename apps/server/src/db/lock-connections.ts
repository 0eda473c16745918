import pg, { type Pool } from 'pg'
import { directOf } from './pooler.ts'

const lockMillis = 120_000
/** Those who wait for a lock each have one. */
const mostConnections = 10

const besides = new WeakMap<Pool, Pool>()

/**
 * Connections beside a pool for short work under a lock, again and again: without the timeouts of calls, and kept for a while.
 * To open one costs both sides more processor time (they derive keys, the database starts a process) than what is asked on it.
 */
export function lockConnections(db: Pool): Pool {
  const known = besides.get(db)
  if (known !== undefined) return known
  const { connectionString, connectionTimeoutMillis } = directOf(db).options
  const beside = new pg.Pool({
    connectionString,
    connectionTimeoutMillis,
    application_name: 'sdp-studio work',
    keepAlive: true,
    lock_timeout: lockMillis,
    max: mostConnections,
    allowExitOnIdle: true,
  })
  beside.on('error', () => {})
  beside.on('connect', (client) => client.on('error', () => {}))
  besides.set(db, beside)
  const end = db.end.bind(db) as () => Promise<void>
  // They end with the pool that they stand beside
  Object.assign(db, {
    end: async () => {
      await Promise.all([end(), beside.end()])
    },
  })
  return beside
}
