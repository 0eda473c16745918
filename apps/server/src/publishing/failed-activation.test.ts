import { createClient } from '@redis/client'
import { domains, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasRedis, type RedisServer, startRedis } from '../testing/redis-server.ts'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'
import { askFor, readRun } from './testing/ask-for.ts'
import { lamp } from './testing/lamp.ts'

/** Two cores may be busy with other test files. */
const soon = { timeout: 60_000, interval: 50 }

describe.skipIf(!hasRedis)(
  `a run whose last step fails${hasRedis ? '' : ' (skipped: there is no redis-server and none could be installed)'}`,
  () => {
    let redis: RedisServer
    let server: TestServer
    let paul: Caller
    const params = { id: 'lamp' }
    beforeAll(async () => {
      redis = await startRedis()
      server = await startTestServer({ SDP_REDIS_ECE: redis.url })
      paul = await server.as('paul')
      const body = { name: 'Lamp', languages: [{ language: 'deu-DEU' }], ntg_versions: ['Gen20x.i2'] }
      await paul.call(domains.create, { body })
      await paul.call(sessions.start, { params, query: {}, body: { message: 'work' } })
    })
    afterAll(async () => {
      await server?.close()
      await redis?.stop()
    })

    async function publish(words: string): Promise<Awaited<ReturnType<typeof readRun>>> {
      const body = { updates: lamp(words), commit_message: 'work' }
      await paul.call(domains.update, { params, query: {}, body })
      const place = { node: 'ECE', environment: 'dev', resource: 'dialog', provider: 'runtime', language: '' }
      const id = await askFor(server.deps, { domain: 'lamp', ...place })
      const state = async () => {
        // As if the time until the next attempt had passed
        await server.deps.db.query(`update pgboss.job set start_after = now() where state = 'retry'`)
        // As if most of the attempts had been made
        await server.deps.db.query(
          `update publishing_run set attempts = 8 where current_step = 'activate' and attempts < 8`,
        )
        return (await readRun(server.deps, id)).state
      }
      await expect.poll(state, soon).toMatch(/done|failed/)
      return readRun(server.deps, id)
    }

    /** For the next times something cannot be made active, after its target was switched. */
    async function breakActivations(times: number): Promise<void> {
      await server.deps.db.query(`
        drop sequence if exists activations cascade;
        create sequence activations;
        create or replace function refuse_activation() returns trigger language plpgsql as $$ begin
          if nextval('activations') <= ${times} then raise exception 'The disk is broken'; end if;
          return new;
        end $$;
        create or replace trigger refuse_activation before insert on activation
          for each row execute function refuse_activation()`)
    }

    async function contentInRedis(): Promise<string | undefined> {
      const client = createClient({ url: redis.url })
      await client.connect()
      const pointer = 'sdp:ECE:dev:Lamp:dialog'
      const content = await client.hGet(pointer, 'content')
      client.destroy()
      return content?.slice(pointer.length + 1)
    }

    test('an activation that is rolled back is tried again', async () => {
      await breakActivations(2)
      const published = await publish('Light')
      expect(published).toMatchObject({ state: 'done', steps: { activate: 'success' } })
      expect(await contentInRedis()).toBe(published.artifact)
    }, 120_000)

    test('given up after many attempts, it leaves the target with what stays active (ruling R182)', async () => {
      const before = await contentInRedis()
      await breakActivations(1000)
      const published = await publish('Bright')
      const message = messages.pipelines.givenUp(10, 'The disk is broken')
      expect(published).toMatchObject({ state: 'failed', message, steps: { activate: 'failed' } })
      expect(published.artifact).not.toBe(before)
      expect(await contentInRedis()).toBe(before)
    }, 120_000)
  },
)
