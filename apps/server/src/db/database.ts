import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg, { type ClientBase, type Pool, type PoolClient } from 'pg'
import { CannotStart } from '../process/cannot-start.ts'
import { lockConnections } from './lock-connections.ts'
import { isLocked, type LockName, lockOnConnection, releaseOnConnection } from './locks.ts'
import {
  contractedSince,
  migrationFiles,
  type RanMigration,
  readMigration,
  refuseNewer,
} from './migration-files.ts'
import { beginOn, directOf, usePooler } from './pooler.ts'
import { connectionOf, insideTransaction, refuseInTransactions, type Tx } from './tx.ts'

/** Nothing that a call asks of the database may take longer; work that may is done with `withOwnConnection`. */
const timeouts = {
  lock_timeout: 15_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
}

/**
 * A pool on the database, once it answers; a database that is still starting up is waited for. With a direct address the other
 * one may be that of a pooler in transaction mode.
 */
export async function connectDatabase(
  url: string,
  {
    direct,
    waitSeconds = 30,
    connections = 20,
  }: { direct?: string | undefined; waitSeconds?: number; connections?: number } = {},
): Promise<Pool> {
  if (direct === undefined)
    return onceItAnswers(openPool(url, connections, timeouts), 'DATABASE_URL', { url, waitSeconds })
  const directPool = await onceItAnswers(openPool(direct, connections, timeouts), 'SDP_DATABASE_DIRECT_URL', {
    url: direct,
    waitSeconds,
  })
  const pool = openPool(url, connections, {})
  usePooler(pool, directPool, timeouts)
  await onceItAnswers(pool, 'DATABASE_URL', { url, waitSeconds })
  await refuseOtherDatabase(pool)
  return pool
}

function openPool(connectionString: string, max: number, atStart: Partial<typeof timeouts>): Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: 'sdp-studio',
    keepAlive: true,
    // Statements of one transaction that do not wait for each other are sent at once, and answered in their order.
    pipeline: true,
    /** Also for one that is free: all are busy. */
    connectionTimeoutMillis: 10_000,
    /** Later than the server's own: for a server that does not answer at all. */
    query_timeout: 40_000,
    ...atStart,
  })
  // A connection that breaks, idle or at work, is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function onceItAnswers(
  pool: Pool,
  setting: string,
  { url, waitSeconds }: { url: string; waitSeconds: number },
): Promise<Pool> {
  const giveUpAt = Date.now() + waitSeconds * 1000
  for (;;) {
    try {
      await pool.query('select 1')
      return refuseInTransactions(pool)
    } catch (error) {
      if (!isStartingUp(error) || Date.now() > giveUpAt) {
        await pool.end()
        throw new CannotStart(`The database does not answer: ${describe(error, setting, url)}`)
      }
      await sleep(250)
    }
  }
}

/** With two addresses of two databases events and locks would be lost without a word: a lock of one is seen at the other. */
async function refuseOtherDatabase(pool: Pool): Promise<void> {
  const name = randomUUID()
  const isSame = await withOwnConnection(pool, async (client) => {
    await lockOnConnection(client, 'jobAtWork', name)
    const { rows } = await pool.query(`select ${isLocked('jobAtWork', '$1::text')} as "isSame"`, [name])
    return rows[0].isSame as boolean
  })
  if (isSame) return
  await pool.end()
  throw new CannotStart('DATABASE_URL and SDP_DATABASE_DIRECT_URL must be addresses of the same database')
}

/**
 * Connection lost, refused, or ended by a database that goes down: whether a transaction was committed is unknown
 * (ruling R397). Or it took too long: a statement (57014), a lock (55P03), a transaction that did nothing (25P03).
 */
const awayCodes = new Set([
  '57014',
  '55P03',
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
])

/** Whether an error says that the database was away, and not that something was wrong with what it was asked. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  // The driver's own errors have no code.
  const isCutOff =
    code === '' &&
    /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect)/.test(
      message,
    )
  return awayCodes.has(code) || code.startsWith('08') || isCutOff
}

/** Whether the disk of the database, or of this server, is full (or what this user may take of it) (ruling R426). */
export function isDiskFull(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return ['53100', 'ENOSPC', 'EDQUOT'].includes(code)
}

function isStartingUp(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === '57P03'
}

function describe(error: unknown, setting: string, url: string): string {
  const { host, pathname } = new URL(url)
  const { message, code } = error as { message: string; code?: string }
  const isPooler = message.includes('unsupported startup parameter')
  const advice = isPooler ? ', which is a pooler: SDP_DATABASE_DIRECT_URL must be an address without one' : ''
  return `${message || code} (${setting} points at ${host}${pathname}${advice})`
}

/** The numbered files that this server knows and the database has not seen. */
export async function missingMigrations(db: Pool): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>('select name from migration')
  const done = new Set(rows.map(({ name }) => name))
  return (await migrationFiles()).filter((name) => !done.has(name))
}

/**
 * Runs the numbered files that have not run yet, each in a transaction of its own. Where there are none it waits for nobody:
 * not for a backup, which keeps others from changing tables.
 */
export async function migrate(db: Pool): Promise<void> {
  const files = await migrationFiles()
  if (await hasRunAll(db, files)) return
  await withOwnConnection(db, async (client) => {
    await lockOnConnection(client, 'migrations')
    await makeMigrationTable(client)
    const ran = await ranMigrations(client)
    refuseNewer(ran, files)
    const done = new Set(ran.map(({ name }) => name))
    for (const name of files) {
      if (!done.has(name)) await inTransaction(client, (tx) => runMigration(tx, name))
    }
  })
}

async function hasRunAll(db: Pool, files: readonly string[]): Promise<boolean> {
  const { rows } = await db.query<{ columns: number }>(
    `select count(*)::int as columns from pg_attribute
     where attrelid = to_regclass('migration') and attname = 'runs_beside'`,
  )
  if (rows[0]!.columns === 0) return false
  const ran = await ranMigrations(db)
  refuseNewer(ran, files)
  const done = new Set(ran.map(({ name }) => name))
  return files.every((name) => done.has(name))
}

async function ranMigrations(db: Pick<ClientBase, 'query'>): Promise<RanMigration[]> {
  const { rows } = await db.query<RanMigration>('select name, runs_beside as "compatibleFrom" from migration')
  return rows
}

export async function makeMigrationTable(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query(
    'create table if not exists migration (name text primary key, ran_at timestamptz not null default now())',
  )
  await client.query('alter table migration add column if not exists runs_beside text')
}

export async function runMigration(tx: Tx, name: string): Promise<void> {
  const sql = await readMigration(name)
  await tx.query(sql)
  await tx.query('insert into migration (name, runs_beside) values ($1, $2)', [
    name,
    contractedSince(sql) ?? '',
  ])
}

/** Runs work in one transaction: as `transaction` does, or with more that belongs to it. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Runs the work in one transaction on a connection of its own; the work has the transaction alone, and not the pool. */
export function transaction<T>(db: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withPooled(db, (client) => inTransaction(client, work, (tx) => tx.query(beginOn(db))))
}

/** The same for work on what `ask` reads or locks; that is sent along with the begin, so it must not write. */
export function askingTransaction<Found, T>(
  db: Pool,
  ask: (tx: Tx) => Promise<Found>,
  work: (tx: Tx, found: Found) => Promise<T>,
): Promise<T> {
  return withPooled(db, async (client) => {
    let found: Found
    const begin = async (tx: Tx) => {
      ;[, found] = await sendTogether(tx, () => [tx.query(beginOn(db)), ask(tx)])
    }
    return inTransaction(client, (tx) => work(tx, found), begin)
  })
}

/**
 * The results of statements that do not wait for each other: they are sent at once, and answered in their order. All of
 * them have ended when it throws what the first one failed with: none may come behind the rollback.
 */
export async function sendTogether<Answers extends unknown[]>(
  tx: Tx,
  send: () => [...{ [At in keyof Answers]: Promise<Answers[At]> }],
): Promise<Answers> {
  const { stream } = (connectionOf(tx) as PoolClient).connection
  stream.cork()
  const sent = send()
  stream.uncork()
  await Promise.allSettled(sent)
  return Promise.all(sent) as Promise<unknown> as Promise<Answers>
}

async function withPooled<T>(db: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await db.connect()
  let broken: Error | undefined
  try {
    return await work(client)
  } catch (error) {
    // Behind a query without an answer nothing else is answered, so the connection cannot serve anybody again.
    if (isDatabaseAway(error)) broken = error as Error
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Runs the work in one transaction that sees one state of the database, while nobody else works under this lock. The lock
 * comes first, so that the state is the one behind it; where anything fails it goes with the connection.
 */
export async function lockedTransaction<T>(
  db: Pool,
  lock: LockName,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await lockConnections(db).connect()
  let isHeld = true
  try {
    await lockOnConnection(client, lock)
    const result = await inTransaction(client, work, (tx) =>
      tx.query('begin isolation level repeatable read'),
    )
    await releaseOnConnection(client, lock).then(
      () => {
        isHeld = false
      },
      () => {},
    )
    return result
  } finally {
    client.release(isHeld)
  }
}

/**
 * Runs the work while nobody else works under this lock; without a transaction, which would keep the database from tidying up.
 */
export function holdingLock<T>(
  db: Pool,
  lock: LockName,
  work: (client: ClientBase) => Promise<T>,
): Promise<T> {
  // Outside the pool: waiting for the others, and work on files between two queries, may take longer than a call may.
  return withOwnConnection(db, async (client) => {
    await client.query(`set lock_timeout = '2min'`)
    await lockOnConnection(client, lock)
    return work(client)
  })
}

/**
 * For work that may take long: a connection outside the pool, without its timeouts. What is locked on it, and its temporary
 * tables, go with it whatever happens. The signal ends it, and with it the statement that it waits for.
 */
export async function withOwnConnection<T>(
  db: Pool,
  work: (client: ClientBase) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const { connectionString, connectionTimeoutMillis } = directOf(db).options
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis,
    application_name: 'sdp-studio work',
    keepAlive: true,
  })
  client.on('error', () => {})
  const end = () => void client.end().catch(() => {})
  signal?.addEventListener('abort', end)
  try {
    await client.connect()
    return await work(client)
  } finally {
    signal?.removeEventListener('abort', end)
    await client.end().catch(() => {})
  }
}

/** Runs the work in one transaction on a connection that somebody else opened. */
export function inTransaction<T>(
  client: ClientBase,
  work: (tx: Tx) => Promise<T>,
  begin: (tx: Tx) => Promise<unknown> = (tx) => tx.query('begin'),
): Promise<T> {
  return insideTransaction(client, async (tx) => {
    try {
      await begin(tx)
      const result = await work(tx)
      await tx.query('commit')
      return result
    } catch (error) {
      if (!isDatabaseAway(error)) await tx.query('rollback').catch(() => {})
      throw error
    }
  })
}
