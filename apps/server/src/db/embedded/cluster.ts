import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CannotStart } from '../../cannot-start.ts'
import { isPostgres } from '../../processes.ts'
import { removeOtherCopies } from './binaries.ts'
import { type RunAs, runCommand } from './commands.ts'
import { exists } from './files.ts'
import { findPlace, type Place } from './place.ts'
import { postgresUser } from './postgres-user.ts'

export interface Cluster extends Place {
  password: string
  as: RunAs
}

/** The cluster of a data folder, set up if there is none yet. */
export async function prepareCluster(dataDir: string): Promise<Cluster> {
  const as = postgresUser()
  const place = await findPlace(dataDir, as)
  const password = await readPassword(path.join(dataDir, 'postgres-password'))
  const cluster = { ...place, password, as }
  if (!(await exists(path.join(cluster.dir, 'PG_VERSION')))) await initialise(cluster)
  return cluster
}

/** Initialises beside the real place and moves it there whole, so that a kill half-way leaves nothing half-made. */
async function initialise(cluster: Cluster): Promise<void> {
  const { dir, binaries, as, password } = cluster
  const fresh = `${dir}.new`
  const passwordFile = `${fresh}.password`
  await rm(fresh, { recursive: true, force: true })
  await rm(dir, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  await give(cluster, fresh)
  await give(cluster, passwordFile)
  const options = ['--username=sdp', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8']
  try {
    await runCommand(binaries.initdb, [`--pgdata=${fresh}`, '--locale=C', ...options], { as, cwd: fresh })
  } catch (error) {
    throw new CannotStart(`PostgreSQL could not be set up in ${dir}: ${(error as Error).message}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(fresh, dir)
}

async function give({ as }: Cluster, file: string): Promise<void> {
  if (as.uid !== undefined) await chown(file, as.uid, as.gid!)
}

/** Starts it on this port, or on a free one; answers the port. */
export async function startCluster(
  cluster: Cluster,
  { port: wanted, signal }: { port?: number; signal?: AbortSignal | undefined } = {},
): Promise<number> {
  const { binaries, logFile, as, dir } = cluster
  await writeFile(logFile, '', { flag: 'a' })
  await give(cluster, logFile)
  await removeOtherCopies(binaries)
  // Right after a kill -9 the old processes can still hold the shared memory for a moment.
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted()
    // Another one each time: somebody may take a free one before PostgreSQL does.
    const port = wanted ?? (await freePort())
    try {
      await runCommand(binaries.pg_ctl, startArguments(cluster, port), { as, cwd: dir })
      return port
    } catch (error) {
      if (attempt === 20) {
        throw new CannotStart(
          `PostgreSQL did not start: ${(error as Error).message} (its own words are in ${logFile})`,
        )
      }
      await sleep(500)
    }
  }
}

function startArguments({ dir, logFile }: Cluster, port: number): string[] {
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c max_connections=200',
    '-c shared_buffers=256MB',
    '-c max_wal_size=2GB',
    '-c log_min_messages=warning',
  ]
  return ['start', '-D', dir, '-l', logFile, '-w', '-t', '120', '-o', settings.join(' ')]
}

export async function stopCluster({ binaries, dir, as }: Cluster): Promise<void> {
  const options = ['-D', dir, '-m', 'fast', '-w', '-t', '60']
  await runCommand(binaries.pg_ctl, ['stop', ...options], { as, cwd: dir }).catch(() => {})
}

/** Whether its main process runs. */
export async function isClusterRunning(cluster: Cluster): Promise<boolean> {
  return isPostgres((await readPidFile(cluster)).pid)
}

/** The port of a PostgreSQL that runs on this folder and answers; its pid file alone proves nothing. */
export async function findRunning(cluster: Cluster, signal?: AbortSignal): Promise<number | undefined> {
  const { pid, port } = await readPidFile(cluster)
  for (let attempt = 0; attempt < 240 && isPostgres(pid); attempt++) {
    signal?.throwIfAborted()
    if (port > 0 && (await answers(port, cluster.password))) return port
    await sleep(500)
  }
  // The number now belongs to some other process, or to none: PostgreSQL would refuse to start because of the file.
  if (!isPostgres(pid)) await rm(pidFile(cluster), { force: true })
  return undefined
}

const pidFile = ({ dir }: Cluster) => path.join(dir, 'postmaster.pid')

async function readPidFile(cluster: Cluster): Promise<{ pid: number; port: number }> {
  const lines = (await readFile(pidFile(cluster), 'utf8').catch(() => '')).split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

async function answers(port: number, password: string): Promise<boolean> {
  const client = new pg.Client({
    ...connection(port, password),
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Makes the product's database if there is none yet, and answers its address. */
export async function ensureDatabase({ password }: Cluster, port: number): Promise<string> {
  const client = new pg.Client({ ...connection(port, password), database: 'postgres' })
  await client.connect()
  try {
    const found = await client.query("select 1 from pg_database where datname = 'sdp'")
    if (found.rowCount === 0) await client.query('create database sdp')
  } finally {
    await client.end()
  }
  return `postgres://sdp:${password}@127.0.0.1:${port}/sdp`
}

function connection(port: number, password: string) {
  return { host: '127.0.0.1', port, user: 'sdp', password }
}

async function readPassword(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept !== '') return kept
  const password = randomBytes(24).toString('hex')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
