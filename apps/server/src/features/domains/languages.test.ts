import { domains, revisions, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { fromWire, type WireDomain } from '@sdp/domain/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
})
afterAll(() => server.close())

const english = { _id: '1', language: 'eng-USA', default: true }
const german = { _id: '2', language: 'deu-DEU', default: false }
const french = { _id: '3', language: 'fra-FRA', default: false }
const play = (expression: string) => [{ intent: 'play', expressions: [{ expression }] }]

/** A domain in English and German with an intent and a slot; the session on it is held. */
async function newDomain(name: string): Promise<string> {
  const { body } = await paul.call(domains.create, {
    body: { name, languages: [{ language: 'eng-USA', default: true }, { language: 'deu-DEU' }] },
  })
  const id = body._id
  await paul.call(sessions.start, { params: { id }, query: {}, body: { message: 'languages' } })
  await save(id, {
    'ontology.intents': { play: {} },
    'ontology.userInputs': { artist: { values: { abba: [] } } },
    nlu_interpretations: play('play'),
  })
  await save(id, { nlu_interpretations: play('spiele') }, 'deu-DEU')
  return id
}

async function save(id: string, updates: Record<string, unknown>, language?: string) {
  const body = {
    updates,
    commit_message: 'work',
    ...(language === undefined ? {} : { language_to_update: language }),
  }
  return paul.call(domains.update, { params: { id }, query: {}, body })
}
const read = (id: string, language?: string) =>
  paul.call(domains.read, { params: { id }, query: language === undefined ? {} : { language } })
const listed = async (id: string) =>
  (await paul.call(domains.read, { params: { id }, query: { includeDialogs: 'false' } })).body.languages

test('[LANG-007] a new language is empty: every intent and slot is there with nothing', async () => {
  const id = await newDomain('Adding')
  expect((await save(id, { languages: [english, german, french] })).status).toBe(200)
  expect(await listed(id)).toEqual([english, german, french])
  const { body } = await read(id, 'FRA-fra')
  expect(body).toMatchObject({
    languages: [english, german, french],
    nlu_interpretations: [{ intent: 'play', expressions: [] }],
  })
  const { domain, notices } = fromWire(body as unknown as WireDomain)
  expect(notices).toEqual([])
  expect(domain.intents).toMatchObject([{ name: 'play', expressions: [] }])
  expect(domain.slots).toMatchObject([{ name: 'artist', canonicals: [{ name: 'abba', literals: [] }] }])
  expect((await read(id)).body.nlu_interpretations).toEqual(play('play'))
})

test('a new language has the order of intents, slots and canonicals that the default language has (ruling R63)', async () => {
  const id = await newDomain('Ordered')
  const spoken = (...canonicals: string[]) =>
    canonicals.map((canonical) => ({ canonical, literals: [`say ${canonical}`] }))
  await save(id, {
    'ontology.intents': { play: {}, stop: {}, again: {} },
    'ontology.userInputs': { artist: { values: { abba: [], blur: [], cher: [] } }, album: {} },
    nlu_interpretations: ['stop', 'again', 'play'].map((intent) => ({
      intent,
      expressions: [{ expression: intent }],
    })),
    user_inputs: [
      { name: 'artist', canonicals: spoken('cher', 'abba', 'blur') },
      { name: 'album', canonicals: [] },
    ],
  })
  expect((await save(id, { languages: [english, german, french] })).status).toBe(200)
  const { domain, notices } = fromWire((await read(id, 'fra-FRA')).body as unknown as WireDomain)
  expect(notices).toEqual([])
  expect(domain.intents.map(({ name, expressions }) => [name, expressions])).toEqual([
    ['stop', []],
    ['again', []],
    ['play', []],
  ])
  expect(domain.slots.map(({ name, canonicals }) => [name, canonicals])).toEqual([
    ['artist', ['cher', 'abba', 'blur'].map((canonical) => ({ name: canonical, literals: [] }))],
    ['album', []],
  ])
  // A language that was there keeps its own order
  expect((await read(id, 'deu-DEU')).body.nlu_interpretations).toEqual(play('spiele'))
})

test('a deleted language takes its content along, and history keeps it', async () => {
  const id = await newDomain('Deleting')
  const old = (await read(id)).body.revision
  expect((await save(id, { languages: [english] })).status).toBe(200)
  expect((await read(id, 'deu-DEU')).status).toBe(404)
  const before = await paul.call(revisions.read, {
    params: { id, revision: old },
    query: { language: 'deu-DEU' },
  })
  expect(before.body.nlu_interpretations).toEqual(play('spiele'))

  await save(id, { languages: [english, german] })
  expect((await read(id, 'deu-DEU')).body.nlu_interpretations).toEqual([{ intent: 'play', expressions: [] }])
})

test('[LANG-009] the default language is not deleted', async () => {
  const id = await newDomain('Default')
  expect(await save(id, { languages: [german] })).toMatchObject({
    status: 400,
    body: { message: messages.languages.isDefault('eng-USA', 'Default') },
  })
  const patch = { $patch: { put: {}, remove: ['eng-USA'] } }
  expect((await save(id, { languages: patch })).status).toBe(400)
  expect((await read(id, 'eng-USA')).body.nlu_interpretations).toEqual(play('play'))
})

test('another language becomes the default, and then the former one can go', async () => {
  const id = await newDomain('Changing')
  const chosen = { ...german, default: true }
  expect((await save(id, { languages: [{ ...english, default: false }, chosen] })).status).toBe(200)
  expect((await read(id)).body.nlu_interpretations).toEqual(play('spiele'))
  expect((await save(id, { languages: [chosen] })).status).toBe(200)
  expect(await listed(id)).toEqual([chosen])
})

test.each([
  ['an unknown language', [english, { language: 'tlh-QNS', default: false }]],
  ['a language in other letters than it is configured', [english, { language: 'DEU-deu', default: false }]],
  ['a language twice', [english, german, german]],
  ['no language at all', []],
  ['two defaults', [english, { ...german, default: true }]],
])('%s is refused', async (what, languages) => {
  const id = await newDomain(`Wrong-${what.replace(/\W/g, '')}`)
  expect((await save(id, { languages })).status).toBe(400)
  expect((await listed(id)).map(({ language }) => language)).toEqual(['deu-DEU', 'eng-USA'])
  expect((await read(id, 'deu-DEU')).body.nlu_interpretations).toEqual(play('spiele'))
})

test('a language without an id or a default is listed with both', async () => {
  const id = await newDomain('Bare')
  expect((await save(id, { languages: [english, { language: 'fra-FRA' }] })).status).toBe(200)
  expect(await listed(id)).toEqual([english, { _id: 'fra-fra', language: 'fra-FRA', default: false }])
  // The content as well: a browser cannot open what lacks them.
  expect(domains.read.shapes.reply.parse((await read(id)).body).languages).toEqual(await listed(id))
})
