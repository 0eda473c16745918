import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { auth, chat, domains, notifications, publishing, type ServerEvent, sessions } from '@sdp/api'
import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase, isDatabaseAway, transaction } from './db/database.ts'
import { isLocked } from './db/locks.ts'
import { CannotStart } from './process/cannot-start.ts'
import { lamp } from './publishing/testing/lamp.ts'
import { connectEventsClient } from './testing/events-client.ts'
import { hasPgBouncer, startPgBouncer } from './testing/pgbouncer.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { makeEmptyDatabase, makeTestDatabase } from './testing/test-database.ts'
import { type Caller, callerAt } from './testing/test-server.ts'

/** Two cores may be busy with other test files. */
const soon = { timeout: 60_000, interval: 100 }
const enoughMillis = 180_000
/** Far fewer than the servers ask for at once. */
const connections = 3

interface Tracker {
  url: string
  /** The keys of the tickets that it was sent, as often as it was sent them. */
  statements: string[]
  isSilent: boolean
  /** Answers all that it was silent about. */
  answer: () => void
  stop: () => void
}

async function startTracker(): Promise<Tracker> {
  const waiting: http.ServerResponse[] = []
  const server = http.createServer(({ headers }, response) => {
    tracker.statements.push(String(headers['idempotency-key']))
    if (tracker.isSilent) waiting.push(response)
    else response.end('{}')
  })
  const tracker: Tracker = {
    url: '',
    statements: [],
    isSilent: false,
    answer: () => {
      tracker.isSilent = false
      for (const response of waiting.splice(0)) response.end('{}')
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  tracker.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return tracker
}

describe.skipIf(!hasPgBouncer)(
  `several servers behind PgBouncer in transaction mode${hasPgBouncer ? '' : ' (skipped: there is no pgbouncer and none could be installed)'}`,
  () => {
    let database: Awaited<ReturnType<typeof makeEmptyDatabase>>
    let pooler: Awaited<ReturnType<typeof startPgBouncer>>
    let servers: ServerProcess[] = []
    let token = ''

    let tracker: Tracker

    beforeAll(async () => {
      tracker = await startTracker()
      database = await makeEmptyDatabase()
      pooler = await startPgBouncer(database.url, { connections })
    })
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()))
      await pooler?.stop()
      await database?.drop()
      tracker?.stop()
    })

    const at = (server: number): Caller =>
      callerAt(servers[server]!.url, { authorization: `Bearer ${token}` })

    const asked = async (sql: string): Promise<Record<string, unknown>[]> => {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      try {
        return (await client.query(sql)).rows
      } finally {
        await client.end()
      }
    }

    test(
      'three first starts at the same moment on an empty database: all serve, and samples and people are made once',
      async () => {
        const settings = {
          SDP_DATABASE_DIRECT_URL: database.url,
          SDP_GIT_EXPORT: 'false',
          SDP_TRACKER_URL: tracker.url,
        }
        const started = await Promise.allSettled(
          Array.from({ length: 3 }, () => startServerProcess(pooler.url, settings)),
        )
        servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
        expect(started.filter(({ status }) => status === 'rejected')).toEqual([])
        expect(await asked('select count(*)::int as samples from domain')).toEqual([{ samples: 4 }])
        const twice = 'select name from domain group by name having count(*) > 1'
        expect(await asked(twice)).toEqual([])
        expect(await asked('select lower(email) from account group by 1 having count(*) > 1')).toEqual([])
        const signIn = { body: { email: 'paul@sdp.example' } }
        token = (await callerAt(servers[0]!.url, {}).call(auth.localSignIn, signIn)).body.accessToken
      },
      enoughMillis,
    )

    test(
      'saves, events, sessions, publishing and the chat hold across servers, for many people at once',
      async () => {
        const page = await connectEventsClient(servers[1]!.url, token)
        const names = Array.from({ length: 12 }, (_, number) => `Lamp${number}`)
        await Promise.all(
          names.map(async (name, number) => {
            const here = at(number % 3)
            const languages = [{ language: 'deu-DEU', default: true }]
            const body = { name, languages, ntg_versions: ['Gen20x.i2'] }
            expect((await here.call(domains.create, { body })).status).toBe(200)
            const params = { id: name.toLowerCase() }
            await here.call(sessions.start, { params, query: {}, body: { message: 'work' } })
            for (const word of ['Hell', 'Licht', 'Light']) {
              const updates = lamp(word)
              const saving = { updates, language_to_update: 'deu-DEU', commit_message: word }
              const saved = await here.call(domains.update, { params, query: {}, body: saving })
              expect(saved.status, JSON.stringify(saved.body)).toBe(200)
              const there = await at((number + 1) % 3).call(domains.read, { params, query: {} })
              expect(there.body.revision).toBe(saved.body.revision)
            }
          }),
        )
        const receivedIds = () =>
          new Set(page.received.map((event: ServerEvent) => 'id' in event && event.id))
        await expect
          .poll(() => names.filter((name) => !receivedIds().has(name.toLowerCase())), soon)
          .toEqual([])
        page.close()

        const domain = { name: 'Lamp0', savePoint: 'Original' }
        const place = { node: 'ECE', environment: 'dev', languages: ['deu-DEU'] }
        const instructions = [
          { ...place, resource: 'dialog', provider: 'runtime' },
          { ...place, resource: 'languageModel', provider: 'world' },
        ]
        const body = {
          domain,
          context: { instructions: instructions.map((one) => ({ ...one, approval: 'execute' as const })) },
        }
        expect((await at(0).call(publishing.publish, { body })).status).toBe(200)
        const states = async () => {
          const { body } = await at(1).call(publishing.states, {
            body: { domain, context: { instructions } },
          })
          return body.map(({ resourceState }) => resourceState.state)
        }
        await expect.poll(states, soon).toEqual(['published', 'published'])
        const header = {
          ...sentHeader({ ...newRequestHeader(), stage: 'ece-dev' as const }),
          language: 'deu-DEU',
        }
        for (const server of [0, 1, 2]) {
          const { body } = await at(server).call(chat.textRecognition, {
            body: { text_query: 'switch the lamp on', header },
          })
          expect(body.systemResponses.map(({ text }) => text)).toEqual(['Light'])
        }
      },
      enoughMillis,
    )

    test(
      'a job is done once, by one server, which holds its lock as long as it works on it',
      async () => {
        const report = (description: string) =>
          at(0).call(notifications.bug, { body: { feedbackType: 'Bug', description, labels: [] } })
        tracker.isSilent = true
        await report('Mute')
        await expect.poll(() => tracker.statements, soon).toHaveLength(1)
        // More than one transaction later, on every connection of the pooler
        for (let round = 0; round < connections * 2; round++)
          await at(round % 3).call(domains.list, { query: {} })
        const atWork = `select ${isLocked('jobAtWork', 'id::text')} as "isLocked" from pgboss.job
                        where name = 'tracker' and state = 'active'`
        expect(await asked(atWork)).toEqual([{ isLocked: true }])
        tracker.answer()
        await Promise.all(Array.from({ length: 12 }, (_, number) => report(`Mute ${number}`)))
        const left = `select from pgboss.job where name = 'tracker' and state < 'completed'`
        await expect.poll(() => asked(left), soon).toEqual([])
        expect(tracker.statements).toHaveLength(13)
        expect(new Set(tracker.statements).size).toBe(13)
        const locks = `select from pg_locks where locktype = 'advisory' and database =
                       (select oid from pg_database where datname = current_database())`
        await expect.poll(() => asked(locks), soon).toEqual([])
      },
      enoughMillis,
    )

    test('statements and transactions are limited in time, and leave nothing on the connections', async () => {
      const db = await connectDatabase(pooler.url, { direct: database.url })
      const settings = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`
      const limited = { statement: '30s', lock: '15s', idle: '1min' }
      expect((await db.query(settings)).rows).toEqual([limited])
      expect(await transaction(db, async (tx) => (await tx.query(settings)).rows)).toEqual([limited])
      const plain = new pg.Client({ connectionString: pooler.url })
      await plain.connect()
      for (let round = 0; round < connections * 2; round++) {
        expect((await plain.query(settings)).rows).toEqual([{ statement: '0', lock: '0', idle: '0' }])
        expect((await plain.query('select name from pg_prepared_statements')).rows).toEqual([])
      }
      await plain.end()
      const slow = transaction(db, async (tx) => {
        await tx.query('set local statement_timeout = 50')
        await tx.query('select pg_sleep(60)')
      })
      expect(isDatabaseAway(await slow.catch((error: unknown) => error))).toBe(true)
      await expect(db.query('select 1 / 0')).rejects.toThrow('division by zero')
      expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }])
      await db.end()
    })

    test('a pooler without a direct address, and two addresses of two databases, stop the start with a sentence', async () => {
      const other = await makeTestDatabase()
      const starts = [connectDatabase(pooler.url), connectDatabase(pooler.url, { direct: other.url })]
      const [alone, different] = await Promise.all(
        starts.map((start) => start.catch((error: unknown) => error)),
      )
      await other.drop()
      expect(alone).toBeInstanceOf(CannotStart)
      expect((alone as Error).message).toContain('SDP_DATABASE_DIRECT_URL must be an address without one')
      expect(different).toEqual(
        new CannotStart('DATABASE_URL and SDP_DATABASE_DIRECT_URL must be addresses of the same database'),
      )
    })
  },
)
