import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { domains, revisions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './db/embedded.ts'
import { makeDataFolder } from './testing/data-folder.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { report } from './torture/budget.ts'

const restarts = 3
const writers = ['a', 'b', 'c']

let dataDir: string
let remove: () => Promise<void>
let postgres: EmbeddedPostgres
let server: TestServer
beforeAll(async () => {
  ;({ dataDir, remove } = await makeDataFolder())
  postgres = await startEmbeddedPostgres(dataDir)
  server = await startTestServer({ SDP_OFFLINE_ACCESS: 'true' }, { databaseUrl: postgres.url })
})
afterAll(async () => {
  await server?.close()
  await postgres?.stop()
  await remove()
})

/** Stops PostgreSQL as an administrator does, without waiting for who is connected. The server starts it again. */
async function stopPostgres(): Promise<void> {
  const lines = (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(lines[0]), 'SIGINT')
}

test('restarted in the middle of saves, the database has each of them once, and no false error is reported', async () => {
  const paul = await server.as('paul')
  const body = { name: 'Restarted', languages: [{ language: 'eng-USA' }] }
  const { _id: id } = (await paul.call(domains.create, { body })).body
  const refusals: { status: number; body: unknown }[] = []
  const saved = new Map<string, string>()
  let isRunning = true

  /** As the browser does: the same save again until it is answered. */
  const save = async (key: string) => {
    const put = { [key]: [`text of ${key}`, 'x'.repeat(2000)] }
    const updates = { tts_responses: { $patch: { put, remove: [] } } }
    const sent = { updates, commit_message: key, save_id: randomUUID() }
    for (;;) {
      const answer = await paul.call(domains.update, { params: { id }, query: {}, body: sent })
      if (answer.status === 200) return answer.body.revision
      refusals.push(answer)
      await sleep(50)
    }
  }
  const writing = writers.map(async (writer) => {
    for (let at = 0; isRunning; at++) saved.set(`${writer}-${at}`, await save(`${writer}-${at}`))
  })
  for (let round = 0; round < restarts; round++) {
    const before = saved.size
    await expect.poll(() => saved.size, { timeout: 20_000 }).toBeGreaterThan(before + 10)
    await stopPostgres()
  }
  const after = saved.size
  await expect.poll(() => saved.size, { timeout: 20_000 }).toBeGreaterThan(after + 10)
  isRunning = false
  await Promise.all(writing)
  report('database stopped', {
    restarts,
    'saves answered': saved.size,
    'answers that it is away': refusals.length,
  })

  expect(refusals.length).toBeGreaterThan(0)
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ status: 503, body: { message: messages.general.databaseUnavailable } })
  }
  const { body: stored } = await paul.call(domains.read, { params: { id }, query: {} })
  expect(new Set(Object.keys(stored.tts_responses as object))).toEqual(new Set(saved.keys()))
  const listed: [message: string, revision: string][] = []
  for (let more = true; more; ) {
    const query = { offset: listed.length }
    const { body: page } = await paul.call(revisions.list, { params: { id }, query })
    listed.push(...page.revisions.map(({ message, revision }) => [message, revision] as [string, string]))
    more = page.more
  }
  const own = listed.filter(([message]) => message !== messages.commit.created)
  expect(own).toHaveLength(saved.size)
  expect(new Map(own)).toEqual(saved)
}, 120_000)
