import { domains, sessions, uses } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
const id = 'used'
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
  await paul.call(domains.create, {
    body: { name: 'Used', languages: [{ language: 'eng-USA', default: true }, { language: 'deu-DEU' }] },
  })
  await paul.call(sessions.start, { params: { id }, query: {}, body: { message: 'uses' } })
  await save({ 'ontology.intents': { play: {}, stop: {} }, nlu_interpretations: said('play', 1) })
  await save(
    {
      nlu_interpretations: said('spiele', 3),
      tts_responses: { shown: ['Hier ist {{genre}}'], bye: ['Bis bald, genre'] },
      gui_responses: { shown: '$genre.name', list: { title: '{{genre}}' } },
    },
    'deu-DEU',
  )
})
afterAll(() => server.close())

const jazz = { genre: [{ canonical: 'jazz', literals: ['jazz'] }] }
const said = (word: string, count: number) => [
  {
    intent: 'play',
    expressions: [
      ...Array.from({ length: count }, (_, at) => ({ expression: `${word} ${at} $(genre)` })),
      { expression: `§please ${word} $(artist)`, literals: jazz },
      // Mentions nothing, though the name is in it
      { expression: `${word} genre please` },
    ],
  },
  { intent: 'stop', expressions: [{ expression: 'stop' }] },
]

async function save(updates: Record<string, unknown>, language_to_update = 'eng-USA') {
  const body = { updates, language_to_update, commit_message: 'work' }
  expect((await paul.call(domains.update, { params: { id }, query: {}, body })).status).toBe(200)
}

const find = (body: Parameters<typeof uses.find.shapes.body.parse>[0]) =>
  paul.call(uses.find, { params: { id }, body: uses.find.shapes.body.parse(body) })

test('the expressions that mention something are counted in every language', async () => {
  const counts = async (...asked: Parameters<typeof find>) =>
    (await find(...asked)).body.languages.map(({ language, expressions }) => [language, expressions])
  const counted = (english: number, german: number) => [
    ['deu-DEU', german],
    ['eng-USA', english],
  ]
  // In the text, or by a restriction alone
  expect(await counts({ kind: 'slot', names: ['genre'] })).toEqual(counted(2, 4))
  expect(await counts({ kind: 'slot', names: ['genre', 'artist'] })).toEqual(counted(2, 4))
  expect(await counts({ kind: 'reusableExpression', names: ['please'] })).toEqual(counted(1, 1))
  expect(await counts({ kind: 'canonical', slot: 'genre', names: ['jazz'] })).toEqual(counted(1, 1))
  expect(await counts({ kind: 'intent', names: ['play', 'stop'] })).toEqual(counted(4, 6))
  expect(await counts({ kind: 'slot', names: ['nobody'] })).toEqual(counted(0, 0))
  // More names than are searched for one by one
  const many = Array.from({ length: 60 }, (_, at) => `slot${at}`)
  expect(await counts({ kind: 'slot', names: [...many, 'genre'] })).toEqual(counted(2, 4))
})

test('the places are named, and only the first of many', async () => {
  expect((await find({ kind: 'slot', names: ['genre'] })).body.languages[0]).toEqual({
    language: 'deu-DEU',
    expressions: 4,
    intents: 1,
    responses: 2,
    places: [{ name: 'play', count: 4 }],
  })
  const names = Array.from({ length: 30 }, (_, at) => `intent${at}`)
  await save(
    { nlu_interpretations: names.map((intent) => ({ intent, expressions: [{ expression: '$(genre)' }] })) },
    'deu-DEU',
  )
  const { languages } = (await find({ kind: 'slot', names: ['genre'] })).body
  expect(languages[0]).toMatchObject({ expressions: 30, intents: 30 })
  expect(languages[0]!.places).toHaveLength(20)
})

test('a domain that is not there is reported', async () => {
  const body = { kind: 'slot' as const, names: ['genre'] }
  expect((await paul.call(uses.find, { params: { id: 'nowhere' }, body })).status).toBe(404)
})
