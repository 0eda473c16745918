import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@redis/client'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBackup } from '../backup/backup.ts'
import { openBackup, restoreBackup } from '../backup/restore.ts'
import { connectDatabase } from '../db/database.ts'
import { type NluServer, startNluServer } from '../testing/nlu-server.ts'
import { hasRedis, type RedisServer, startRedis } from '../testing/redis-server.ts'
import { makeEmptyDatabase, makeTestDatabase } from '../testing/test-database.ts'
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
    let folder: string
    beforeAll(async () => {
      redis = await startRedis()
      nlu = await startNluServer()
      database = await makeTestDatabase()
      folder = await mkdtemp(path.join(tmpdir(), 'sdp-restored-'))
    })
    afterAll(async () => {
      await rm(folder, { recursive: true, force: true })
      await database?.drop()
      await nlu?.stop()
      await redis?.stop()
    })

    const start = () =>
      startTestServer({ SDP_REDIS_ECE: redis.url, SDP_NLU_WORLD_URL: nlu.url }, { databaseUrl: database.url })

    const { signal } = new AbortController()
    const file = () => path.join(folder, 'backup.tar.gz')
    const gitDir = () => path.join(folder, 'git')

    async function backUp(): Promise<void> {
      const db = await connectDatabase(database.url)
      await makeBackup(file(), { db, gitDir: gitDir(), signal }, async () => {}).finally(() => db.end())
    }

    async function restoreElsewhere(): Promise<typeof database> {
      const empty = await makeEmptyDatabase()
      const db = await connectDatabase(empty.url)
      const manifest = await openBackup(file(), signal)
      await restoreBackup(file(), manifest, { db, gitDir: gitDir(), signal }).finally(() => db.end())
      return empty
    }

    async function printed(environment: string): Promise<string | undefined> {
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
        await backUp()
        await withServer(async (server) => {
          const own = publishingCaller(await server.as('paul'), 'Lamp')
          for (const text of ['Two', 'Three', 'Four']) {
            await own.save(lamp(text))
            await own.publish('dev')
          }
          await own.publish('nonprod')
        })
        expect(await printed('dev')).toBe('Four')

        await database.drop()
        database = await restoreElsewhere()
        await withServer(async (server) => {
          const own = publishingCaller(await server.as('paul'), 'Lamp')
          const states = (await own.states('dev')).map(({ resourceState }) => resourceState)
          expect(states.map(({ state, atTarget }) => [state, atTarget])).toEqual([
            ['error', words.targetHasOther('Redis of ECE', 'Original')],
            ['error', words.targetHasOther('NLU provider world', undefined)],
          ])
          await own.save(lamp('After'))
          await own.publish('dev')
          expect(await own.stateNames('dev')).toEqual(['published', 'published'])
          expect(await printed('dev')).toBe('After')
          const [dialog] = await own.states('dev')
          expect(dialog!.pipeline.logs.map(({ text }) => text)).toContain(
            messages.pipelines.renumbered('Redis of ECE'),
          )
          // The backup's content comes back where it is delivered again, which is what is active here
          expect(await own.deliver('nonprod')).toEqual([undefined, undefined])
          await own.ended('nonprod')
          expect(await printed('nonprod')).toBe('Light')
          expect(await own.stateNames('nonprod')).toEqual(['outdated', 'published'])
        })
      },
      enoughMillis,
    )

    test(
      'runs that were asked for keep their order when they are numbered again, also with two servers and a run that was thought dead (ruling R159)',
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
          // Another server has numbered it again meanwhile: no need to do it again
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
