import pg, { type Pool } from 'pg'
import { directOf } from './pooler.ts'

const lockMillis = 120_000
/** Those who wait for a lock each have one. */
const maxConnections = 10

const unlimitedPools = new WeakMap<Pool, Pool>()

/**
 * Connections outside a pool for short work under a lock, again and again: without the timeouts of calls, and kept for a while.
 * To open one costs both sides more processor time (they derive keys, the database starts a process) than what is asked on it.
 */
export function lockConnections(db: Pool): Pool {
  const known = unlimitedPools.get(db)
  if (known !== undefined) return known
  const { connectionString, connectionTimeoutMillis } = directOf(db).options
  const unlimited = new pg.Pool({
    connectionString,
    connectionTimeoutMillis,
    application_name: 'sdp-studio work',
    keepAlive: true,
    lock_timeout: lockMillis,
    max: maxConnections,
    allowExitOnIdle: true,
  })
  unlimited.on('error', () => {})
  unlimited.on('connect', (client) => client.on('error', () => {}))
  unlimitedPools.set(db, unlimited)
  const end = db.end.bind(db) as () => Promise<void>
  // They end with the pool that they belong to
  Object.assign(db, {
    end: async () => {
      await Promise.all([end(), unlimited.end()])
    },
  })
  return unlimited
}
