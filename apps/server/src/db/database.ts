import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg, { type Pool, type PoolClient } from 'pg'
import { CannotStart } from './embedded.ts'

const migrationsDir = new URL('./migrations/', import.meta.url)
/** One number for all server processes: only one of them migrates at a time. */
const migrationLock = 4_100_001

/** A pool on the database, once it answers; a database that is still starting up is waited for. */
export async function connectDatabase(url: string, { waitSeconds = 30 } = {}): Promise<Pool> {
  const pool = new pg.Pool({ connectionString: url, max: 20, application_name: 'sdp-studio' })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const giveUpAt = Date.now() + waitSeconds * 1000
  for (;;) {
    try {
      await pool.query('select 1')
      return pool
    } catch (error) {
      if (!isStartingUp(error) || Date.now() > giveUpAt) {
        await pool.end()
        throw new CannotStart(`The database does not answer: ${describe(error, url)}`)
      }
      await sleep(250)
    }
  }
}

/** Connection lost, refused, or ended by a database that goes down: whether a transaction was committed is unknown. */
const awayCodes = new Set([
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
    code === '' && /^(Connection terminated|Client has encountered a connection error)/.test(message)
  return awayCodes.has(code) || code.startsWith('08') || isCutOff
}

/** Whether the disk of the database, or of this server, is full (or what this user may take of it). */
export function isDiskFull(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return ['53100', 'ENOSPC', 'EDQUOT'].includes(code)
}

function isStartingUp(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === '57P03'
}

function describe(error: unknown, url: string): string {
  const { host, pathname } = new URL(url)
  const { message, code } = error as { message: string; code?: string }
  return `${message || code} (DATABASE_URL points at ${host}${pathname})`
}

async function migrationFiles(): Promise<string[]> {
  return (await readdir(migrationsDir)).filter((name) => name.endsWith('.sql')).sort()
}

/** The numbered files that this server knows and the database has not seen. */
export async function missingMigrations(db: Pool): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>('select name from migration')
  const done = new Set(rows.map(({ name }) => name))
  return (await migrationFiles()).filter((name) => !done.has(name))
}

/** Runs the numbered files that have not run yet, each in a transaction of its own. */
export async function migrate(db: Pool): Promise<void> {
  const files = await migrationFiles()
  const client = await db.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(
      'create table if not exists migration (name text primary key, ran_at timestamptz not null default now())',
    )
    const ran = await client.query<{ name: string }>('select name from migration')
    const done = new Set(ran.rows.map((row) => row.name))
    for (const name of files) {
      if (done.has(name)) continue
      const sql = await readFile(new URL(name, migrationsDir), 'utf8')
      await inTransaction(client, async () => {
        await client.query(sql)
        await client.query('insert into migration (name) values ($1)', [name])
      })
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    client.release()
  }
}

/** Runs the work in one transaction on a connection of its own. */
export async function transaction<T>(db: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await db.connect()
  let broken: Error | undefined
  const breaks = (error: Error) => {
    broken = error
  }
  client.on('error', breaks)
  try {
    return await inTransaction(client, () => work(client))
  } finally {
    client.off('error', breaks)
    client.release(broken)
  }
}

async function inTransaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
