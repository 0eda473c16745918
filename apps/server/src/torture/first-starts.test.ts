import { setTimeout as sleep } from 'node:timers/promises'
import { domains } from '@sdp/api'
import pg from 'pg'
import { expect, test } from 'vitest'
import { queueNames } from '../jobs/queues.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'
import { makeEmptyDatabase } from '../testing/test-database.ts'
import { callerAt } from '../testing/test-server.ts'
import { budgetMillis, report, seed } from './budget.ts'
import { openDraws } from './harness/draws.ts'
import { endConnections, serverSettings } from './harness/installation.ts'
import { headersOf } from './harness/recorder.ts'

/** A start on an empty database takes about this long. */
const startMillis = 2500

/** What may happen to servers while they start for the first time. */
const happenings = ['a server is killed', 'nothing', 'all connections are ended'] as const

test(
  'several servers that start at once on an empty database, and are killed meanwhile: the others serve the same, and so do later ones',
  async () => {
    const draw = openDraws(seed)
    const endAt = Date.now() + budgetMillis / 4
    const counts = {
      'first starts': 0,
      'kills of starting servers': 0,
      'kills of connections during a start': 0,
    }
    for (let round = 0; round === 0 || Date.now() < endAt; round++) {
      const happening = happenings[round % happenings.length]!
      const database = await makeEmptyDatabase()
      const killing = new AbortController()
      const started = Promise.allSettled(
        Array.from({ length: 3 - (round % 2) }, (_, at) =>
          startServerProcess(database.url, serverSettings, at === 0 ? { signal: killing.signal } : {}),
        ),
      )
      await sleep(draw(startMillis))
      if (happening === 'a server is killed') {
        killing.abort()
        counts['kills of starting servers']++
      } else if (happening === 'all connections are ended') {
        await endConnections(database.url)
        counts['kills of connections during a start']++
      }
      const ended = await started
      const servers = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      const died = ended.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
      try {
        // Who lost the database while starting may give up; who only had a neighbour killed may not.
        if (happening === 'nothing') expect(died).toEqual([])
        if (happening === 'a server is killed') expect(died.length).toBeLessThanOrEqual(1)
        servers.push(await startServerProcess(database.url, serverSettings))
        await expectSame(servers.filter((server) => !server.hasEnded()))
        await expectWhole(database.url)
        counts['first starts'] += ended.length
      } finally {
        killing.abort()
        await Promise.all(servers.map((server) => server.stop()))
        await database.drop()
      }
    }
    report('first starts', counts)
  },
  budgetMillis + 120_000,
)

async function expectSame(servers: readonly ServerProcess[]): Promise<void> {
  const lists = await Promise.all(
    servers.map(async ({ url }) => {
      const { status, body } = await callerAt(url, headersOf('ada', 1)).call(domains.list, { query: {} })
      expect(status).toBe(200)
      return body.map(({ name }) => name)
    }),
  )
  expect(lists[0]!.length).toBeGreaterThan(0)
  expect(lists).toEqual(servers.map(() => lists[0]))
}

/** Every queue, every migration and every sample domain is there once. */
async function expectWhole(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows: queues } = await client.query<{ name: string }>('select name from pgboss.queue order by 1')
  const wanted = queueNames.flatMap((name) => [name, `${name}-failed`])
  expect(queues.map(({ name }) => name).filter((name) => !name.startsWith('__'))).toEqual(wanted.sort())
  const { rows: halves } = await client.query(
    `select domain.name from domain left join save_point on save_point.domain_id = domain.id and original
     left join revision on revision.id = save_point.head where revision.id is null`,
  )
  expect(halves).toEqual([])
  await client.end()
}
