import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { auth, domains, gitExport } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startServerProcess } from '../../testing/server-process.ts'
import { makeTestDatabase } from '../../testing/test-database.ts'
import { type Caller, callerAt, startTestServer, type TestServer } from '../../testing/test-server.ts'

const run = promisify(execFile)
const soon = { timeout: 20_000 }
let folder: string
/** What a test opened, the last first. */
let closes: (() => Promise<unknown>)[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sdp-git-owner-'))
  closes = [() => rm(folder, { recursive: true, force: true })]
})
afterEach(async () => {
  for (const close of closes.reverse()) await close()
})

/** A database with an id of its own: those of tests are copies of one. */
async function newDatabase(): Promise<string> {
  const database = await makeTestDatabase()
  closes.push(database.drop)
  return database.url
}

const settingsIn = (dataDir: string) => ({
  SDP_GIT_EXPORT: 'true',
  SDP_DATA_DIR: dataDir,
  SDP_OFFLINE_ACCESS: 'true',
})

async function start(databaseUrl: string, dataDir = folder): Promise<TestServer> {
  const server = await startTestServer(settingsIn(dataDir), { databaseUrl })
  closes.push(server.close)
  return server
}

async function stop(server: TestServer): Promise<void> {
  closes = closes.filter((close) => close !== server.close)
  await server.close()
}

async function createDomain(paul: Caller, name: string): Promise<void> {
  const { status } = await paul.call(domains.create, { body: { name, languages: [{ language: 'eng-USA' }] } })
  expect(status).toBe(200)
}

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', path.join(folder, 'git'), ...args])
  return stdout.trim()
}

/** Every file of the repository with the moment it was written. */
async function written(): Promise<string[]> {
  const files = await readdir(path.join(folder, 'git'), { recursive: true })
  return Promise.all(
    files.sort().map(async (file) => `${file} ${(await stat(path.join(folder, 'git', file))).mtimeMs}`),
  )
}

test('a server with the git folder of another database writes nothing there and says why; all else goes on (ruling R51)', async () => {
  const first = await start(await newDatabase())
  await createDomain(await first.as('paul'), 'Music')
  await first.deps.gitExport!.commitAll()
  await stop(first)
  await run('touch', [
    '-d',
    '3 days ago',
    path.join(folder, 'git', 'unfinished-1-1-of-a-dead-server@nowhere'),
  ])
  const before = await written()

  const url = await newDatabase()
  const other = await startTestServer({}, { databaseUrl: url })
  await other.deps.db.query('update database_identity set id = gen_random_uuid()')
  closes.push(other.close)
  const strange = await startServerProcess(url, { ...settingsIn(folder), SDP_LOG_LEVEL: 'error' })
  closes.push(strange.stop)
  const { accessToken } = (
    await callerAt(strange.url, {}).call(auth.localSignIn, { body: { email: 'paul@sdp.example' } })
  ).body
  const paul = callerAt(strange.url, { authorization: `Bearer ${accessToken}` })

  await createDomain(paul, 'Radio')
  const params = { name: 'Radio', lang: 'eng-USA', env: 'dev' } as const
  const refusal = { status: 404, body: { message: messages.git.otherDatabase } }
  expect(await paul.call(gitExport.find, { params })).toEqual(refusal)
  expect(await paul.call(gitExport.commits, { params, query: {} })).toEqual(refusal)
  expect(await paul.call(gitExport.content, { params: { ...params, sha: 'latest' } })).toEqual(refusal)
  expect(
    await paul.call(gitExport.create, { params: { lang: 'eng-USA', env: 'dev' }, body: { name: 'Radio' } }),
  ).toEqual(refusal)
  expect(await paul.call(gitExport.remove, { params })).toEqual(refusal)
  expect(await (await fetch(`${strange.url}/api/metrics`)).text()).toMatch(/^sdp_git_export_stopped 1$/m)
  const logged = strange.output.filter((line) => line.includes(messages.git.otherDatabase))
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ folder: path.join(folder, 'git') }])
  // Noted for the day on which the folder is the right one.
  const { rows } = await other.deps.db.query('select domain from git_export_queue')
  expect(rows).toEqual([{ domain: 'Radio' }])
  expect(await written()).toEqual(before)
})

test('a repository without an owner is adopted, and plain git reads whose it is', async () => {
  const url = await newDatabase()
  const first = await start(url)
  await createDomain(await first.as('paul'), 'Music')
  await first.deps.gitExport!.commitAll()
  const { rows } = await first.deps.db.query('select id from database_identity')
  expect(await git('config', 'sdp.database')).toBe(rows[0].id)
  await stop(first)

  await git('config', '--remove-section', 'sdp')
  const second = await start(url)
  await createDomain(await second.as('paul'), 'Radio')
  await second.deps.gitExport!.commitAll()
  expect(await git('config', 'sdp.database')).toBe(rows[0].id)
  expect((await git('ls-tree', '--name-only', 'HEAD')).split('\n')).toEqual(['Music', 'Radio'])
})

test('a server with a folder of its own next to that of the others begins no second history', async () => {
  const url = await newDatabase()
  const first = await start(url)
  await createDomain(await first.as('paul'), 'Music')
  await first.deps.gitExport!.commitAll()

  const elsewhere = path.join(folder, 'elsewhere')
  await mkdir(elsewhere)
  const second = await start(url, elsewhere)
  const paul = await second.as('paul')
  expect(await second.deps.gitExport!.stoppedBecause()).toBe(messages.git.folderMissing)
  await createDomain(paul, 'Radio')
  await createDomain(paul, 'Phone')
  // The first one makes the commits of what was saved at the second.
  await expect
    .poll(async () => (await git('ls-tree', '--name-only', 'HEAD')).split('\n'), soon)
    .toEqual(['Music', 'Phone', 'Radio'])
  expect(await readdir(elsewhere)).toEqual([])
})
