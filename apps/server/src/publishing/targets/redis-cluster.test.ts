import { domains, publishing, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { type RedisCluster, startRedisCluster } from '../../testing/redis-cluster.ts'
import { hasRedis } from '../../testing/redis-server.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { lamp } from '../testing/lamp.ts'
import { aRun, artifactOf, filesOf } from '../testing/redis-runs.ts'
import { redisTarget } from './redis.ts'
import { ContentMissing, TargetRefusal } from './target.ts'

const { signal } = new AbortController()
/** Two cores may be busy with other test files. */
const soon = { timeout: 60_000, interval: 100 }

describe.skipIf(!hasRedis)(
  `a Redis Cluster${hasRedis ? '' : ' (skipped: there is no redis-server and none could be installed)'}`,
  () => {
    let cluster: RedisCluster
    beforeAll(async () => {
      cluster = await startRedisCluster()
    }, 90_000)
    afterAll(() => cluster?.stop())

    const keysOf = (node: number) => cluster.ask(node, 'keys', '*').split('\n').filter(Boolean)

    test('dialogs are brought, switched to and taken away on every node, each with its content in one slot', async () => {
      const target = redisTarget('ECE', cluster.addresses, { timeoutMillis: 20_000 })
      const names = Array.from({ length: 12 }, (_, number) => `Radio${number}`)
      const publishTwice = async (name: string) => {
        const [one, two, three] = [1, 2, 3].map((number) => aRun(number, { name }))
        await target.deliver({ run: one!, files: filesOf(1) }, signal)
        await target.switchTo({ run: one!, artifact: artifactOf(one!) }, signal)
        await target.deliver({ run: three!, files: filesOf(3) }, signal)
        await target.switchTo({ run: three!, artifact: artifactOf(three!) }, signal)
        const earlier = target.switchTo({ run: one!, artifact: artifactOf(one!) }, signal)
        await expect(earlier).rejects.toThrow(TargetRefusal)
        const missing = target.switchTo({ run: aRun(4, { name }), artifact: artifactOf(two!) }, signal)
        await expect(missing).rejects.toThrow(ContentMissing)
      }
      await Promise.all([...names, 'Odd {name}', '}{'].map(publishTwice))
      const places = names.map((name) => aRun(3, { name }))
      const held = await target.holds(places, signal)
      expect([...held.values()]).toEqual(
        names.map(() => ({ artifact: 'artifact-3', number: 3, savePoint: 'Original' })),
      )
      for (const node of [0, 1, 2]) {
        const keys = keysOf(node)
        const pointers = keys.filter((key) => key.endsWith('}'))
        expect(pointers.length).toBeGreaterThan(0)
        for (const pointer of pointers) {
          expect(keys).toContain(`${pointer}:artifact-3`)
          expect(cluster.ask(node, 'hget', pointer, 'content')).toBe(`${pointer}:artifact-3\n`)
          expect(cluster.ask(node, 'hget', `${pointer}:artifact-3`, 'Radio.meta.json')).toContain(
            '"number":3',
          )
          expect(cluster.ask(node, 'ttl', `${pointer}:artifact-3`)).toBe('-1\n')
        }
      }
      await target.switchTo({ run: aRun(5, { name: 'Radio0' }), artifact: undefined }, signal)
      expect([...(await target.holds([aRun(5, { name: 'Radio0' })], signal)).values()]).toEqual([
        { artifact: null, number: 5 },
      ])
    }, 90_000)

    test('one node that can be reached is enough to find the others; none is an error in time', async () => {
      const away = [`redis://127.0.0.1:${await freePort()}`, `redis://127.0.0.1:${await freePort()}`]
      const name = 'Reached'
      const target = redisTarget('ECE', [...away, cluster.addresses[1]!], { timeoutMillis: 20_000 })
      await target.deliver({ run: aRun(1, { name }), files: filesOf(1) }, signal)
      await target.switchTo({ run: aRun(1, { name }), artifact: artifactOf(aRun(1)) }, signal)
      expect([...(await target.holds([aRun(1, { name })], signal)).values()]).toMatchObject([{ number: 1 }])
      await expect(redisTarget('ECE', away).holds([aRun(1)], signal)).rejects.toThrow('ECONNREFUSED')
    })

    test('a server publishes to it', async () => {
      const server = await startTestServer({ SDP_REDIS_ECE: cluster.addresses.join(', ') })
      const paul = await server.as('paul')
      const languages = [{ language: 'deu-DEU', default: true }]
      await paul.call(domains.create, { body: { name: 'Lamp', languages, ntg_versions: ['Gen20x.i2'] } })
      const params = { id: 'lamp' }
      await paul.call(sessions.start, { params, query: {}, body: { message: 'work' } })
      const body = { updates: lamp(), language_to_update: 'deu-DEU', commit_message: 'work' }
      await paul.call(domains.update, { params, query: {}, body })
      const place = { node: 'ECE', environment: 'dev', resource: 'dialog', provider: 'runtime' }
      const instruction = { ...place, languages: ['deu-DEU'] }
      const domain = { name: 'Lamp', savePoint: 'Original' }
      const publish = {
        domain,
        context: { instructions: [{ ...instruction, approval: 'execute' as const }] },
      }
      await paul.call(publishing.publish, { body: publish })
      const asked = { body: { domain, context: { instructions: [instruction] } } }
      const state = async () => (await paul.call(publishing.states, asked)).body[0]!.resourceState.state
      await expect.poll(state, soon).toBe('published')
      expect([0, 1, 2].flatMap(keysOf)).toContain('{sdp:ECE:dev:Lamp:dialog}')
      await server.close()
    }, 90_000)

    test('a cluster that does not answer is given up in time', async () => {
      const silent = redisTarget('ECE', cluster.addresses, { timeoutMillis: 1 })
      const delivery = silent.deliver({ run: aRun(1), files: filesOf(1) }, signal)
      await expect(delivery).rejects.toThrow(messages.pipelines.noAnswer(1))
    })
  },
)
