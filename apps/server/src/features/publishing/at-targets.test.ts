import { createClient } from '@redis/client'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lamp } from '../../publishing/testing/lamp.ts'
import { publishingCaller } from '../../publishing/testing/publishing-caller.ts'
import { connectEventsClient } from '../../testing/events-client.ts'
import { type NluServer, startNluServer } from '../../testing/nlu-server.ts'
import { hasRedis, type RedisServer, startRedis } from '../../testing/redis-server.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

const words = messages.publishing
/** What a target has is looked at again after a few seconds. */
const soon = { timeout: 60_000, interval: 100 }

describe.skipIf(!hasRedis)(
  `what targets have${hasRedis ? '' : ' (skipped: there is no redis-server and none could be installed)'}`,
  () => {
    let redis: RedisServer
    let nlu: NluServer
    let server: TestServer
    let paul: Caller
    let nora: Caller
    beforeAll(async () => {
      redis = await startRedis()
      nlu = await startNluServer()
      server = await startTestServer({ SDP_REDIS_ECE: redis.url, SDP_NLU_WORLD_URL: nlu.url })
      paul = await server.as('paul')
      nora = await server.as('nora')
    })
    afterAll(async () => {
      await server?.close()
      await nlu?.stop()
      await redis?.stop()
    })

    async function inRedis<T>(work: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T> {
      const client = createClient({ url: redis.url })
      await client.connect()
      try {
        return await work(client as never)
      } finally {
        client.destroy()
      }
    }
    const pointer = (name: string, environment: string) =>
      inRedis((client) => client.hGetAll(`sdp:ECE:${environment}:${name}:dialog`))

    test('a Redis and a provider that lost everything are reported, and have it again without a new approval once it is delivered again', async () => {
      const own = publishingCaller(paul, 'Lost')
      await own.make()
      await own.act('prod', 'request')
      await publishingCaller(nora, 'Lost').act('prod', 'approve')
      await own.publish('prod')
      expect(await own.stateNames('prod')).toEqual(['published', 'published'])
      const approved = await pointer('Lost', 'prod')
      const files = await inRedis((client) => client.hGetAll(approved.content!))
      // What is saved since is not what was approved
      await own.save(lamp('Bright'))

      await redis.forget()
      nlu.forget()
      await expect.poll(() => own.stateNames('prod'), soon).toEqual(['error', 'error'])
      const [dialog, model] = await own.states('prod')
      expect(dialog!.resourceState).toMatchObject({
        msgShort: words.targetLost('Redis of ECE'),
        atTarget: words.targetLost('Redis of ECE'),
        msgLong: words.deliverAgain,
        isActive: true,
      })
      expect(model!.resourceState.atTarget).toBe(words.targetLost('NLU provider world'))

      expect(await own.deliver('prod')).toEqual([undefined, undefined])
      await own.ended('prod')
      expect(await own.stateNames('prod')).toEqual(['outdated', 'published'])
      expect(await pointer('Lost', 'prod')).toMatchObject({ content: approved.content })
      expect(await inRedis((client) => client.hGetAll(approved.content!))).toEqual(files)
    })

    test('content of somebody else is named, and so is what a target has although nothing is published (ruling R156)', async () => {
      const own = publishingCaller(paul, 'Foreign')
      await own.make()
      await own.publish('dev')
      expect(await own.stateNames('dev')).toEqual(['published', 'published'])
      const mine = await pointer('Foreign', 'dev')
      const key = 'sdp:ECE:dev:Foreign:dialog'
      await inRedis(async (client) => {
        await client.hSet(`${key}:other`, { '.contentHash': 'abc' })
        await client.hSet(key, { content: `${key}:other`, contentHash: 'abc', savePoint: 'Elsewhere' })
      })
      nlu.active.set('ECE/dev/Foreign/deu-DEU', { artifact: 'other', number: 1 })
      await expect.poll(() => own.stateNames('dev'), soon).toEqual(['error', 'error'])
      const states = (await own.states('dev')).map(({ resourceState }) => resourceState.atTarget)
      expect(states).toEqual([
        words.targetHasOther('Redis of ECE', 'Elsewhere'),
        words.targetHasOther('NLU provider world', undefined),
      ])
      await own.deliver('dev')
      await own.ended('dev')
      expect(await own.stateNames('dev')).toEqual(['published', 'published'])
      expect(await pointer('Foreign', 'dev')).toMatchObject({ content: mine.content })

      nlu.active.set('ECE/nonprod/Foreign/deu-DEU', { artifact: 'other', number: 1 })
      const left = async () => (await own.states('nonprod'))[1]!.resourceState
      await expect.poll(async () => (await left()).state, soon).toBe('error')
      expect((await left()).atTarget).toBe(words.targetStillHas('NLU provider world'))
      await own.deliver('nonprod')
      await own.ended('nonprod')
      expect(await own.stateNames('nonprod')).toEqual(['unpublished', 'unpublished'])
      expect(nlu.active.get('ECE/nonprod/Foreign/deu-DEU')).toMatchObject({ artifact: null })
    })

    test('a target that is just being switched is asked again before it counts as one with other content', async () => {
      const own = publishingCaller(paul, 'Switching')
      await own.make()
      await own.publish('dev')
      const place = 'ECE/dev/Switching/deu-DEU'
      let asked = 0
      // The first time that it is looked at again it says what was there before
      nlu.active.get = (name) => {
        const now = Map.prototype.get.call(nlu.active, name)
        if (name !== place) return now
        return ++asked === 1 ? { artifact: 'other', number: 1 } : now
      }
      const seen = new Set<string>()
      await expect
        .poll(async () => {
          for (const state of await own.stateNames('dev')) seen.add(state)
          return asked
        }, soon)
        .toBeGreaterThan(0)
      Reflect.deleteProperty(nlu.active, 'get')
      expect([...seen]).toEqual(['published'])
      expect(asked).toBe(2)
    })

    test('delivering again is for who may publish, and never overtakes what is under way', async () => {
      const own = publishingCaller(paul, 'Rights')
      await own.make()
      await own.publish('dev')
      const { readOnly } = messages.domain
      expect(await publishingCaller(nora, 'Rights').deliver('dev')).toEqual([readOnly, readOnly])
      await own.save(lamp('Bright'))
      await own.act('dev', 'execute')
      expect(await own.deliver('dev')).toContain(words.isRunning)
      await own.ended('dev')
      expect(await own.stateNames('dev')).toEqual(['published', 'published'])
    })

    test('a publish that failed is an error, also while its target is down, and who asked for it is notified (ruling R158)', async () => {
      const own = publishingCaller(paul, 'Failing')
      await own.make()
      const page = (caller: Caller) =>
        connectEventsClient(server.url, caller.headers.authorization!.slice('Bearer '.length))
      const pages = await Promise.all([paul, nora].map(page))
      await redis.kill()
      await own.publish('dev')
      const [dialog, model] = await own.states('dev')
      expect([dialog!, model!].map(({ resourceState }) => resourceState.state)).toEqual([
        'error',
        'published',
      ])
      expect(dialog!.resourceState).toMatchObject({
        msgShort: words.lastFailed('publish'),
        msgLong: expect.stringMatching(new RegExp(`ECONNREFUSED.*${words.targetSilent}`)),
      })
      const failures = () =>
        pages.map(({ received }) => received.filter(({ type }) => type === 'publishing-failed'))
      const failure = {
        type: 'publishing-failed',
        name: 'Failing',
        action: 'publish',
        node: 'ECE',
        environment: 'dev',
        reason: expect.stringContaining('ECONNREFUSED'),
        askedBy: 'paul@sdp.example',
      }
      await expect.poll(failures, soon).toEqual([[failure], []])
      for (const { close } of pages) close()

      await redis.start()
      const reason = async () => (await own.states('dev'))[0]!.resourceState.msgLong
      await expect.poll(reason, soon).not.toContain(words.targetSilent)
      expect(await own.stateNames('dev')).toEqual(['error', 'published'])
    })
  },
)
