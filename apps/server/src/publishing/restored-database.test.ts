import { randomBytes } from 'node:crypto'
import { createClient } from '@redis/client'
import { messages } from '@sdp/domain'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type NluServer, startNluServer } from '../testing/nlu-server.ts'
import { hasRedis, type RedisServer, startRedis } from '../testing/redis-server.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { numberAbove } from './number-above.ts'
import { type Run, takeNext } from './run-record.ts'
import { askFor } from './testing/ask-for.ts'
import { lamp } from './testing/lamp.ts'
import { publishingCaller } from './testing/publishing-caller.ts'

const words = messages.publishing
/** Two cores may be busy with other test files. */
const enoughMillis = 240_000

describe.skipIf(!hasRedis)(
  `after a backup was restored${hasRedis ? '' : ' (skipped: there is no redis-server and none could be installed)'}`,
  () => {
    let redis: RedisServer
    let nlu: NluServer
    let database: Awaited<ReturnType<typeof makeTestDatabase>>
    const backup = `sdp_test_${randomBytes(6).toString('hex')}`
    beforeAll(async () => {
      redis = await startRedis()
      nlu = await startNluServer()
      database = await makeTestDatabase()
    })
    afterAll(async () => {
      await administer(`drop database if exists ${backup} with (force)`)
      await database?.drop()
      await nlu?.stop()
      await redis?.stop()
    })

    const start = () =>
      startTestServer({ SDP_REDIS_ECE: redis.url, SDP_NLU_WORLD_URL: nlu.url }, { databaseUrl: database.url })

    /** What is documented for a backup, on one database: all of it is copied while no server runs. */
    async function administer(...statements: string[]): Promise<void> {
      const client = new pg.Client({ connectionString: inject('databaseServer') })
      await client.connect()
      try {
        for (const one of statements) await client.query(one)
      } finally {
        await client.end()
      }
    }
    const nameOf = (url: string) => new URL(url).pathname.slice(1)

    async function said(environment: string): Promise<string | undefined> {
      const client = createClient({ url: redis.url })
      await client.connect()
      try {
        const { content } = await client.hGetAll(`sdp:ECE:${environment}:Lamp:dialog`)
        const file = await client.hGet(content!, 'Lamp.responseRealization.deu-DEU.json')
        return JSON.parse(file!).tts_responses.is_on[0]
      } finally {
        client.destroy()
      }
    }

    async function withServer<T>(work: (server: TestServer) => Promise<T>): Promise<T> {
      const server = await start()
      try {
        return await work(server)
      } finally {
        await server.close()
      }
    }

    test(
      'publishing and unpublishing work at once, with Redis and a provider, and states say what the targets have until then',
      async () => {
        await withServer(async (server) => {
          const own = publishingCaller(await server.as('paul'), 'Lamp')
          await own.make()
          await own.publish('dev')
          await own.publish('nonprod')
        })
        await administer(`create database ${backup} template ${nameOf(database.url)} strategy file_copy`)
        await withServer(async (server) => {
          const own = publishingCaller(await server.as('paul'), 'Lamp')
          for (const text of ['Two', 'Three', 'Four']) {
            await own.save(lamp(text))
            await own.publish('dev')
          }
          await own.publish('nonprod')
        })
        expect(await said('dev')).toBe('Four')

        const lost = nameOf(database.url)
        await administer(
          `drop database ${lost} with (force)`,
          `create database ${lost} template ${backup} strategy file_copy`,
        )
        await withServer(async (server) => {
          const own = publishingCaller(await server.as('paul'), 'Lamp')
          const told = (await own.states('dev')).map(({ resourceState }) => resourceState)
          expect(told.map(({ state, atTarget }) => [state, atTarget])).toEqual([
            ['error', words.targetHasOther('Redis of ECE', 'Original')],
            ['error', words.targetHasOther('NLU provider world', undefined)],
          ])
          await own.save(lamp('After'))
          await own.publish('dev')
          expect(await own.stateNames('dev')).toEqual(['published', 'published'])
          expect(await said('dev')).toBe('After')
          const [dialog] = await own.states('dev')
          expect(dialog!.pipeline.logs.map(({ text }) => text)).toContain(
            messages.pipelines.renumbered('Redis of ECE'),
          )
          // The backup's content comes back where it is delivered again, which is what is active here
          expect(await own.deliver('nonprod')).toEqual([undefined, undefined])
          await own.ended('nonprod')
          expect(await said('nonprod')).toBe('Light')
          expect(await own.stateNames('nonprod')).toEqual(['outdated', 'published'])
        })
      },
      enoughMillis,
    )

    test(
      'runs that were asked for keep their order when they are numbered anew, also with two servers and a run that was thought dead',
      async () => {
        const server = await start()
        try {
          server.deps.publishing.close()
          const { db } = server.deps
          const own = publishingCaller(await server.as('paul'), 'Order')
          await own.make()
          const item = {
            node: 'ECE',
            environment: 'dev',
            resource: 'dialog',
            provider: 'runtime',
            language: '',
          }
          const ask = () => askFor(server.deps, { domain: 'order', ...item })
          const [first, second] = [await ask(), await ask()]
          const place = async () => {
            const { rows } = await db.query(`select id from domain where name = 'Order'`)
            return { ...item, domainId: rows[0].id as string }
          }
          const taken = (await takeNext(db, await place())) as Run
          expect(taken.id).toBe(first)
          const seen = taken.number + 1000

          // The target knows a number of a database that is gone
          const number = await numberAbove(db, taken, seen)
          expect(number).toBeGreaterThan(seen)
          const numberOf = async (id: string) => {
            const { rows } = await db.query('select number from publishing_run where id = $1', [id])
            return Number(rows[0].number)
          }
          expect(await numberOf(second)).toBeGreaterThan(number!)
          expect(await numberOf(await ask())).toBeGreaterThan(await numberOf(second))
          // Another server has numbered it anew meanwhile: no need to do it again
          expect(await numberAbove(db, taken, taken.number + 1)).toBe(number)

          // A server that was thought dead comes back with the first run while the second has switched the target
          await db.query(`update publishing_run set state = 'done' where id = $1`, [first])
          const next = (await takeNext(db, await place())) as Run
          await expect(numberAbove(db, taken, next.number)).rejects.toThrow()
          await db.query(`update publishing_run set state = 'done' where id = $1`, [second])
          await db.query(`update publishing_run set state = 'running' where id = $1`, [first])
          expect(await numberAbove(db, taken, next.number)).toBeUndefined()
        } finally {
          await server.close()
        }
      },
      enoughMillis,
    )
  },
)
