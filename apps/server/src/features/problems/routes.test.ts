import { concepts, domains, problems, sessions } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
const id = 'wrong'
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
  await paul.call(domains.create, {
    body: { name: 'Wrong', languages: [{ language: 'eng-USA', default: true }, { language: 'deu-DEU' }] },
  })
  await paul.call(sessions.start, { params: { id }, query: {}, body: { message: 'problems' } })
  await save('eng-USA', {
    'ontology.intents': { play: {}, stop: { fulfilledBy: { systemActions: ['gone'], apiActions: [] } } },
    nlu_interpretations: said('play $(nobody)'),
    system_actions: [{ name: 'hello', ttsResponse: ['hello'] }],
    tts_responses: { hello: ['GONE_CONCEPT'] },
  })
})
afterAll(() => server.close())

const said = (text: string) => [{ intent: 'play', expressions: [{ expression: text }] }]

async function save(language_to_update: string, updates: Record<string, unknown>) {
  const body = { updates, language_to_update, commit_message: 'work' }
  expect((await paul.call(domains.update, { params: { id }, query: {}, body })).status).toBe(200)
}

const find = (language: string, of = id) =>
  paul.call(problems.ofLanguage, { params: { id: of }, query: { language } })
const messagesIn = async (language: string) =>
  (await find(language)).body.problems.map(({ in: list, name, message }) => `${list} ${name}: ${message}`)

test('the problems of a language are what is wrong in it alone, as it was saved (ruling R95)', async () => {
  const { status, body } = await find('deu-DEU')
  expect(status).toBe(200)
  expect(body.count).toBe(body.problems.length)
  expect(await messagesIn('deu-DEU')).toEqual([
    'intents play: play has no expressions, so nobody can say it',
    'intents stop: stop has no expressions, so nobody can say it',
    'uiActions hello: There is no response hello',
  ])
  expect(await messagesIn('eng-usa')).toEqual([
    'intents stop: stop has no expressions, so nobody can say it',
    'intents play: "nobody" is not a slot',
    'uiActions hello: There is no concept GONE_CONCEPT',
  ])
})

test('a save is found in the next answer, and so is a concept that comes', async () => {
  await save('deu-DEU', { nlu_interpretations: said('spiele') })
  expect(await messagesIn('deu-DEU')).toEqual([
    'intents stop: stop has no expressions, so nobody can say it',
    'uiActions hello: There is no response hello',
  ])
  const ada = await server.as('ada')
  expect((await ada.call(concepts.create, { body: { concept_name: 'GONE_CONCEPT' } })).status).toBe(200)
  expect((await messagesIn('eng-USA')).at(-1)).toBe(
    'uiActions hello: The concept GONE_CONCEPT has no active text in eng-USA',
  )
})

test('a domain or a language that is not there is an error', async () => {
  expect((await find('eng-USA', 'nowhere')).status).toBe(404)
  expect((await find('fra-FRA')).status).toBe(404)
})
