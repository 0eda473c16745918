import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { chat, domains, publishing } from '@sdp/api'
import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContentStore } from '../content/content-store.ts'
import { connectDatabase, transaction } from '../db/database.ts'
import { lamp } from '../publishing/testing/lamp.ts'
import { hasRedis, type RedisServer, startRedis } from '../testing/redis-server.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { callerAt } from '../testing/test-server.ts'
import { budgetMillis, report, seed } from './budget.ts'

type Running = Awaited<ReturnType<typeof startServerProcess>>

const secret = 'a-secret-of-the-tests'
const language = 'deu-DEU'
const domain = { name: 'History', savePoint: 'Original' }
const people = ['paul', 'nora', 'max']

let database: Awaited<ReturnType<typeof makeTestDatabase>>
let redis: RedisServer | undefined
let servers: Running[]
beforeAll(async () => {
  database = await makeTestDatabase()
  redis = hasRedis ? await startRedis() : undefined
  servers = await Promise.all([start(), start()])
}, 120_000)
afterAll(async () => {
  await Promise.all(servers?.map(({ stop }) => stop()) ?? [])
  await redis?.stop()
  await database?.drop()
})

const start = () =>
  startServerProcess(database.url, {
    SDP_OFFLINE_ACCESS: 'true',
    SDP_GIT_EXPORT: 'false',
    SDP_REQUESTS_PER_MINUTE: '1000000',
    SDP_SERVICE_CLIENTS: `torture:${secret}`,
    ...(redis && { SDP_REDIS_ECE: redis.url }),
  })
const at = (place: number, person: string) =>
  callerAt(servers[place % 2]!.url, {
    authorization: `Basic ${btoa(`torture:${secret}`)}`,
    'x-token': btoa(JSON.stringify({ name: person, email: `${person}@sdp.example`, sub: person })),
  })

/** One after the other, so that each kind of failure is met by runs under way. */
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
  ...(hasRedis && {
    'times Redis killed': async () => {
      await redis!.kill()
      await redis!.start()
    },
  }),
}

const places = ['dev', 'nonprod', 'prod'].flatMap((environment) => [
  { node: 'ECE', environment, resource: 'dialog', provider: 'runtime', languages: [language] },
  { node: 'ECE', environment, resource: 'languageModel', provider: 'world', languages: [language] },
])

/** What somebody does next, and how often beside the others. */
const acts = {
  save: 2,
  publish: 6,
  unpublish: 1,
  again: 2,
  approve: 4,
  cancel: 1,
}

test(
  `two servers, people who publish, approve and take back, and kills in between: each activation has one approved run at its end, and what is active is what the last one built${hasRedis ? '' : ' (without Redis: there is no redis-server and none could be installed)'}`,
  async () => {
    const created = await at(0, 'paul').call(domains.create, {
      body: {
        name: domain.name,
        languages: [{ language }],
        ntg_versions: ['Gen20x.i2'],
        contributors: ['nora@sdp.example', 'max@sdp.example'],
      },
    })
    const { _id: id } = created.body
    const save = (person: string, updates: Record<string, unknown>, place = 0) =>
      at(place, person).call(domains.update, {
        params: { id },
        query: {},
        body: { updates, language_to_update: language, commit_message: 'work' },
      })
    expect((await save('paul', lamp())).status).toBe(200)

    const counts: Record<string, number> = { 'answers lost': 0 }
    let isRunning = true
    let saves = 0

    async function live(person: string, place: number): Promise<void> {
      const drawn = fc.sample(
        fc.record({
          act: fc.oneof(
            ...Object.entries(acts).map(([act, weight]) => ({
              arbitrary: fc.constant(act as keyof typeof acts),
              weight,
            })),
          ),
          where: fc.constantFrom(...places),
          which: fc.nat(),
        }),
        { numRuns: 20_000, seed: seed + place },
      )
      for (let round = 0; isRunning; round++) {
        const { act, where, which } = drawn[round % drawn.length]!
        const caller = at(place + round, person)
        const option = (approval: 'execute' | 'approve' | 'cancel') => ({
          body: { domain, context: { instructions: [{ ...where, approval }] } },
        })
        const asking = async () => {
          if (act === 'save') {
            const words = [`${person} ${saves++}`]
            return save(person, { tts_responses: { is_on: words, is_off: ['Dark'] } }, place + round)
          }
          if (act === 'approve') return caller.call(publishing.publish, option('approve'))
          if (act === 'cancel') return caller.call(publishing.publish, option('cancel'))
          if (act === 'again') {
            const told = await caller.call(publishing.history, { body: { domain, context: {} } })
            const built = told.body.filter(({ hasArtifact }) => hasArtifact)
            const run = built[which % Math.max(1, built.length)]
            if (run === undefined) return told
            const approval = run.environment === 'prod' && which % 2 === 0 ? 'request' : 'execute'
            return caller.call(publishing.again, { body: { domain, context: { run: run.run, approval } } })
          }
          // Asked for where it has to be, done where it may be
          const call = publishing[act]
          if (where.environment === 'prod') {
            await caller.call(call, {
              body: { domain, context: { instructions: [{ ...where, approval: 'request' }] } },
            })
          }
          return caller.call(call, option('execute'))
        }
        const answer = await asking().catch(() => undefined)
        if (answer === undefined || answer.status >= 500) {
          counts['answers lost']!++
          await sleep(50)
        } else {
          expect([200, 409], JSON.stringify(answer.body)).toContain(answer.status)
          counts[act] = (counts[act] ?? 0) + 1
        }
      }
    }

    const db = await connectDatabase(database.url)
    const count = async (where: string) => {
      const { rows } = await db.query<{ count: number }>(
        `select count(*)::int as count from publishing_run where ${where}`,
      )
      return rows[0]!.count
    }
    const living = people.map((person, place) => live(person, place))
    const endAt = Date.now() + budgetMillis
    const killed = Object.fromEntries(Object.keys(kills).map((what) => [what, 0]))
    for (let round = 0; round === 0 || Date.now() < endAt; round++) {
      for (const [what, kill] of Object.entries(kills)) {
        const asked = async () => count('true').catch(() => 0)
        const before = await asked()
        await expect.poll(asked, { timeout: 60_000 }).toBeGreaterThan(before + 2)
        await kill()
        killed[what]!++
      }
    }
    isRunning = false
    await Promise.all(living)
    // What a killed server had begun is found after a while
    await expect.poll(() => count(`state in ('waiting', 'running')`), { timeout: 120_000 }).toBe(0)
    report('publishing', {
      ...killed,
      ...counts,
      'runs done': await count(`state = 'done'`),
      'runs failed': await count(`state = 'failed'`),
    })
    expect(await count(`state = 'done' and environment = 'prod'`)).toBeGreaterThan(0)

    expect(await contradictions(db)).toEqual([])
    await expectSpoken(db)
    if (redis !== undefined) await expectRedis(db, redis.url)
    await db.end()
  },
  budgetMillis + 300_000,
)

/** What the tables say of each other that must not be; each query finds nothing. */
async function contradictions(db: pg.Pool): Promise<unknown[]> {
  const samePlace = `using (domain_id, node, environment, resource, provider, language)`
  const queries = {
    'an activation without its run at its end': `
      select activation.run_id from activation left join publishing_run run on run.id = activation.run_id
      where run.state is distinct from 'done' or run.action <> 'publish' or run.artifact_id <> activation.artifact_id
        or (run.node, run.environment, run.resource, run.language)
          <> (activation.node, activation.environment, activation.resource, activation.language)`,
    'something active that is not what the last run built': `
      select last.id from (
        select distinct on (domain_id, node, environment, resource, provider, language) * from publishing_run
        where state = 'done' order by domain_id, node, environment, resource, provider, language, number desc
      ) last left join activation ${samePlace}
      where activation.run_id is distinct from case when last.action = 'publish' then last.id end`,
    'a run in prod without an approval by somebody else': `
      select run.id from publishing_run run left join publishing_approval approval on approval.id = run.approval_id
      where run.environment = 'prod' and (approval.state is distinct from 'used' or approval.approvers = '[]'
        or approval.content_hash <> run.content_hash
        or exists (select from jsonb_array_elements(approval.approvers) said where said ->> 'email' = approval.requester))`,
    'an approval that was used by no run, or by two': `
      select approval.id from publishing_approval approval where state = 'used'
        and (select count(*) from publishing_run where approval_id = approval.id) <> 1`,
    'an artifact with other content than its run': `
      select run.id from publishing_run run join artifact on artifact.id = run.artifact_id
      where run.action = 'publish' and (artifact.content_hash <> run.content_hash or artifact.manifest <> run.manifest)`,
    'runs of one place that ended in another order': `
      select later.id from publishing_run earlier join publishing_run later ${samePlace}
      where earlier.number < later.number and earlier.ended_at > later.ended_at`,
  }
  const found: unknown[] = []
  for (const [what, text] of Object.entries(queries)) {
    const { rows } = await db.query(text)
    found.push(...rows.map((row) => ({ what, ...row })))
  }
  return found
}

interface ActiveRow {
  environment: string
  dialog: string
  model: string
  artifact: string
}

const bothActive = `
  select dialog.environment, dialog.artifact_id as artifact, encode(said.manifest, 'hex') as dialog,
    encode(understood.manifest, 'hex') as model
  from activation dialog join artifact said on said.id = dialog.artifact_id
  join activation model on model.resource = 'languageModel' and model.environment = dialog.environment
  join artifact understood on understood.id = model.artifact_id
  where dialog.resource = 'dialog' order by 1`

/** The runtime speaks from what is active, at both servers. */
async function expectSpoken(db: pg.Pool): Promise<void> {
  const { rows } = await db.query<ActiveRow>(bothActive)
  const content = openContentStore(db)
  const expected = await transaction(db, async (client) => {
    const composed: { environment: string; manifest: string }[] = []
    for (const { environment, dialog, model } of rows) {
      composed.push({ environment, manifest: await content.compose(client, { dialog, model, language }) })
    }
    return composed
  })
  const spoken = await db.query(
    `select environment, encode(manifest, 'hex') as manifest from published order by environment`,
  )
  expect(spoken.rows).toEqual(expected)
  for (const { environment, manifest } of expected) {
    const text = Buffer.concat(await content.readManifest(manifest, language)).toString()
    const header = {
      ...sentHeader({ ...newRequestHeader(), stage: `ece-${environment}` as 'ece-dev' }),
      language,
    }
    for (const place of [0, 1]) {
      const { body } = await at(place, 'paul').call(chat.textRecognition, {
        body: { text_query: 'switch the lamp on', header },
      })
      const { tts_responses } = JSON.parse(`{${text}}`)
      expect([body.systemResponses[0]?.text]).toEqual(tts_responses.is_on)
    }
  }
}

async function expectRedis(db: pg.Pool, url: string): Promise<void> {
  const client = createClient({ url })
  await client.connect()
  const { rows } = await db.query<{ environment: string; artifact: string | null }>(
    `select environment, artifact_id as artifact from unnest(array['dev', 'nonprod', 'prod']) as environment
     left join (select * from activation where resource = 'dialog') dialog using (environment)`,
  )
  for (const { environment, artifact } of rows) {
    const key = `sdp:ECE:${environment}:${domain.name}:dialog`
    const { content = '' } = await client.hGetAll(key)
    expect([environment, content]).toEqual([environment, artifact === null ? '' : `${key}:${artifact}`])
  }
  client.destroy()
}
