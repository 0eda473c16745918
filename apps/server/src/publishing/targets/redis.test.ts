import { createClient } from '@redis/client'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasRedis, type RedisServer, startRedis } from '../../testing/redis-server.ts'
import type { Run } from '../run-record.ts'
import { aRun, artifactOf, filesOf } from '../testing/redis-runs.ts'
import { redisTarget } from './redis.ts'
import { ContentMissing, type Target, TargetRefusal } from './target.ts'

const { signal } = new AbortController()

describe.skipIf(!hasRedis)(
  `a market's Redis${hasRedis ? '' : ' (skipped: there is no redis-server and none could be installed)'}`,
  () => {
    let redis: RedisServer
    let target: Target
    beforeAll(async () => {
      redis = await startRedis()
      target = redisTarget('ECE', [redis.url], { timeoutMillis: 5000 })
    })
    afterAll(() => redis?.stop())

    async function look<T>(work: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T> {
      const client = createClient({ url: redis.url })
      await client.connect()
      try {
        return await work(client as never)
      } finally {
        client.destroy()
      }
    }
    const pointer = (name: string) => look((client) => client.hGetAll(`sdp:ECE:prod:${name}:dialog`))
    const deliver = (run: Run & { artifactId: string }) =>
      target.deliver({ run, files: filesOf(run.number) }, signal)

    const held = async (run: Run) => [...(await target.holds([run], signal)).values()][0]

    test('it says what it has active: content that is whole, or nothing', async () => {
      const [one, two] = [aRun(20, { name: 'Held' }), aRun(21, { name: 'Held' })]
      expect(await held(one)).toEqual({ artifact: null })
      await deliver(one)
      expect(await held(one)).toEqual({ artifact: null })
      await target.switchTo({ run: one, artifact: artifactOf(one) }, signal)
      expect(await held(one)).toEqual({ artifact: 'artifact-20', number: 20, savePoint: 'Original' })
      const key = 'sdp:ECE:prod:Held:dialog:artifact-20'
      await look((client) => client.hSet(key, '.contentHash', 'of somebody else'))
      expect(await held(one)).toEqual({ artifact: null, number: 20 })
      await deliver(one)
      expect(await held(one)).toMatchObject({ artifact: 'artifact-20' })
      // What is active and was brought again does not end
      expect(await look((client) => client.ttl(key))).toBe(-1)
      await look((client) => client.del(key))
      expect(await held(one)).toEqual({ artifact: null, number: 20 })
      await target.switchTo({ run: two, artifact: undefined }, signal)
      expect(await held(one)).toEqual({ artifact: null, number: 21 })
    })

    test('content is brought, then switched to in one step, and what was active before ends after a while', async () => {
      const [one, two] = [aRun(1), aRun(2)]
      await deliver(one)
      expect(await pointer('Radio')).toEqual({})
      await target.switchTo({ run: one, artifact: artifactOf(one) }, signal)
      await deliver(two)
      await deliver(two)
      expect(await pointer('Radio')).toMatchObject({ number: '1', contentHash: 'hash 1' })
      await target.switchTo({ run: two, artifact: artifactOf(two) }, signal)
      await target.switchTo({ run: two, artifact: artifactOf(two) }, signal)
      const { content, number } = await pointer('Radio')
      expect([content, number]).toEqual(['sdp:ECE:prod:Radio:dialog:artifact-2', '2'])
      await look(async (client) => {
        expect(await client.hGet(content!, 'Radio.meta.json')).toBe('{"number":2}\n')
        expect(await client.ttl(content!)).toBe(-1)
        expect(await client.ttl('sdp:ECE:prod:Radio:dialog:artifact-1')).toBeGreaterThan(0)
      })
    })

    test('what was asked for earlier never replaces what was asked for later, also not what was taken away later', async () => {
      const [early, late, last] = [3, 4, 5].map((number) => aRun(number, { name: 'Late' }))
      await deliver(early!)
      await deliver(late!)
      await target.switchTo({ run: late!, artifact: artifactOf(late!) }, signal)
      const switchEarly = target.switchTo({ run: early!, artifact: artifactOf(early!) }, signal)
      await expect(switchEarly).rejects.toThrow(TargetRefusal)
      await target.switchTo({ run: last!, artifact: undefined }, signal)
      await expect(target.switchTo({ run: late!, artifact: artifactOf(late!) }, signal)).rejects.toThrow(
        messages.pipelines.later,
      )
      expect(await pointer('Late')).toMatchObject({ number: '5', content: '' })
    })

    test('nothing is switched to that is not there, and what is active stays', async () => {
      const [one, two] = [aRun(6, { name: 'Gone' }), aRun(7, { name: 'Gone' })]
      await deliver(one)
      await target.switchTo({ run: one, artifact: artifactOf(one) }, signal)
      const missing = target.switchTo({ run: two, artifact: artifactOf(two) }, signal)
      await expect(missing).rejects.toThrow(ContentMissing)
      expect(await pointer('Gone')).toMatchObject({ number: '6' })
    })

    test('a Redis that is ended during a delivery makes it fail, and after its start all is as before and the next succeeds', async () => {
      const [one, two] = [aRun(8, { name: 'Ended' }), aRun(9, { name: 'Ended' })]
      await deliver(one)
      await target.switchTo({ run: one, artifact: artifactOf(one) }, signal)
      const files = [{ name: 'Radio.meta.json', text: 'x'.repeat(50_000_000) }]
      const delivery = target.deliver({ run: two, files }, signal)
      const failure = expect(delivery).rejects.toThrow()
      await redis.kill()
      await failure
      await expect(target.holds([one], signal)).rejects.toThrow()
      await redis.start()
      expect(await held(one)).toEqual({ artifact: 'artifact-8', number: 8, savePoint: 'Original' })
      expect(await pointer('Ended')).toMatchObject({ number: '8' })
      await deliver(two)
      await target.switchTo({ run: two, artifact: artifactOf(two) }, signal)
      expect(await pointer('Ended')).toMatchObject({ number: '9' })
    })
  },
)
