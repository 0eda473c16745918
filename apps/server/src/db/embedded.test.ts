import { chmod, lstat, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CannotStart } from '../process/cannot-start.ts'
import { isPostgres } from '../process/processes.ts'
import { makeDataFolder } from '../testing/data-folder.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'

/** Two cores may be busy with other test files. */
const soon = { timeout: 40_000, interval: 100 }
const enoughMillis = 120_000
const isRoot = process.getuid?.() === 0

let dataDir: string
let remove: () => Promise<void>
let started: EmbeddedPostgres[]
beforeEach(async () => {
  ;({ dataDir, remove } = await makeDataFolder())
  started = []
})
afterEach(async () => {
  for (const { stop } of started) await stop()
  await remove()
}, enoughMillis)

async function start(folder = dataDir, options = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(folder, options)
  started.push(postgres)
  return postgres
}

async function postmaster(): Promise<number> {
  const text = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  return Number(text.split('\n')[0])
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test(
  'it keeps as much in memory as it is told to',
  async () => {
    const { url } = await start(dataDir, { sharedMegabytes: 32 })
    expect(await ask(url, 'show shared_buffers')).toEqual([{ shared_buffers: '32MB' }])
  },
  enoughMillis,
)

test(
  'servers that start and stop at once share one PostgreSQL, and the last of them stops it',
  async () => {
    const [first, second] = await Promise.all([start(), start()])
    const pid = await postmaster()
    expect(second!.url).toBe(first!.url)
    const [, third] = await Promise.all([first!.stop(), start()])
    expect(third.url).toBe(first!.url)
    await second!.stop()
    expect(isPostgres(pid)).toBe(true)
    expect(await ask(third.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await third.stop()
    expect(isPostgres(pid)).toBe(false)
    expect(await readdir(path.join(dataDir, 'servers'))).toEqual([])
    started = []
  },
  enoughMillis,
)

test(
  'one that dies is started again by one of the servers, at the same address and with its data',
  async () => {
    const { url } = await start()
    await start()
    await ask(url, `create table kept as select 'word' as word`)
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const before = await postmaster()
      process.kill(before, signal)
      await expect.poll(() => isPostgres(before), soon).toBe(false)
      await expect
        .poll(() => ask(url, 'select * from kept').catch(() => 'away'), soon)
        .toEqual([{ word: 'word' }])
    }
  },
  enoughMillis,
)

test(
  'a start that is told to stop leaves nothing running',
  async () => {
    const stop = new AbortController()
    const starting = startEmbeddedPostgres(dataDir, { signal: stop.signal })
    await expect.poll(() => readdir(dataDir), soon).toContain('postgres')
    stop.abort(new Error('told to stop'))
    // Whether PostgreSQL was up already is a matter of moments.
    await starting.then(
      ({ stop }) => stop(),
      (error) => expect(error.message).toBe('told to stop'),
    )
    expect(isPostgres(await postmaster())).toBe(false)
    expect(await readdir(path.join(dataDir, 'servers'))).toEqual([])
  },
  enoughMillis,
)

test(
  "where root's PostgreSQL cannot enter, its cluster goes to a folder of its own and stays there; nobody's modes change",
  async () => {
    await chmod(dataDir, 0o700)
    const { url, stop } = await start()
    await ask(url, `create table kept as select 'word' as word`)
    await stop()
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    const cluster = await lstat(path.join(dataDir, 'postgres'))
    if (!isRoot) {
      expect(cluster.isDirectory()).toBe(true)
      return
    }
    const id = (await readFile(path.join(dataDir, 'postgres-id'), 'utf8')).trim()
    const own = path.join('/var/lib/sdp-studio', id)
    expect((await readdir(own)).sort()).toEqual([
      expect.stringMatching(/^binaries-\d/),
      'postgres',
      'postgres.log',
    ])
    // As after the restore of a backup: the cluster is in the data folder and takes the place of the other.
    await rm(path.join(dataDir, 'postgres'))
    await rename(path.join(own, 'postgres'), path.join(dataDir, 'postgres'))
    await mkdir(path.join(own, 'postgres'))
    expect(await ask((await start()).url, 'select * from kept')).toEqual([{ word: 'word' }])
    await started.pop()!.stop()

    await rm(own, { recursive: true })
    const refused = await startEmbeddedPostgres(dataDir).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(CannotStart)
    expect((refused as Error).message).toContain(own)
    started = []
  },
  enoughMillis,
)
