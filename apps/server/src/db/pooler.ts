import type { Pool, PoolClient } from 'pg'

/**
 * PgBouncer in transaction mode gives each transaction whichever connection is free, so nothing may last longer than one: no
 * settings, prepared statements, temporary tables, session locks or LISTEN. What needs them uses the direct connections.
 */
const directConnections = new WeakMap<Pool, Pool>()

/** Where the state of a session lasts: past the pooler, or the pool itself where there is none. */
export function directOf(db: Pool): Pool {
  return directConnections.get(db) ?? db
}

/** Makes a pool fit for a pooler: timeouts are set in each transaction, single statements are transactions, none has a name. */
export function usePooler(pool: Pool, direct: Pool, timeouts: Readonly<Record<string, number>>): void {
  const settings = Object.entries(timeouts).map(([name, millis]) => `; set local ${name} = ${millis}`)
  const begin = `begin${settings.join('')}`
  begins.set(pool, begin)
  directConnections.set(pool, direct)
  pool.on('connect', withoutNames)
  const end = pool.end.bind(pool) as () => Promise<void>
  Object.assign(pool, {
    query: (...given: unknown[]) => queryAlone(pool, begin, given),
    end: async () => {
      await Promise.all([end(), direct.end()])
    },
  })
}

const begins = new WeakMap<Pool, string>()

/** What a transaction on this pool begins with. */
export function beginOn(db: Pool): string {
  return begins.get(db) ?? 'begin'
}

/** A prepared statement stays with the connection on which it was made. */
function withoutNames(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const unnamed = (asked: unknown) =>
    typeof asked === 'object' && asked !== null && 'name' in asked ? { ...asked, name: undefined } : asked
  Object.assign(client, { query: (asked: unknown, ...more: unknown[]) => query(unnamed(asked), ...more) })
}

/** One statement in a transaction of its own, so that the timeouts hold for it; one way there and back. */
async function queryAlone(pool: Pool, begin: string, given: unknown[]): Promise<unknown> {
  const client = await pool.connect()
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
  const { stream } = client.connection
  stream.cork()
  const sent = [query(begin), query(...given), query('commit')]
  stream.uncork()
  const [started, answered, committed] = await Promise.allSettled(sent)
  const failed = [started, answered, committed].find((one) => one?.status === 'rejected')
  // Behind a statement that failed the commit is a rollback; where that failed too the connection is of no use.
  client.release(committed?.status === 'rejected')
  if (failed !== undefined) throw (failed as PromiseRejectedResult).reason
  return (answered as PromiseFulfilledResult<unknown>).value
}
