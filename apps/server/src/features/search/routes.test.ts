import { concepts, domains, search, sessions } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
let nora: Caller
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
  nora = await server.as('nora')
  await make('Music')
  await save('music', {
    'ontology.intents': { playMusic: {}, stop: {} },
    'ontology.userInputs': { musicGenre: {} },
    decision_rules: [{ name: 'Music at home', rules: [] }],
    system_actions: [{ name: 'showMusic' }],
    api_actions: [{ name: 'findMusic' }],
  })
  await make('Secret', { isTestDomain: true })
  await save('secret', { 'ontology.intents': { playMusicSecretly: {} } })
})
afterAll(() => server?.close())

async function make(name: string, more: object = {}): Promise<void> {
  const body = { name, languages: [{ language: 'eng-USA' }], ...more }
  expect((await paul.call(domains.create, { body })).status).toBe(200)
  const id = name.toLowerCase()
  await paul.call(sessions.start, { params: { id }, query: {}, body: { message: 'search' } })
}

async function save(id: string, updates: Record<string, unknown>): Promise<void> {
  const body = { updates, language_to_update: 'eng-USA', commit_message: 'work' }
  expect((await paul.call(domains.update, { params: { id }, query: {}, body })).status).toBe(200)
}

async function find(caller: Caller, text: string, except?: string): Promise<string[]> {
  const { status, body } = await caller.call(search.names, { query: { text, ...(except && { except }) } })
  expect(status).toBe(200)
  return body.entries.map(({ domain, list, name }) => `${domain} ${list} ${name}`)
}

test('entries of all lists are found by parts of their names, the best first', async () => {
  expect(await find(nora, 'music')).toEqual([
    'Music slots musicGenre',
    'Music modules Music at home',
    'Music intents playMusic',
    'Music apiActions findMusic',
    'Music uiActions showMusic',
  ])
  expect(await find(nora, 'plmu')).toEqual(['Music intents playMusic'])
  expect(await find(nora, 'nothing like it')).toEqual([])
  expect(await find(nora, '  ')).toEqual([])
})

test('a test domain is searched by those who see it in the list, and the open one is left out', async () => {
  expect(await find(paul, 'secretly')).toEqual(['Secret intents playMusicSecretly'])
  expect(await find(nora, 'secretly')).toEqual([])
  expect(await find(paul, 'playMusic', 'music')).toEqual(['Secret intents playMusicSecretly'])
})

test('what is saved is found at once, and what was before no more', async () => {
  await save('music', { 'ontology.intents': { pause: {} } })
  expect(await find(paul, 'pause')).toEqual(['Music intents pause'])
  expect(await find(nora, 'plmu')).toEqual([])
})

test('concepts are found by their names, signs of a pattern standing for themselves', async () => {
  const clara = await server.as('clara')
  for (const name of ['WEATHER_NOW_CONCEPT', 'WEATHER_CONCEPT']) {
    const texts = [{ id: 'new__1', language: 'eng-USA', type: 'textprompt' as const, text: 'Sunny' }]
    const { status } = await clara.call(concepts.create, {
      body: { concept_name: name, type: 2, texts } as never,
    })
    expect(status).toBe(200)
  }
  const found = async (text: string) => (await paul.call(search.names, { query: { text } })).body.concepts
  expect(await found('weather')).toEqual(['WEATHER_CONCEPT', 'WEATHER_NOW_CONCEPT'])
  expect(await found('wnc')).toEqual(['WEATHER_NOW_CONCEPT'])
  expect(await found('%')).toEqual([])
})
