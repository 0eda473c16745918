import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aLargeWireDomain } from '@sdp/domain/testing'
import { fromWire, type WireDomain } from '@sdp/domain/wire'
import { transaction } from '../apps/server/src/db/database.ts'
import type { Deps } from '../apps/server/src/deps.ts'
import { publishingChanges } from '../apps/server/src/features/publishing/changes.ts'
import {
  knownItems,
  openScene,
  readSituation,
  statesOf,
} from '../apps/server/src/features/publishing/scene.ts'
import { askFor, readRun } from '../apps/server/src/publishing/testing/ask-for.ts'
import { createDomain, createLarge } from './create-domain.ts'
import { median, middle } from './median.ts'
import { openServer, runBench } from './opening.ts'
import type { Line } from './report.ts'

/** What publishing a domain of 10 MB costs compared with loading it, and how long the database needs for a page of states. */

const language = 'eng-USA'
const rounds = 7
const states = 180
const spoken = Array.from({ length: states / 3 }, (_, at) => `x${at}-BEN`)
const place = { node: 'AMAP', environment: 'dev', language }
const model = { ...place, resource: 'languageModel', provider: 'america' }

await runBench(async ({ databaseUrl }) => {
  const provider = await startProvider()
  const { deps, close } = await openServer(databaseUrl, { SDP_NLU_AMERICA_URL: provider.url })
  try {
    await createLarge(deps, tenMegabytes(), language)
    await createPublished(deps)
    const lists = await median(rounds, () => listsOfAll(deps))
    const load = await median(rounds, () => loadIt(deps))
    const times: number[] = []
    for (let round = -1; round < rounds; round++) {
      const millis = await publishIt(deps)
      if (round >= 0) times.push(millis)
    }
    console.log(`The provider took ${(provider.bytes() / 1e6).toFixed(1)} MB each time.`)
    return [
      {
        what: 'the lists of what will change, all of 10 MB',
        millis: lists,
        against: '300 ms',
        floor: 300,
        limit: 1,
      },
      line('build and deliver a language model of 10 MB', middle(times), load),
      {
        what: `states of ${states} items with a history, in the database`,
        millis: await databaseMillisOfStates(deps),
        against: '50 ms',
        floor: 50,
        limit: 1,
      },
    ]
  } finally {
    await close()
    provider.stop()
  }
})

function line(what: string, millis: number, floor: number): Line {
  return { what, millis, against: 'loading the domain', floor, limit: 5 }
}

function tenMegabytes(): WireDomain {
  return aLargeWireDomain({ intents: 1000, expressions: 50, rules: 5000, languages: [language] })
}

/** As a browser does that opens it: the content, read as JSON and made a domain of. */
async function loadIt({ content }: Deps): Promise<void> {
  const { pieces } = await content.read('large', language)
  const head = Buffer.from('{"name":"Large",')
  const text = Buffer.concat([head, ...pieces, Buffer.from('}')]).toString()
  fromWire(JSON.parse(text) as WireDomain, { freeze: false })
}

/** Nothing is active yet: the longest list of changes that there can be. */
async function listsOfAll(deps: Deps): Promise<void> {
  const { language, ...at } = place
  const changes = await publishingChanges(deps, {
    domain: { name: 'Large', savePoint: 'Original' },
    instructions: [
      { ...at, resource: 'languageModel', provider: 'america', languages: [language] },
      { ...at, resource: 'dialog', provider: 'runtime', languages: [language] },
    ],
    action: 'publish',
  })
  if (changes.comparisons[0]?.topics.length === 0) throw new Error('nothing is listed')
}

/** How long the two steps took by the log of the run. */
async function publishIt(deps: Deps): Promise<number> {
  const run = await askFor(deps, { domain: 'large', ...model, only: ['build', 'deliver', 'activate'] })
  const ended = new Promise<void>((resolve) => {
    const stop = deps.events.subscribe(async ({ type }) => {
      if (type !== 'publishing-updated') return
      const { state, log } = await readRun(deps, run)
      if (state === 'failed') throw new Error(log.join('\n'))
      if (state !== 'done') return
      stop()
      resolve()
    })
  })
  await ended
  const { rows } = await deps.db.query<{ millis: number }>(
    `select 1000 * extract(epoch from
       min(updated_at) filter (where text like 'Activate%') - min(updated_at) filter (where text like 'Build%'))::float
       as millis
     from publishing_log where run_id = $1`,
    [run],
  )
  return rows[0]!.millis
}

async function startProvider() {
  let bytes = 0
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
    const body = Buffer.concat(pieces)
    const { artifact = null, contentHash } = JSON.parse(body.toString())
    if (contentHash !== undefined) bytes = body.length
    response.end(JSON.stringify({ artifact, contentHash }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, bytes: () => bytes, stop: () => server.close() }
}

/** A domain whose languages were published at three environments five times, as the pipelines leave it. */
async function createPublished(deps: Deps): Promise<void> {
  await createDomain(deps, 'Spoken', {
    shared: {},
    byLanguage: Object.fromEntries(spoken.map((one) => [one, {}])),
  })
  await transaction(deps.db, async (client) => {
    await client.query(
      `create temp table made on commit drop as
       select gen_random_uuid() as run, gen_random_uuid() as artifact, gen_random_uuid() as revision, environment, language,
         domain_id, manifest, sha256(convert_to(language || round, 'UTF8')) as hash, round
       from unnest(array['dev', 'nonprod', 'prod']) as environment, unnest($1::text[]) as language,
         generate_series(1, 5) as round, (select save_point.domain_id, revision.manifest
           from save_point join revision on revision.id = head where save_point.id = 'spoken') as saved`,
      [spoken],
    )
    await client.query(
      `insert into artifact (id, domain_id, resource, language, manifest, content_hash, save_point_name, revision, built_at)
       select artifact, domain_id, 'languageModel', language, manifest, hash, 'Original', revision, now() from made`,
    )
    await client.query(
      `insert into publishing_run (id, domain_id, action, node, environment, resource, provider, language, save_point_name,
         revision, manifest, content_hash, artifact_id, asked_by, asked_by_name, state, steps, asked_at, updated_at, ended_at)
       select run, domain_id, 'publish', 'CLOUD', environment, 'languageModel', 'world', language, 'Original', revision,
         manifest, hash, artifact, 'ada', 'Ada', 'done', '[{"code": "activate", "name": "Activate", "state": "success"}]',
         now(), now(), now()
       from made order by round`,
    )
    await client.query(
      `insert into publishing_log (run_id, line, text, updated_at)
       select run, line, 'What a step says', now() from made, generate_series(1, 20) as line`,
    )
    await client.query(
      `insert into activation (domain_id, node, environment, resource, provider, language, artifact_id, run_id, activated_at)
       select domain_id, 'CLOUD', environment, 'languageModel', 'world', language, artifact, run, now()
       from made where round = 5`,
    )
  })
  await deps.db.query('analyze')
}

/** The time that a call for the states of a page waits for the database. */
async function databaseMillisOfStates(deps: Deps): Promise<number> {
  let millis = 0
  const db = new Proxy(deps.db, {
    get: (pool, name) => {
      if (name !== 'query') return Reflect.get(pool, name, pool)
      return async (...asked: [never]) => {
        const begun = performance.now()
        const answer = await pool.query(...asked)
        millis += performance.now() - begun
        return answer
      }
    },
  })
  const times: number[] = []
  for (let round = -3; round < 20; round++) {
    millis = 0
    const scene = await openScene(db, deps, { name: 'Spoken', savePoint: 'Original' })
    const items = knownItems(scene, undefined).filter(({ resource }) => resource === 'languageModel')
    const found = statesOf(scene, await readSituation(db, deps, scene, items), items)
    if (found.filter(({ resourceState }) => resourceState.isActive).length !== states) {
      throw new Error(`${found.length} states`)
    }
    if (round >= 0) times.push(millis)
  }
  return middle(times)
}
