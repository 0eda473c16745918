import { chat, concepts, domains, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectEventsClient } from '../testing/events-client.ts'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'
import { askFor, readRun } from './testing/ask-for.ts'
import { lamp } from './testing/lamp.ts'

let server: TestServer
let paul: Caller
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
})
afterAll(() => server?.close())

/** Two cores may be busy with other test files. */
const soon = { timeout: 60_000, interval: 50 }
const enoughMillis = 120_000

const dialog = { node: 'ECE', environment: 'prod', resource: 'dialog', provider: 'runtime', language: '' }
const model = { ...dialog, resource: 'languageModel', provider: 'world', language: 'deu-DEU' }

async function newLamp(name: string, { embedded = false } = {}): Promise<string> {
  const languages = [{ language: 'deu-DEU', default: true }]
  await paul.call(domains.create, { body: { name, languages, ntg_versions: ['Gen20x.i2'], embedded } })
  const params = { id: name.toLowerCase() }
  await paul.call(sessions.start, { params, query: {}, body: { message: 'work' } })
  await save(params.id, lamp())
  return params.id
}

async function save(id: string, updates: Record<string, unknown>): Promise<string> {
  const body = { updates, language_to_update: 'deu-DEU', commit_message: 'work' }
  const saved = await paul.call(domains.update, { params: { id }, query: {}, body })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  return saved.body.revision
}

const ask = (asked: Parameters<typeof askFor>[1]) => askFor(server.deps, asked)
const read = (id: string) => readRun(server.deps, id)

async function ended(id: string) {
  await expect.poll(async () => (await read(id)).state, soon).toMatch(/done|failed/)
  return read(id)
}

async function speak(domain: string, text: string): Promise<string> {
  const header = { ...sentHeader({ ...newRequestHeader(), stage: 'ece-prod' as const }), language: 'deu-DEU' }
  const { body } = await paul.call(chat.textRecognition, { body: { text_query: text, header } })
  expect(body.fullResponse.domain ?? domain).toBe(domain)
  return body.systemResponses.map((response) => response.text).join()
}
const nothing = messages.chat.nothingPublished('ece-prod', 'deu-DEU')

test(
  'what is published answers, the dialog with the sentences of the language model; it can be taken back and taken away',
  async () => {
    const domain = await newLamp('Lamp')
    const { headers } = paul
    const page = await connectEventsClient(server.url, headers.authorization!.slice('Bearer '.length))
    const first = await ended(await ask({ domain, ...dialog }))
    expect(first).toMatchObject({
      state: 'done',
      steps: { check: 'success', build: 'success', deliver: 'success', activate: 'success' },
    })
    expect(await speak('Lamp', 'switch the lamp on')).toBe(nothing)
    const learned = await ended(await ask({ domain, ...model }))
    expect(learned.steps).toMatchObject({ train: 'success', test: 'success', activate: 'success' })
    expect(learned.log).toContain(messages.pipelines.tested(2, 2, '100'))
    expect(await speak('Lamp', 'switch the lamp on')).toBe('Light')
    // What happens within a moment is published together
    const items = expect.arrayContaining([model])
    const event = { type: 'publishing-updated', domainId: 'lamp', name: 'Lamp', items }
    await expect.poll(() => page.received, soon).toContainEqual(event)
    page.close()

    // The sentences stay those of the language model that is active
    await save(domain, {
      tts_responses: { is_on: ['Bright'], is_off: ['Dark'] },
      nlu_interpretations: [{ intent: 'on', expressions: [{ expression: 'make light' }] }],
    })
    expect((await ended(await ask({ domain, ...dialog }))).state).toBe('done')
    expect(await speak('Lamp', 'switch the lamp on')).toBe('Bright')

    const again = await ended(await ask({ domain, ...dialog, artifact: first.artifact! }))
    expect(again).toMatchObject({ state: 'done', steps: { deliver: 'success', activate: 'success' } })
    expect(await speak('Lamp', 'switch the lamp on')).toBe('Light')

    expect((await ended(await ask({ domain, ...model, action: 'unpublish' }))).state).toBe('done')
    expect(await speak('Lamp', 'switch the lamp on')).toBe(nothing)
    const { rows } = await server.deps.db.query(`select from artifact where id = $1`, [learned.artifact])
    expect(rows).toHaveLength(1)
  },
  enoughMillis,
)

test(
  '[PUB-080] [PUB-081] [PUB-082] [PUB-083] [PUB-084] [PUB-085] what blocks is listed, all of it, and what was active stays',
  async () => {
    const domain = await newLamp('Blocked')
    const good = await ended(await ask({ domain, ...dialog }))
    expect(good.state).toBe('done')
    const [main] = lamp().decision_rules
    const [rule] = main!.rules
    const wrong = [
      { ...rule!, userIntent: { ...rule!.userIntent, arguments: [] } },
      { ...rule!, systemAction: null },
    ]
    const broken = {
      api_actions: [{ name: 'other', handler: 'half', path: [] }],
      api_action_urls: [{ id: 'half', urls: { dev: 'https://lamp.example', nonprod: '', prod: '' } }],
    }
    await save(domain, {
      decision_rules: [{ ...main!, rules: wrong }, main],
      api_action_urls: broken.api_action_urls,
      api_actions: [{ name: 'call', handler: '', path: [] }, ...broken.api_actions],
    })
    const bad = await ended(await ask({ domain, ...dialog }))
    expect(bad).toMatchObject({
      state: 'failed',
      artifact: null,
      steps: { check: 'failed', build: 'inactive' },
    })
    const log = bad.log.join('\n')
    expect(log).toContain('You have API Actions with undefined handler')
    expect(log).toContain('You have API Actions with broken handler')
    expect(log).toContain('Invalid decision table rows detected in Main module. 1')
    expect(log).toContain('Duplicate modules named Main detected.')
    expect(log).toContain('Empty UI actions in rules were mended Main')
    const built = await newLamp('BuiltIn', { embedded: true })
    await save(built, broken)
    const embedded = await ended(
      await ask({ domain: built, ...dialog, node: 'EMBEDDED', environment: 'dev' }),
    )
    expect(embedded.log.join('\n')).not.toContain('You have API Actions with broken handler')
    const { rows } = await server.deps.db.query(
      `select artifact_id as active from activation join domain on domain.id = domain_id where name = 'Blocked'`,
    )
    expect(rows).toEqual([{ active: good.artifact }])
  },
  enoughMillis,
)

test(
  'concepts that a text names and nobody wrote in the language are reported, and what names them is published (ruling R176)',
  async () => {
    const domain = await newLamp('Conceptual')
    const clara = await server.as('clara')
    const text = { id: 'new__1', language: 'eng-USA', type: 'textprompt' as const, text: 'Bright' }
    await clara.call(concepts.create, { body: { concept_name: 'BRIGHT_CONCEPT', type: 2, texts: [text] } })
    await save(domain, { tts_responses: { is_on: ['Well, GONE_CONCEPT'], is_off: ['BRIGHT_CONCEPT'] } })
    const run = await ended(await ask({ domain, ...dialog, environment: 'dev' }))
    expect(run).toMatchObject({ state: 'done', steps: { check: 'warning', activate: 'success' } })
    expect(run.log.join('\n')).toContain(messages.concepts.notThere('GONE_CONCEPT'))
    expect(run.log.join('\n')).toContain(messages.concepts.inactive('BRIGHT_CONCEPT', 'deu-DEU'))
  },
  enoughMillis,
)

test(
  'sentences that come back as another intent are reported, and too many of them end the run',
  async () => {
    const domain = await newLamp('Misheard')
    const same = [{ expression: 'switch the lamp on', weight: 100, literals: {} }]
    await save(domain, {
      nlu_interpretations: [
        { intent: 'on', expressions: same },
        { intent: 'off', expressions: same },
      ],
    })
    const run = await ended(await ask({ domain, ...model }))
    expect(run).toMatchObject({ state: 'failed', steps: { train: 'success', test: 'failed' } })
    expect(run.log.join('\n')).toContain(messages.pipelines.tested(1, 2, '50'))
    expect(run.log.join('\n')).toContain(messages.pipelines.misheard('switch the lamp on', 'off', 'on'))
  },
  enoughMillis,
)

test(
  'runs of one place end in the order they were asked for, also those that a killed server had begun',
  async () => {
    const domain = await newLamp('Ordered')
    const { db } = server.deps
    const runs: string[] = []
    for (const on of ['one', 'two', 'three']) {
      await save(domain, { tts_responses: { is_on: [on], is_off: ['Dark'] } })
      runs.push(await ask({ domain, ...dialog, node: 'AMAP' }))
    }
    await ended(runs.at(-1)!)
    const order = `select id from publishing_run where id = any($1) order by ended_at`
    expect((await db.query<{ id: string }>(order, [runs])).rows.map(({ id }) => id)).toEqual(runs)

    // As a killed server leaves it: begun, and its job gone with the last attempt
    const left = await ask({ domain, ...dialog, node: 'AMAP', environment: 'nonprod' })
    await ended(left)
    await db.query(
      `update publishing_run set state = 'running', current_step = 'deliver', ended_at = null,
         steps = jsonb_set(jsonb_set(steps, '{3,state}', '"progress"'), '{4,state}', '"inactive"') where id = $1`,
      [left],
    )
    await db.query(`delete from activation where run_id = $1`, [left])
    await server.deps.jobs.send(db, 'publishing')
    const resumed = await ended(left)
    expect(resumed).toMatchObject({ state: 'done', steps: { deliver: 'success', activate: 'success' } })
    expect((await db.query(`select from activation where run_id = $1`, [left])).rowCount).toBe(1)
  },
  enoughMillis,
)

test(
  'what is published outlives its revisions and the sweep; with the domain all of it goes',
  async () => {
    const domain = await newLamp('Kept')
    const { db, content } = server.deps
    await ended(await ask({ domain, ...dialog, environment: 'nonprod' }))
    // So that what answers, the dialog with the sentences of the model, is the manifest of neither
    const { nlu_interpretations } = lamp()
    const [on, off] = nlu_interpretations
    await save(domain, {
      tts_responses: { is_on: ['Between'], is_off: ['Dark'] },
      nlu_interpretations: [
        { ...on, expressions: [...on!.expressions, { expression: 'make light', weight: 100, literals: {} }] },
        off,
      ],
    })
    await ended(await ask({ domain, ...model, environment: 'nonprod' }))
    const { rows } = await db.query<{ manifest: string; id: string }>(
      `select encode(manifest, 'hex') as manifest, domain.id from published join domain on domain.id = domain_id
       where name = 'Kept'`,
    )
    const [{ manifest, id } = { manifest: '', id: '' }] = rows
    await save(domain, { tts_responses: { is_on: ['New'] } })
    await db.query(
      `delete from revision using save_point
       where save_point.domain_id = $1 and revision.save_point_id = save_point.id and revision.id <> save_point.head`,
      [id],
    )
    await db.query(`update blob set used_at = now() - interval '2 days'`)
    await content.sweep()
    expect(Buffer.concat(await content.readManifest(manifest, 'deu-DEU')).toString()).toContain('Light')
    await db.query('delete from domain where id = $1', [id])
    const left = await db.query('select from artifact where domain_id = $1', [id])
    expect(left.rowCount).toBe(0)
  },
  enoughMillis,
)
