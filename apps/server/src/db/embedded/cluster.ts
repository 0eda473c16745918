import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CannotStart } from '../../process/cannot-start.ts'
import { isPostgres } from '../../process/processes.ts'
import { installedVersion, removeOtherCopies } from './binaries.ts'
import { type ClusterFiles, findClusterFiles } from './cluster-files.ts'
import { type RunAs, runCommand } from './commands.ts'
import { postgresUser } from './postgres-user.ts'

export interface Cluster extends ClusterFiles {
  password: string
  as: RunAs
}

/** The cluster of a data folder, set up if there is none yet. */
export async function prepareCluster(dataDir: string): Promise<Cluster> {
  const as = postgresUser()
  const files = await findClusterFiles(dataDir, as)
  const password = await readPassword(path.join(dataDir, 'postgres-password'))
  const cluster = { ...files, password, as }
  const madeBy = await readFile(path.join(cluster.dir, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (madeBy === undefined) await initialise(cluster)
  else await refuseOtherMajor(madeBy.trim(), dataDir)
  return cluster
}

/** PostgreSQL reads no files of another major version. */
async function refuseOtherMajor(madeBy: string, dataDir: string): Promise<void> {
  const installed = (await installedVersion()).split('.')[0]!
  if (madeBy === installed) return
  throw new CannotStart(
    `The database in ${dataDir} belongs to PostgreSQL ${madeBy}, and this version of the product brings PostgreSQL ${installed}. Nothing was changed. Make a backup with the version that ran last (npm run backup -- FILE), move ${dataDir} away, and restore it with this one (npm run restore -- FILE --key KEY); docs/operations.md, 'Backup and restore', has the steps`,
  )
}

/** Initialises next to the real place and moves it there whole, so that a kill half-way leaves nothing half-made. */
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

interface ClusterStart {
  port?: number
  signal?: AbortSignal | undefined
  /** What it keeps in memory for all connections. */
  sharedMegabytes?: number | undefined
}

/** Starts it on this port, or on a free one; returns the port. */
export async function startCluster(
  cluster: Cluster,
  { port: wanted, signal, sharedMegabytes = 256 }: ClusterStart = {},
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
      await runCommand(binaries.pg_ctl, startArguments(cluster, { port, sharedMegabytes }), { as, cwd: dir })
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

function startArguments(
  { dir, logFile }: Cluster,
  { port, sharedMegabytes }: { port: number; sharedMegabytes: number },
): string[] {
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c max_connections=200',
    `-c shared_buffers=${sharedMegabytes}MB`,
    '-c max_wal_size=2GB',
    '-c log_min_messages=warning',
  ]
  return ['start', '-D', dir, '-l', logFile, '-w', '-t', '120', '-o', settings.join(' ')]
}

export async function stopCluster(cluster: Cluster): Promise<void> {
  const { binaries, dir, as } = cluster
  const { pid } = await readPidFile(cluster)
  const options = ['-D', dir, '-m', 'fast', '-w', '-t', '60']
  await runCommand(binaries.pg_ctl, ['stop', ...options], { as, cwd: dir }).catch(() => {})
  // pg_ctl waits for the file with its number to go, which is a moment before the process does
  for (let attempt = 0; attempt < 100 && isPostgres(pid); attempt++) await sleep(20)
}

/** Whether its main process runs. */
export async function isClusterRunning(cluster: Cluster): Promise<boolean> {
  return isPostgres((await readPidFile(cluster)).pid)
}

/** The port of a PostgreSQL that runs on this folder and accepts connections; its pid file alone proves nothing. */
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

/** Makes the product's database if there is none yet, and returns its address. */
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
