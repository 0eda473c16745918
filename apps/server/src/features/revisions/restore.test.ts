import { randomUUID } from 'node:crypto'
import { domains, revisions, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { fromWire, type WireDomain } from '@sdp/domain/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectEventsClient } from '../../testing/events-client.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
})
afterAll(() => server.close())

const english = 'eng-USA'
const german = 'deu-DEU'
const french = 'fra-FRA'

const said = (texts: Record<string, string[]>) =>
  Object.entries(texts).map(([intent, all]) => ({
    intent,
    expressions: all.map((expression) => ({ expression })),
  }))
const spoken = (slots: Record<string, Record<string, string[]>>) =>
  Object.entries(slots).map(([name, canonicals]) => ({
    name,
    canonicals: Object.entries(canonicals).map(([canonical, literals]) => ({ canonical, literals })),
  }))
const shared = (intents: string[], slots: Record<string, string[]>) => ({
  'ontology.intents': Object.fromEntries(intents.map((name) => [name, {}])),
  'ontology.userInputs': Object.fromEntries(
    Object.entries(slots).map(([name, canonicals]) => [
      name,
      { type: 'StaticList', values: Object.fromEntries(canonicals.map((canonical) => [canonical, []])) },
    ]),
  ),
})

async function newDomain(name: string): Promise<string> {
  const body = { name, languages: [{ language: english }, { language: german }] }
  const { body: made } = await paul.call(domains.create, { body })
  await paul.call(sessions.start, { params: { id: made._id }, query: {}, body: { message: 'work' } })
  return made._id
}

async function save(id: string, updates: Record<string, unknown>, language = english): Promise<string> {
  const body = { updates, commit_message: 'work', language_to_update: language }
  const answer = await paul.call(domains.update, { params: { id }, query: {}, body })
  expect(answer).toMatchObject({ status: 200 })
  return answer.body.revision
}

async function read(id: string, language: string): Promise<WireDomain> {
  const query = { language, skipSession: 'true' as const }
  const { status, body } = await paul.call(domains.read, { params: { id }, query })
  expect(status).toBe(200)
  return body
}

const setLanguages = (id: string, languages: string[]) =>
  save(id, { languages: languages.map((language) => ({ language, default: language === english })) })
const preview = async (id: string, revision: string) =>
  (await paul.call(revisions.previewRestore, { params: { id, revision } })).body

async function restore(id: string, revision: string, language?: string): Promise<string> {
  const { base_revision } = await preview(id, revision)
  const body = { commit_message: 'back', base_revision, language_to_update: language }
  const answer = await paul.call(revisions.restore, { params: { id, revision }, body })
  expect(answer).toMatchObject({ status: 200 })
  for (const { language } of (await read(id, english)).languages ?? []) {
    expect(fromWire(await read(id, language)).notices, language).toEqual([])
  }
  return answer.body.revision
}

const textsOf = ({ nlu_interpretations = [] }: WireDomain) =>
  Object.fromEntries(
    nlu_interpretations.map(({ intent, expressions = [] }) => [
      intent,
      expressions.map(({ expression }) => expression),
    ]),
  )
const literalsOf = ({ user_inputs = [] }: WireDomain) =>
  Object.fromEntries(
    user_inputs.map(({ name, canonicals = [] }) => [
      name,
      Object.fromEntries(canonicals.map(({ canonical, literals = [] }) => [canonical, literals])),
    ]),
  )

/** First play and stop; then play is called start, stop is gone, and everything is said in other words. */
async function changedDomain(name: string): Promise<{ id: string; first: string }> {
  const id = await newDomain(name)
  const part = (inEnglish: string, inGerman: string) => ({
    reusable_expressions: [
      { _id: 'p', name: 'polite', values: { [english]: inEnglish, [german]: inGerman } },
    ],
  })
  await save(id, {
    ...shared(['play', 'stop'], { genre: ['jazz', 'pop'], mood: ['happy'] }),
    ...part('please', 'bitte'),
    nlu_interpretations: said({ play: ['play'], stop: ['stop'] }),
    user_inputs: spoken({ genre: { jazz: ['jazz'], pop: ['pop'] }, mood: { happy: ['happy'] } }),
  })
  const first = await save(
    id,
    {
      nlu_interpretations: said({ play: ['spiele'], stop: ['halt'] }),
      user_inputs: spoken({ genre: { jazz: ['Jazz'], pop: ['Pop'] }, mood: { happy: ['froh'] } }),
    },
    german,
  )
  await save(id, {
    ...shared(['start'], { genre: ['rock', 'pop'] }),
    ...part('kindly', 'freundlich'),
    nlu_interpretations: said({ start: ['begin'] }),
    user_inputs: spoken({ genre: { rock: ['rock'], pop: ['poppy'] } }),
  })
  await save(
    id,
    {
      nlu_interpretations: said({ start: ['los'] }),
      user_inputs: spoken({ genre: { rock: ['Rock'], pop: ['Popmusik'] } }),
    },
    german,
  )
  return { id, first }
}

test('all languages come back as one new revision by the one who restores', async () => {
  const { id, first } = await changedDomain('All')
  expect(await preview(id, first)).toMatchObject({
    shared: true,
    languages: [
      { language: german, becomes: 'restored' },
      { language: english, becomes: 'restored' },
    ].sort((a, b) => (a.language < b.language ? -1 : 1)),
  })
  const restored = await restore(id, first)
  expect(textsOf(await read(id, english))).toEqual({ play: ['play'], stop: ['stop'] })
  expect(textsOf(await read(id, german))).toEqual({ play: ['spiele'], stop: ['halt'] })
  expect(literalsOf(await read(id, german))).toMatchObject({ mood: { happy: ['froh'] } })
  const { body } = await paul.call(revisions.list, { params: { id }, query: {} })
  expect(body.revisions[0]).toMatchObject({
    revision: restored,
    author: 'paul@sdp.example',
    authorName: 'Paul Author',
    message: 'back',
  })
  const compared = await paul.call(revisions.compare, { query: { from: first, to: restored } })
  expect(compared.body.changes).toEqual([])
  expect(await preview(id, first)).toMatchObject({ base_revision: restored, shared: false })
})

test('a language that is newer than the revision keeps its own, less what belonged to entries that are gone', async () => {
  const { id, first } = await changedDomain('Newer')
  await setLanguages(id, [english, german, french])
  await save(
    id,
    {
      nlu_interpretations: said({ start: ['vas-y'] }),
      user_inputs: spoken({ genre: { rock: ['le rock'], pop: ['la pop'] } }),
      tts_responses: { hello: ['Bonjour'] },
      reusable_expressions: [
        { _id: 'p', name: 'polite', values: { [english]: 'kindly', [french]: 'merci' } },
      ],
    },
    french,
  )
  expect((await preview(id, first)).languages).toContainEqual({ language: french, becomes: 'kept' })
  await restore(id, first)
  const restored = await read(id, french)
  expect(restored.languages?.map(({ language }) => language)).toContain(french)
  expect(textsOf(restored)).toEqual({})
  expect(literalsOf(restored)).toEqual({ genre: { pop: ['la pop'] } })
  expect(restored.tts_responses).toEqual({ hello: ['Bonjour'] })
  expect(restored.reusable_expressions?.[0]?.values).toEqual({
    [english]: 'please',
    [german]: 'bitte',
    [french]: 'merci',
  })
})

test('a language that was deleted since stays deleted (ruling R41)', async () => {
  const { id, first } = await changedDomain('Deleted')
  await setLanguages(id, [english])
  expect((await preview(id, first)).languages).toContainEqual({ language: german, becomes: 'stays deleted' })
  await restore(id, first)
  expect((await read(id, english)).languages?.map(({ language }) => language)).toEqual([english])
  expect(textsOf(await read(id, english))).toEqual({ play: ['play'], stop: ['stop'] })
})

test('with one language what all share comes back; the others keep theirs and follow it', async () => {
  const { id, first } = await changedDomain('One')
  await restore(id, first, english)
  expect(textsOf(await read(id, english))).toEqual({ play: ['play'], stop: ['stop'] })
  const kept = await read(id, german)
  expect(kept.ontology?.intents).toEqual({ play: {}, stop: {} })
  // Its intent is gone, and those that came back say what they said then
  expect(textsOf(kept)).toEqual({ play: ['spiele'], stop: ['halt'] })
  expect(literalsOf(kept)).toEqual({
    genre: { pop: ['Popmusik'], jazz: ['Jazz'] },
    mood: { happy: ['froh'] },
  })
  expect(kept.reusable_expressions?.[0]?.values).toEqual({ [english]: 'please', [german]: 'freundlich' })
})

test('what a kept language says of entries that stay is left alone', async () => {
  const id = await newDomain('Kept')
  await save(id, { ...shared(['play'], {}), nlu_interpretations: said({ play: ['play'] }) })
  const first = await save(id, { nlu_interpretations: said({ play: ['spiele'] }) }, german)
  await save(id, { nlu_interpretations: said({ play: ['go'] }) })
  await save(id, { nlu_interpretations: said({ play: ['los'] }) }, german)
  await restore(id, first, 'ENG-usa')
  expect(textsOf(await read(id, english))).toEqual({ play: ['play'] })
  expect(textsOf(await read(id, german))).toEqual({ play: ['los'] })
})

test('a restore is refused on an old base, and one that comes twice counts once', async () => {
  const { id, first } = await changedDomain('Stale')
  const { base_revision } = await preview(id, first)
  await save(id, { tts_responses: { hello: ['Hello'] } })
  const stale = { params: { id, revision: first }, body: { commit_message: 'back', base_revision } }
  const refused = await paul.call(revisions.restore, stale)
  expect(refused).toMatchObject({ status: 409, body: { message: messages.domain.staleRevision } })
  expect(textsOf(await read(id, english))).toEqual({ start: ['begin'] })

  const fresh = await preview(id, first)
  const body = { commit_message: 'back', base_revision: fresh.base_revision, save_id: randomUUID() }
  const once = await paul.call(revisions.restore, { params: { id, revision: first }, body })
  const twice = await paul.call(revisions.restore, { params: { id, revision: first }, body })
  expect(twice.body.revision).toBe(once.body.revision)
})

test('others are notified of a restore as of every save', async () => {
  const { id, first } = await changedDomain('Heard')
  const max = await server.as('max')
  const client = await connectEventsClient(server.url, max.headers.authorization?.slice('Bearer '.length))
  const revision = await restore(id, first)
  await expect
    .poll(() => client.received, { timeout: 20_000 })
    .toContainEqual(expect.objectContaining({ type: 'domain-updated', id, by: 'paul@sdp.example', revision }))
  client.close()
})

test('without a session, in a language that it lacks, or of another domain nothing is restored', async () => {
  const { id, first } = await changedDomain('Refused')
  const { base_revision } = await preview(id, first)
  const body = { commit_message: 'back', base_revision }
  await setLanguages(id, [english, german, french])
  const head = (await preview(id, first)).base_revision
  const inFrench = { ...body, base_revision: head, language_to_update: french }
  expect(
    (await paul.call(revisions.restore, { params: { id, revision: first }, body: inFrench })).status,
  ).toBe(404)

  const other = await newDomain('Elsewhere')
  expect((await paul.call(revisions.restore, { params: { id: other, revision: first }, body })).status).toBe(
    404,
  )
  expect((await paul.call(revisions.previewRestore, { params: { id: other, revision: first } })).status).toBe(
    404,
  )

  await paul.call(sessions.end, { params: { id }, query: {} })
  expect((await paul.call(revisions.restore, { params: { id, revision: first }, body })).status).toBe(403)
})
