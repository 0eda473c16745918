import { createHash } from 'node:crypto'
import { chat, domains, publishing, sessions } from '@sdp/api'
import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import type { ApprovalOption } from '@sdp/domain/publishing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Manifest } from '../../content/manifest.ts'
import { isSetting } from '../../content/pinned-settings.ts'
import { resourceParts } from '../../content/resource-parts.ts'
import { migrate } from '../../db/database.ts'
import { lamp } from '../../publishing/testing/lamp.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
let nora: Caller
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
  nora = await server.as('nora')
})
afterAll(() => server?.close())

const soon = { timeout: 60_000, interval: 50 }
const at = (environment: string) => [
  { node: 'ECE', environment, resource: 'dialog', provider: 'runtime', languages: ['deu-DEU'] },
  { node: 'ECE', environment, resource: 'languageModel', provider: 'world', languages: ['deu-DEU'] },
]

async function newLamp(name: string): Promise<string> {
  const languages = [{ language: 'deu-DEU', default: true }]
  const contributors = ['nora@sdp.example']
  const body = { name, languages, contributors, ntg_versions: ['Gen20x.i2', 'NTG7-SOP'] }
  await paul.call(domains.create, { body })
  const params = { id: name.toLowerCase() }
  await paul.call(sessions.start, { params, query: {}, body: { message: 'work' } })
  await update(params.id, lamp())
  return params.id
}

async function update(id: string, updates: Record<string, unknown>): Promise<void> {
  const body = { updates, language_to_update: 'deu-DEU', commit_message: 'work' }
  const saved = await paul.call(domains.update, { params: { id }, query: {}, body })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}

const about = (name: string) => ({ name, savePoint: 'Original' })

async function act(caller: Caller, name: string, approval: ApprovalOption, environment: string) {
  const instructions = at(environment).map((one) => ({ ...one, approval }))
  const answer = await caller.call(publishing.publish, {
    body: { domain: about(name), context: { instructions } },
  })
  expect(answer.body.map(({ refusal }) => refusal)).toEqual([undefined, undefined])
}

async function states(name: string, environment = 'prod') {
  const body = { domain: about(name), context: { instructions: at(environment) } }
  return (await paul.call(publishing.states, { body })).body
}
const stateNames = async (name: string, environment = 'prod') =>
  (await states(name, environment)).map(({ resourceState }) => resourceState.state)

async function publishAtProd(name: string): Promise<void> {
  await act(paul, name, 'request', 'prod')
  await act(nora, name, 'approve', 'prod')
  await act(paul, name, 'execute', 'prod')
  await expect.poll(() => stateNames(name), soon).toEqual(['published', 'published'])
}

async function say(text: string, platform = 'Gen20x.i2') {
  const header = {
    ...sentHeader({ ...newRequestHeader(), stage: 'ece-prod' as const }),
    platform,
    language: 'deu-DEU',
  }
  return (await paul.call(chat.textRecognition, { body: { text_query: text, header } })).body
}
const speak = async (text: string, platform?: string) =>
  (await say(text, platform)).systemResponses.map((response) => response.text).join()

async function changesFor(name: string, environment = 'prod') {
  const context = { instructions: at(environment), action: 'publish' as const }
  return (await paul.call(publishing.changes, { body: { domain: about(name), context } })).body
}

test('platforms that are taken away leave what was approved as it is, show it as outdated, and count when it is published again', async () => {
  const id = await newLamp('Lamp')
  await publishAtProd('Lamp')
  expect(await speak('switch the lamp on')).toBe('Light')

  await update(id, { ntg_versions: ['NTG7-SOP'] })
  expect(await speak('switch the lamp on')).toBe('Light')
  expect(await stateNames('Lamp')).toEqual(['outdated', 'outdated'])
  const { comparisons } = await changesFor('Lamp')
  expect(comparisons.map(({ topics }) => topics)).toEqual([
    [
      expect.objectContaining({
        topic: 'others',
        changed: 1,
        entries: [
          expect.objectContaining({
            kind: 'Setting',
            name: 'Platforms',
            lines: [expect.objectContaining({ before: 'Gen20x.i2' })],
          }),
        ],
      }),
    ],
  ])

  await update(id, { ntg_versions: ['Gen20x.i2', 'NTG7-SOP'] })
  expect(await stateNames('Lamp')).toEqual(['published', 'published'])

  await update(id, { ntg_versions: ['NTG7-SOP'] })
  await publishAtProd('Lamp')
  expect(await speak('switch the lamp on')).not.toBe('Light')
  expect(await speak('switch the lamp on', 'NTG7-SOP')).toBe('Light')
})

test('other general data change nothing of what is published, and do not make it outdated (ruling R154)', async () => {
  const id = await newLamp('Calm')
  await publishAtProd('Calm')
  await update(id, {
    description: 'Other',
    tags: ['new'],
    handler_url: 'https://elsewhere.example',
    volatile: true,
  })
  expect(await stateNames('Calm')).toEqual(['published', 'published'])
})

test('an approval is void when platforms change after it, and what changed is listed', async () => {
  const id = await newLamp('Asked')
  await act(paul, 'Asked', 'request', 'prod')
  await act(nora, 'Asked', 'approve', 'prod')
  await update(id, { ntg_versions: ['NTG7-SOP'] })
  const [dialog] = await states('Asked')
  expect(dialog!.approval).toMatchObject({ state: 'required' })
  const { since, comparisons } = await changesFor('Asked')
  expect(since!.flatMap(({ entries }) => entries.map(({ name }) => name))).toEqual(['Platforms'])
  // What was asked for is what is shown, not what is there now
  const shown = comparisons[0]!.topics
    .flatMap(({ entries }) => entries)
    .find(({ name }) => name === 'Platforms')
  expect(shown!.lines.map(({ after }) => after)).toEqual(['Gen20x.i2', 'NTG7-SOP'])
  await update(id, { ntg_versions: ['Gen20x.i2', 'NTG7-SOP'] })
  expect((await states('Asked'))[0]!.approval).toMatchObject({ state: 'approved' })
})

/** As resources were hashed before settings were pinned with them. */
function olderHash(manifest: Manifest, resource: string): Buffer {
  const parts = resourceParts(manifest, { resource, languages: ['deu-DEU'] })
    .filter(({ path }) => !isSetting(path))
    .map(({ path, language, hash }) => [language === null ? path : `${language}/${path}`, hash] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/** Puts the tables back to how they were before migration 0050. */
async function undoPinning(): Promise<void> {
  const { db, content } = server.deps
  for (const table of ['artifact', 'publishing_run', 'published', 'publishing_approval']) {
    const { rows } = await db.query(`select distinct encode(manifest, 'hex') as manifest from ${table}`)
    for (const { manifest: pinned } of rows) {
      if (pinned === null) continue
      const manifest = (await content.manifests([pinned], db)).get(pinned)!
      const older = { ...manifest, shared: manifest.shared.filter(([path]) => !isSetting(path)) }
      const body = JSON.stringify(older)
      const hash = createHash('sha256').update(body).digest()
      await db.query('insert into blob (hash, body) values ($1, $2) on conflict do nothing', [hash, body])
      if (table !== 'published') {
        for (const resource of ['dialog', 'languageModel']) {
          await db.query(
            `update ${table} set content_hash = $2 where manifest = decode($1, 'hex') and resource = $3`,
            [pinned, olderHash(manifest, resource), resource],
          )
        }
      }
      await db.query(`update ${table} set manifest = $2 where manifest = decode($1, 'hex')`, [pinned, hash])
    }
  }
  await db.query('alter table publishing_approval drop column manifest')
  await db.query(`delete from migration where name like '0050-%'`)
}

test('what was published before settings were pinned keeps those of the migration, is not outdated by it, and open requests stay valid (ruling R155)', async () => {
  const id = await newLamp('Elder')
  await publishAtProd('Elder')
  await update(id, lamp('Bright'))
  await act(paul, 'Elder', 'request', 'prod')
  await act(paul, 'Elder', 'execute', 'dev')
  await expect.poll(() => stateNames('Elder', 'dev'), soon).toEqual(['published', 'published'])
  await undoPinning()

  await migrate(server.deps.db)
  expect(await stateNames('Elder', 'dev')).toEqual(['published', 'published'])
  expect(await stateNames('Elder')).toEqual(['outdated', 'published'])
  expect((await changesFor('Elder', 'dev')).comparisons.flatMap(({ topics }) => topics)).toEqual([])
  expect((await states('Elder'))[0]!.approval).toMatchObject({ state: 'requested' })
  const shown = (await changesFor('Elder')).comparisons.flatMap(({ topics }) =>
    topics.map(({ topic }) => topic),
  )
  expect(shown).toEqual(['texts'])
  const elder = async () =>
    (await say('switch the lamp on')).fullResponse.candidates.find(({ domain }) => domain === 'Elder')
  const before = await elder()
  expect(before).toMatchObject({ intent: 'on' })
  await update(id, { ntg_versions: ['NTG7-SOP'] })
  expect(await elder()).toEqual(before)
  expect(await stateNames('Elder', 'dev')).toEqual(['outdated', 'outdated'])
})

test('everyday language is pinned with the sentences: what is changed later counts when it is published again', async () => {
  const id = await newLamp('Everyday')
  const said = 'zapp switch the lamp on'
  const turning = { everyday_language: { negations: ['zapp'] } }
  await update(id, turning)
  await publishAtProd('Everyday')
  const unheard = await speak(said)
  expect(unheard).not.toBe('Light')

  await update(id, { everyday_language: { fillers: ['zapp'], switchedOff: ['spelling'] } })
  expect(await speak(said)).toBe(unheard)
  // The dialog does not depend on it
  expect(await stateNames('Everyday')).toEqual(['published', 'outdated'])
  const { comparisons } = await changesFor('Everyday')
  expect(comparisons.flatMap(({ topics }) => topics)).toMatchObject([
    {
      topic: 'others',
      entries: [
        { kind: 'Everyday language', name: 'Negation', change: 'removed', lines: [{ before: 'zapp' }] },
        { kind: 'Everyday language', name: 'Fillers', change: 'added', lines: [{ after: 'zapp' }] },
        { kind: 'Everyday language', name: 'Not forgiven', lines: [{ after: 'One wrong letter' }] },
      ],
    },
  ])

  await publishAtProd('Everyday')
  expect(await speak(said)).toBe('Light')
})
