import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { auth, domains, revisions, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder, prepareWithoutSync } from '../testing/data-folder.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'
import { type Caller, callerAt } from '../testing/test-server.ts'

/** Two cores may be busy with other test files. */
const enoughMillis = 300_000

type DataFolder = Awaited<ReturnType<typeof makeDataFolder>>

/** As an installation without settings has them: the embedded PostgreSQL, and a key next to it. */
const settingsOf = ({ dataDir }: DataFolder) => ({
  DATABASE_URL: '',
  SDP_SECRET_KEY: '',
  SDP_DATA_DIR: dataDir,
})

const folders: DataFolder[] = []
async function newDataFolder(): Promise<DataFolder> {
  const folder = await makeDataFolder()
  folders.push(folder)
  await prepareWithoutSync(folder.dataDir)
  return folder
}

let source: DataFolder
let files: DataFolder
let server: ServerProcess
let token: string
const inFiles = (name: string) => path.join(files.dataDir, name)
beforeAll(async () => {
  source = await newDataFolder()
  files = await makeDataFolder()
  folders.push(files)
  server = await startServerProcess('', settingsOf(source))
  const signIn = { body: { email: 'paul@sdp.example' } }
  token = (await callerAt(server.url, {}).call(auth.localSignIn, signIn)).body.accessToken
}, enoughMillis)
afterAll(async () => {
  await server?.stop()
  for (const { remove } of folders) await remove()
}, enoughMillis)

const paulAt = ({ url }: ServerProcess) => callerAt(url, { authorization: `Bearer ${token}` })

function start(command: 'backup' | 'restore', words: string[], on: DataFolder): ChildProcess {
  const built = fileURLToPath(new URL(`../../dist/${command}.js`, import.meta.url))
  const env = { ...process.env, PORT: '0', ...settingsOf(on) }
  return spawn(process.execPath, [built, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

async function run(command: 'backup' | 'restore', words: string[], on: DataFolder) {
  const child = start(command, words, on)
  let output = ''
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (text) => {
      output += text
    })
  }
  const [code] = await once(child, 'exit')
  return { code, output }
}

async function killWhen(child: ChildProcess, isTime: () => Promise<boolean>): Promise<void> {
  const exited = once(child, 'exit')
  while (!(await isTime())) {
    expect(child.exitCode, 'it ended before it was killed').toBeNull()
    await sleep(2)
  }
  child.kill('SIGKILL')
  await exited
}

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Saves again and again, each time when the one before was acknowledged. */
function keepSaving(paul: Caller, id: string): { acknowledged: () => number; stop: () => Promise<void> } {
  let count = 0
  let isStopped = false
  async function saveOn(): Promise<void> {
    while (!isStopped) {
      const body = { updates: { justtalk: [`word ${count}`] }, commit_message: `${count}` }
      const { status } = await paul.call(domains.update, { params: { id }, query: {}, body })
      expect(status).toBe(200)
      count++
    }
  }
  const saving = saveOn()
  return {
    acknowledged: () => count,
    stop: async () => {
      isStopped = true
      await saving
    },
  }
}

async function savedMessages(paul: Caller, id: string): Promise<string[]> {
  const found: string[] = []
  for (;;) {
    const query = { offset: found.length }
    const { body } = await paul.call(revisions.list, { params: { id }, query })
    found.push(...body.revisions.map(({ message }) => message))
    if (!body.more) return found.reverse()
  }
}

test(
  'a backup while people save has one moment: all that was acknowledged before, and of the rest no gap',
  async () => {
    const paul = paulAt(server)
    const { body: made } = await paul.call(domains.create, {
      body: { name: 'Busy', languages: [{ language: 'eng-USA' }] },
    })
    const id = made._id
    await paul.call(sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
    const saving = keepSaving(paul, id)
    await expect.poll(saving.acknowledged, { timeout: 20_000 }).toBeGreaterThan(4)
    const before = saving.acknowledged()
    const key = inFiles('busy.key')
    const backup = await run('backup', [inFiles('busy.tar.gz'), '--key', key], source)
    const after = saving.acknowledged()
    await saving.stop()
    expect(backup).toMatchObject({ code: 0 })
    expect(backup.output).toMatch(/with git history.*It was restored aside and compared/)
    expect(backup.output).toContain(
      `keep a copy of ${path.join(source.dataDir, 'secret-key')} in another place`,
    )
    expect(await readdir(path.join(source.dataDir, 'checks'))).toEqual([])

    const empty = await newDataFolder()
    const withoutKey = await run('restore', [inFiles('busy.tar.gz')], empty)
    expect(withoutKey).toMatchObject({ code: 1 })
    expect(withoutKey.output).toContain('encrypted with a key that is not here')
    expect(await run('restore', [inFiles('busy.tar.gz'), '--key', key], empty)).toMatchObject({ code: 0 })
    const again = await run('restore', [inFiles('busy.tar.gz'), '--key', key], empty)
    expect(again.output).toContain('The database is not empty')

    const restored = await startServerProcess('', settingsOf(empty))
    try {
      // Nobody was signed out: the key that signs is the same.
      const there = paulAt(restored)
      const [first, ...saved] = await savedMessages(there, id)
      expect(first).toBe(messages.commit.created)
      expect(saved).toEqual(saved.map((_, count) => `${count}`))
      expect(saved.length).toBeGreaterThanOrEqual(before)
      expect(saved.length).toBeLessThanOrEqual(after + 1)
      const { body: read } = await there.call(domains.read, { params: { id }, query: {} })
      expect(read.justtalk).toEqual([`word ${saved.length - 1}`])
    } finally {
      await restored.stop()
    }
  },
  enoughMillis,
)

test(
  'a backup that is killed, while it writes or checks, leaves none; a restore that is killed restores nothing; done again both work, also without the key',
  async () => {
    const file = inFiles('killed.tar.gz')
    await killWhen(start('backup', [file], source), () => isThere(`${file}.unfinished`))
    expect(await isThere(file)).toBe(false)
    const checks = path.join(source.dataDir, 'checks')
    await killWhen(start('backup', [file], source), async () => {
      const [check] = await readdir(checks).catch(() => [])
      return check !== undefined && isThere(path.join(checks, check, 'postgres', 'postmaster.pid'))
    })
    expect(await isThere(file)).toBe(false)
    expect(await run('backup', [file], source)).toMatchObject({ code: 0 })
    expect(await readdir(checks)).toEqual([])
    expect(await isThere(`${file}.unfinished`)).toBe(false)
    expect((await run('restore', ['--check', file], source)).output).toContain('is whole')

    const empty = await newDataFolder()
    await killWhen(start('restore', [file, '--without-key'], empty), () =>
      isThere(path.join(empty.dataDir, 'git.restoring')),
    )
    expect(await isThere(path.join(empty.dataDir, 'git'))).toBe(false)
    expect(await run('restore', [file, '--without-key'], empty)).toMatchObject({ code: 0 })
    const restored = await startServerProcess('', settingsOf(empty))
    try {
      const { status } = await paulAt(restored).call(domains.list, { query: {} })
      expect(status).toBe(401)
      const signIn = { body: { email: 'paul@sdp.example' } }
      expect((await callerAt(restored.url, {}).call(auth.localSignIn, signIn)).status).toBe(200)
    } finally {
      await restored.stop()
    }
  },
  enoughMillis,
)
