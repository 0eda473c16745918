import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { auth } from '@sdp/api'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder } from '../testing/data-folder.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const rounds = 10
const enoughMillis = 60_000
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
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
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
  const { process: child } = server
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

async function postmaster(): Promise<{ pid: number; port: number }> {
  const lines = (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

const crashes: [what: string, crash: () => Promise<void>][] = [
  ['the server', () => stop('SIGKILL')],
  [
    'PostgreSQL',
    async () => {
      process.kill((await postmaster()).pid, 'SIGKILL')
      await sleep(100)
      await stop('SIGKILL')
    },
  ],
  [
    'both',
    async () => {
      const { pid } = await postmaster()
      const gone = stop('SIGKILL')
      process.kill(pid, 'SIGKILL')
      await gone
    },
  ],
]

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
  const answer = await fetch(`${server.url}/api/domains/crash`, { headers: server.headers })
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

  // Ten kills; on a slow machine fewer, but each kind at least once.
  const enoughAt = Date.now() + enoughMillis
  for (let round = 0; round < rounds && (round < crashes.length || Date.now() < enoughAt); round++) {
    let isRunning = true
    const writing = writers.map(async (writer) => {
      for (let at = 0; isRunning; at++) {
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
    isRunning = false
    await Promise.all(writing)
    cutShort += unanswered.size

    server = await start()
    const [tts, audio] = await readBoth()
    expect(tts, `after killing ${what}`).toEqual(audio)
    for (const key of acknowledged) expect(tts.has(key), `${key} after killing ${what}`).toBe(true)

    for (const key of unanswered) {
      expect(await save(key), `${key} again`).toBe(true)
      acknowledged.add(key)
    }
    unanswered.clear()
  }

  expect(cutShort).toBeGreaterThan(0)
  const [tts] = await readBoth()
  expect(tts).toEqual(acknowledged)
  expect(await countSaves()).toBe(acknowledged.size)
}, 240_000)

/** Saves with an id in the history, straight from the database. */
async function countSaves(): Promise<number> {
  const password = await readFile(path.join(dataDir, 'postgres-password'), 'utf8')
  const { port } = await postmaster()
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'sdp', password, database: 'sdp' })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from revision where save_id is not null')
  await client.end()
  return rows[0].count
}
