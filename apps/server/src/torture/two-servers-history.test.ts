import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { domains, revisions } from '@sdp/api'
import { messages } from '@sdp/domain'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServerProcess } from '../testing/server-process.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { callerAt } from '../testing/test-server.ts'
import { budgetMillis, report } from './budget.ts'

type Running = Awaited<ReturnType<typeof startServerProcess>>

const writers = 4
const secret = 'a-secret-of-the-tests'
const settings = {
  SDP_OFFLINE_ACCESS: 'true',
  SDP_REQUESTS_PER_MINUTE: '1000000',
  SDP_SERVICE_CLIENTS: `torture:${secret}`,
}

let database: Awaited<ReturnType<typeof makeTestDatabase>>
let servers: Running[]
beforeAll(async () => {
  database = await makeTestDatabase()
  servers = await Promise.all([start(), start()])
}, 120_000)
afterAll(async () => {
  await Promise.all(servers?.map(({ stop }) => stop()) ?? [])
  await database?.drop()
})

const start = () => startServerProcess(database.url, settings)
// A service client, since this can run longer than an access token lives.
const headers = {
  authorization: `Basic ${btoa(`torture:${secret}`)}`,
  'x-token': btoa(JSON.stringify({ name: 'Ada', email: 'ada@sdp.example', sub: 'ada' })),
}
const ada = (place: number) => callerAt(servers[place % 2]!.url, headers)

interface Saved {
  base: string
  revision: string
}

/** One after the other, so that each kind of failure is met by saves under way. */
const kills: Record<string, () => Promise<void>> = {
  'servers killed': async () => {
    process.kill(servers[0]!.pid, 'SIGKILL')
    servers = [servers[1]!, await start()]
  },
  'times all connections to the database killed': async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await client.end()
  },
}

test(
  'two servers, saves on both at once and kills in between: one history, in which every answered save stands once on its base',
  async () => {
    const body = { name: 'History', languages: [{ language: 'eng-USA' }] }
    const { _id: id } = (await ada(0).call(domains.create, { body })).body
    const saved = new Map<string, Saved>()
    const counts = { conflicts: 0, 'answers lost': 0 }
    let isRunning = true

    /** Asks until there is an answer, at the other server each time; what a killed one did is not known. */
    async function answerOf<T extends { status: number }>(place: number, ask: (at: number) => Promise<T>) {
      for (let at = place; ; at++) {
        const answer = await ask(at).catch(() => undefined)
        if (answer !== undefined && answer.status < 500) return answer
        counts['answers lost']++
        await sleep(50)
      }
    }

    async function write(writer: number): Promise<void> {
      for (let round = 0; isRunning; round++) {
        const key = `${writer}-${round}`
        const read = { params: { id }, query: { includeDialogs: 'false' as const } }
        const { body: head } = await answerOf(writer + round, (at) => ada(at).call(domains.read, read))
        const change = {
          updates: { tts_responses: { $patch: { put: { [key]: [key] } } } },
          commit_message: key,
          base_revision: head.revision,
          save_id: randomUUID(),
        }
        const sent = { params: { id }, query: {}, body: change }
        const answer = await answerOf(writer + round, (at) => ada(at).call(domains.update, sent))
        if (answer.status === 409) counts.conflicts++
        else {
          expect(answer.status).toBe(200)
          saved.set(key, { base: head.revision, revision: answer.body.revision })
        }
      }
    }

    const writing = Array.from({ length: writers }, (_, writer) => write(writer))
    const endAt = Date.now() + budgetMillis
    const killed = Object.fromEntries(Object.keys(kills).map((what) => [what, 0]))
    for (let round = 0; round === 0 || Date.now() < endAt; round++) {
      for (const [what, kill] of Object.entries(kills)) {
        const before = saved.size
        await expect.poll(() => saved.size, { timeout: 60_000 }).toBeGreaterThan(before + 5)
        await kill()
        killed[what]!++
      }
    }
    isRunning = false
    await Promise.all(writing)

    const history: [message: string, revision: string][] = []
    for (let more = true; more; ) {
      const page = await ada(0).call(revisions.list, { params: { id }, query: { offset: history.length } })
      history.push(
        ...page.body.revisions.map(({ message, revision }) => [message, revision] as [string, string]),
      )
      more = page.body.more
    }
    history.reverse()
    report('two servers', { ...killed, 'saves answered': saved.size, ...counts })

    const [created, ...saves] = history
    expect(created?.[0]).toBe(messages.commit.created)
    expect(new Map(saves)).toEqual(new Map([...saved].map(([key, { revision }]) => [key, revision])))
    expect(saves).toHaveLength(saved.size)
    for (const [at, [key]] of saves.entries())
      expect([key, saved.get(key)!.base]).toEqual([key, history[at]![1]])
    const { body: content } = await ada(1).call(domains.read, { params: { id }, query: {} })
    expect(new Set(Object.keys(content.tts_responses as object))).toEqual(new Set(saved.keys()))
  },
  budgetMillis + 240_000,
)
