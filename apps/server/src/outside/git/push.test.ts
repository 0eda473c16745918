import { execFile } from 'node:child_process'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { auth, domains, gitExport, jobs } from '@sdp/api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectDatabase } from '../../db/database.ts'
import { lockNumbers } from '../../db/locks.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { makeTestDatabase } from '../../testing/test-database.ts'
import { type Caller, callerAt, startTestServer } from '../../testing/test-server.ts'

/** Two cores may be busy with other test files. */
const soon = { timeout: 60_000 }
const enoughMillis = 120_000

const run = promisify(execFile)
let folder: string
let remote: string
let settings: Record<string, string>
let database: Awaited<ReturnType<typeof makeTestDatabase>>
let db: Awaited<ReturnType<typeof connectDatabase>>
/** What a test started, the last first. */
let stops: (() => Promise<unknown>)[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sdp-push-'))
  remote = path.join(folder, 'remote.git')
  await run('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote])
  await writeFile(path.join(remote, 'hooks', 'pre-receive'), hook, { mode: 0o755 })
  settings = {
    SDP_GIT_EXPORT: 'true',
    SDP_DATA_DIR: folder,
    SDP_OFFLINE_ACCESS: 'true',
    SDP_GIT_REMOTE: `file://${remote}`,
  }
  database = await makeTestDatabase()
  db = await connectDatabase(database.url)
  stops = []
})
afterEach(async () => {
  await setRemote('go')
  for (const stop of stops.reverse()) await stop()
  await db.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Counts the pushes; is full while there is a file `full`, and keeps the first one waiting from `slow` to `go`. */
const hook = `#!/bin/sh
echo once >> pushes
if [ -e full ]; then echo 'The remote is full' >&2; exit 1; fi
if [ -e slow ] && mkdir waits; then while [ ! -e go ]; do sleep 0.05; done; fi
`
const setRemote = (what: 'full' | 'slow' | 'go') => writeFile(path.join(remote, what), '')
const isWaiting = () =>
  access(path.join(remote, 'waits')).then(
    () => true,
    () => false,
  )
const pushes = async () => (await readFile(path.join(remote, 'pushes'), 'utf8')).split('\n').length - 1
const subjects = async (repository: string) => {
  const { stdout } = await run('git', ['-C', repository, 'log', '--format=%s', 'main'])
  return stdout.trim().split('\n')
}
const received = () => subjects(remote).catch(() => [])

async function startProcess(): Promise<{ pid: number; ada: Caller }> {
  const { url, pid, stop } = await startServerProcess(database.url, settings)
  stops.push(stop)
  const { body } = await callerAt(url, {}).call(auth.localSignIn, { body: { email: 'ada@sdp.example' } })
  return { pid, ada: callerAt(url, { authorization: `Bearer ${body.accessToken}` }) }
}

async function create(caller: Caller): Promise<void> {
  const languages = [{ language: 'eng-USA' }]
  expect((await caller.call(domains.create, { body: { name: 'Music', languages } })).status).toBe(200)
}

async function save(caller: Caller, message: string): Promise<void> {
  const body = { updates: { tts_responses: { a: [message] } }, commit_message: message }
  expect((await caller.call(domains.update, { params: { id: 'music' }, query: {}, body })).status).toBe(200)
}

const file = { params: { name: 'Music', lang: 'eng-USA', env: 'dev' as const } }
const pushJobs = async (...states: string[]) =>
  (await db.query(`select from pgboss.job where name = 'git-push' and state::text = any($1)`, [states]))
    .rowCount

test(
  'a remote that fails stops no export, is not asked by each save, and is a failed job that is sent again',
  async () => {
    await setRemote('full')
    const server = await startTestServer(settings, { databaseUrl: database.url })
    stops.push(server.close)
    const [paul, ada] = [await server.as('paul'), await server.as('ada')]
    await create(paul)
    const putOff = `update pgboss.job set start_after = now() + interval '1 hour'
      where name = 'git-push' and state = 'retry'`
    await expect.poll(async () => (await db.query(putOff)).rowCount, soon).toBe(1)
    const before = await pushes()
    await save(paul, 'One')
    await save(paul, 'Two')
    await server.deps.gitExport!.commitAll()
    await expect.poll(() => pushJobs('created', 'active'), soon).toBe(0)
    expect(await pushes()).toBe(before)
    expect(await subjects(path.join(folder, 'git'))).toEqual(['Two', 'One', 'Create domain'])
    const { body } = await paul.call(gitExport.find, file)
    expect(body.push).toEqual({ state: 'failed', message: expect.stringContaining('The remote is full') })

    const failed = async () => {
      await db.query(`update pgboss.job set start_after = now() - interval '1 second', retry_count = retry_limit - 1
                      where name = 'git-push' and state = 'retry'`)
      return (await ada.call(jobs.failed)).body
    }
    const error = expect.stringContaining('The remote is full')
    await expect.poll(failed, soon).toMatchObject([{ job: 'git-push', attempts: 10, error }])

    await rm(path.join(remote, 'full'))
    const [job] = await failed()
    expect((await ada.call(jobs.sendAgain, { params: { id: job!.id } })).status).toBe(200)
    await expect.poll(received, soon).toEqual(['Two', 'One', 'Create domain'])
    expect(await failed()).toEqual([])
    await expect.poll(async () => (await paul.call(gitExport.find, file)).body.push.state, soon).toBe('done')
  },
  enoughMillis,
)

test(
  'two servers push one after the other, each commit once',
  async () => {
    await setRemote('slow')
    const [first, second] = await Promise.all([startProcess(), startProcess()])
    await create(first.ada)
    await expect.poll(isWaiting, soon).toBe(true)
    await save(second.ada, 'Meanwhile')
    const waitsForLock = `select from pg_locks where locktype = 'advisory' and classid = ${lockNumbers.gitPush} and not granted
      and database = (select oid from pg_database where datname = current_database())`
    await expect.poll(async () => (await db.query(waitsForLock)).rowCount, soon).toBe(1)
    expect(await pushes()).toBe(1)

    await setRemote('go')
    await expect.poll(received, soon).toEqual(['Meanwhile', 'Create domain'])
    await expect.poll(() => pushJobs('created', 'active'), soon).toBe(0)
    expect(await pushes()).toBe(2)
    expect(await pushJobs('retry', 'failed')).toBe(0)
  },
  enoughMillis,
)

test(
  'what a killed server was pushing is pushed by the other one',
  async () => {
    await setRemote('slow')
    const [first, second] = await Promise.all([startProcess(), startProcess()])
    // Asleep, so that it is the first one that begins to push.
    process.kill(second.pid, 'SIGSTOP')
    await create(first.ada)
    await expect.poll(isWaiting, soon).toBe(true)
    process.kill(first.pid, 'SIGKILL')
    // As if it had begun long enough ago for its silence to be noticed.
    await db.query(`update job_attempt set since = now() - interval '1 minute' where queue = 'git-push'`)
    process.kill(second.pid, 'SIGCONT')
    await expect.poll(received, soon).toEqual(['Create domain'])
    await expect.poll(() => pushJobs('created', 'active', 'retry'), soon).toBe(0)
    expect(await pushes()).toBe(2)
  },
  enoughMillis,
)
