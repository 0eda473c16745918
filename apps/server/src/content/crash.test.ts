import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { auth } from '@sdp/api'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder } from '../testing/data-folder.ts'
import { builtServer } from '../testing/server-process.ts'
import { report } from '../torture/budget.ts'

const rounds = 12
const enoughMillis = 60_000
/** How soon a server whose database connections all broke answers again, on a busy machine. */
const recovered = { timeout: 15_000 }
const writers = ['a', 'b', 'c']

let dataDir: string
let remove: () => Promise<void>
let server: RunningServer

interface RunningServer {
  process: ChildProcess
  url: string
  headers: Record<string, string>
}

beforeAll(async () => {
  ;({ dataDir, remove } = await makeDataFolder())
  server = await start()
})
afterAll(async () => {
  await stop('SIGTERM')
  await remove()
})

async function start(): Promise<RunningServer> {
  const { DATABASE_URL: _, ...env } = process.env
  const child = spawn(process.execPath, [builtServer], {
    env: { ...env, PORT: '0', SDP_DATA_DIR: dataDir, SDP_OFFLINE_ACCESS: 'true' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /is ready: (http\S+)/.exec(line)?.[1]
    if (url === undefined) continue
    const answer = await fetch(`${url}/api${auth.localSignIn.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@sdp.example' }),
    })
    const { accessToken } = (await answer.json()) as { accessToken: string }
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
    return { process: child, url, headers }
  }
  throw new Error('The server ended before it was ready')
}

async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (!isRunning()) return
  server.process.kill(signal)
  await once(server.process, 'exit')
}

const isRunning = () => server.process.exitCode === null && server.process.signalCode === null

async function postmaster(): Promise<{ pid: number; port: number }> {
  const lines = (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

async function connectToDatabase(): Promise<pg.Client> {
  const password = await readFile(path.join(dataDir, 'postgres-password'), 'utf8')
  const { port } = await postmaster()
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'sdp', password, database: 'sdp' })
  await client.connect()
  return client
}

/** Kills the process of one connection, of a save under way if there is one. PostgreSQL then ends all connections. */
async function killBackend(): Promise<void> {
  const client = await connectToDatabase()
  client.on('error', () => {})
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'sdp-studio' order by state = 'idle' limit 1`,
  )
  const ended = new Promise((resolve) => client.once('end', resolve))
  process.kill(rows[0]!.pid, 'SIGKILL')
  await ended
}

/** What is killed, and how it goes on from there. */
const crashes: [what: string, crash: () => Promise<void>][] = [
  [
    'the server',
    async () => {
      await stop('SIGKILL')
      server = await start()
    },
  ],
  [
    'PostgreSQL',
    async () => {
      process.kill((await postmaster()).pid, 'SIGKILL')
      await sleep(100)
      await stop('SIGKILL')
      server = await start()
    },
  ],
  [
    'both',
    async () => {
      const { pid } = await postmaster()
      const exited = stop('SIGKILL')
      process.kill(pid, 'SIGKILL')
      await exited
      server = await start()
    },
  ],
  [
    'a process of PostgreSQL',
    async () => {
      const { pid } = await postmaster()
      await killBackend()
      await expect.poll(statusOfRead, recovered).toBe(200)
      expect(isRunning()).toBe(true)
      expect((await postmaster()).pid).toBe(pid)
    },
  ],
]

const readDomain = () => fetch(`${server.url}/api/domains/crash`, { headers: server.headers })
const statusOfRead = async () => (await readDomain()).status

/** One save puts the same text at two places: only one of them there would be half a save. */
async function save(key: string): Promise<boolean> {
  const put = { [key]: [`text of ${key}`, 'x'.repeat(2000)] }
  const body = {
    updates: { tts_responses: { $patch: { put } }, audio_responses: { $patch: { put } } },
    commit_message: key,
    save_id: `save-of-${key}`,
  }
  try {
    const answer = await fetch(`${server.url}/api/domains/crash`, {
      method: 'PUT',
      headers: server.headers,
      body: JSON.stringify(body),
    })
    return answer.status === 200
  } catch {
    return false
  }
}

async function readBoth(): Promise<[tts: Set<string>, audio: Set<string>]> {
  const answer = await readDomain()
  expect(answer.status).toBe(200)
  const { tts_responses, audio_responses } = (await answer.json()) as Record<string, Record<string, string[]>>
  for (const responses of [tts_responses!, audio_responses!]) {
    for (const [key, texts] of Object.entries(responses)) expect(texts[0]).toBe(`text of ${key}`)
  }
  return [new Set(Object.keys(tts_responses!)), new Set(Object.keys(audio_responses!))]
}

test('killed in the middle of saves, again and again, it keeps every acknowledged save whole and none half', async () => {
  await fetch(`${server.url}/api/domains/`, {
    method: 'POST',
    headers: server.headers,
    body: JSON.stringify({ name: 'Crash', languages: [{ language: 'eng-USA' }] }),
  })
  const acknowledged = new Set<string>()
  const unanswered = new Set<string>()
  let cutShort = 0
  const killed: Record<string, number> = {}

  // Three kills of each kind; on a slow machine fewer, but each kind at least once.
  const enoughAt = Date.now() + enoughMillis
  for (let round = 0; round < rounds && (round < crashes.length || Date.now() < enoughAt); round++) {
    let isOver = false
    const writing = writers.map(async (writer) => {
      for (let at = 0; !isOver; at++) {
        const key = `${writer}-${round}-${at}`
        if (await save(key)) acknowledged.add(key)
        else {
          unanswered.add(key)
          return
        }
      }
    })
    const answeredBefore = acknowledged.size
    await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(answeredBefore + 3)
    await sleep(round * 7)
    const [what, crash] = crashes[round % crashes.length]!
    await crash()
    killed[`kills of ${what}`] = (killed[`kills of ${what}`] ?? 0) + 1
    isOver = true
    await Promise.all(writing)
    cutShort += unanswered.size

    const [tts, audio] = await readBoth()
    expect(tts, `after killing ${what}`).toEqual(audio)
    for (const key of acknowledged) expect(tts.has(key), `${key} after killing ${what}`).toBe(true)

    for (const key of unanswered) {
      expect(await save(key), `${key} again`).toBe(true)
      acknowledged.add(key)
    }
    unanswered.clear()
  }

  report('kills', {
    ...killed,
    'saves answered': acknowledged.size,
    'of them cut short and sent again': cutShort,
  })
  expect(cutShort).toBeGreaterThan(0)
  const [tts] = await readBoth()
  expect(tts).toEqual(acknowledged)
  expect(await countSaves()).toBe(acknowledged.size)
}, 240_000)

/** Saves with an id in the history, straight from the database. */
async function countSaves(): Promise<number> {
  const client = await connectToDatabase()
  const { rows } = await client.query('select count(*)::int as count from revision where save_id is not null')
  await client.end()
  return rows[0].count
}
