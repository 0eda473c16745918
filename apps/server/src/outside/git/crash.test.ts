import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { auth, domains } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServerProcess } from '../../testing/server-process.ts'
import { makeTestDatabase } from '../../testing/test-database.ts'

const run = promisify(execFile)
let folder: string
let database: Awaited<ReturnType<typeof makeTestDatabase>>
let servers: Awaited<ReturnType<typeof startServerProcess>>[]
let headers: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sdp-git-'))
  database = await makeTestDatabase()
  const settings = { SDP_GIT_EXPORT: 'true', SDP_DATA_DIR: folder, SDP_OFFLINE_ACCESS: 'true' }
  const start = () => startServerProcess(database.url, settings)
  servers = await Promise.all([start(), start()])
  const answer = await ask(0, 'POST', auth.localSignIn.path, { email: 'ada@sdp.example' })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  headers = { authorization: `Bearer ${accessToken}` }
})
afterAll(async () => {
  await servers?.[1]?.stop()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

function ask(server: number, method: string, call: string, body: unknown): Promise<Response> {
  return fetch(`${servers[server]!.url}/api${call}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function subjects(): Promise<string[]> {
  const { stdout } = await run('git', ['-C', path.join(folder, 'git'), 'log', '--format=%s', '--reverse'])
  return stdout.trim().split('\n')
}

/** Saves through a server until it is gone or enough is saved; returns the messages of what it acknowledged. */
async function saveMany(server: number, name: string, onSave: (count: number) => void): Promise<string[]> {
  const saved: string[] = []
  for (let at = 0; at < 30; at++) {
    const message = `${name} ${at}`
    const body = { updates: { tts_responses: { text: [message] } }, commit_message: message }
    const answer = await ask(server, 'PUT', `/domains/${name}`, body).catch(() => undefined)
    if (answer?.status !== 200) return saved
    saved.push(message)
    onSave(saved.length)
  }
  return saved
}

test('two servers write one repository; one is killed, and every acknowledged save is one commit, in order', async () => {
  for (const name of ['one', 'two']) {
    const languages = [{ language: 'eng-USA' }]
    expect((await ask(0, 'POST', domains.create.path, { name, languages })).status).toBe(200)
  }
  const kill = (count: number) => {
    if (count === 12) process.kill(servers[0]!.pid, 'SIGKILL')
  }
  const [first, second] = await Promise.all([saveMany(0, 'one', kill), saveMany(1, 'two', () => {})])
  expect(first.length).toBeGreaterThanOrEqual(12)
  expect(first.length).toBeLessThan(30)
  expect(second).toHaveLength(30)

  await expect
    .poll(subjects, { timeout: 60_000 })
    .toEqual(expect.arrayContaining([...first, ...second, 'Create domain']))
  const made = await subjects()
  expect(made.filter((subject) => first.includes(subject))).toEqual(first)
  expect(made.filter((subject) => second.includes(subject))).toEqual(second)
  const { stdout } = await run('git', ['-C', path.join(folder, 'git'), 'fsck', '--strict', '--no-dangling'])
  expect(stdout).toBe('')
}, 120_000)
