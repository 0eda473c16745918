import { chat, domains, sessions } from '@sdp/api'
import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putInService } from '../../testing/put-in-service.ts'
import { radio } from '../../testing/radio.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller

const expressions = (intent: string, ...texts: string[]) => ({
  intent,
  expressions: texts.map((expression) => ({ expression, weight: 100, literals: {} })),
})
const seats = {
  'ontology.intents': { warm_seat: {}, stop_massage: {} },
  nlu_interpretations: [
    expressions('warm_seat', 'warm my seat please', 'make the seat warm', 'the seat is cold'),
    expressions('stop_massage', 'stop it', 'end the massage', 'no more massage'),
  ],
}
const notes = {
  'ontology.intents': { note: {}, erase: {} },
  'ontology.userInputs': { words: { type: 'FreeText' } },
  nlu_interpretations: [
    expressions('note', 'note that $(words)', '$(words) is what I want to note'),
    expressions('erase', 'erase all of my notes', 'take all notes away'),
  ],
}

beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
  await published('Radio', radio, ['ece-dev', 'china-prod'])
  await published('Seats', seats, ['ece-dev'])
})
afterAll(() => server?.close())

/** A domain with this content, published at stages as publishing leaves it behind. */
async function published(name: string, updates: object, stages: readonly string[]): Promise<void> {
  const languages = [{ language: 'eng-USA', default: true }]
  await paul.call(domains.create, { body: { name, languages, ntg_versions: ['NTG7-SOP'] } })
  const params = { id: name.toLowerCase() }
  await paul.call(sessions.start, { params, query: {}, body: { message: 'work' } })
  const body = { updates: { ...updates }, language_to_update: 'eng-USA', commit_message: 'Content' }
  const { status } = await paul.call(domains.update, { params, query: {}, body })
  expect(status).toBe(200)
  await putInService(server.deps, { domain: name, stages })
}

async function read(text: string, more: { language?: string; isGuessed?: boolean } = {}) {
  const { status, body } = await paul.call(chat.readings, { body: { text, language: 'eng-USA', ...more } })
  expect(status).toBe(200)
  return body
}

/** At each stage who would answer with what, and why the others would not. */
async function answersTo(text: string, more: { isGuessed?: boolean } = {}) {
  const { stages } = await read(text, more)
  return stages.map(({ stage, candidates }) => [
    stage,
    ...(candidates ?? ['not known yet']).map((one) =>
      typeof one === 'string' ? one : `${one.domain} ${one.intent} by ${one.by}: ${one.lostBy}`,
    ),
  ])
}

test('each stage where something is published says who would answer, and why the others would not', async () => {
  expect(await answersTo('stop it')).toEqual([
    [
      'ece-dev',
      'Radio stop by expression: null',
      'Seats stop_massage by expression: another name comes first',
    ],
    ['china-prod', 'Radio stop by expression: null'],
  ])
  expect(await answersTo('could you make my seat warm')).toEqual([
    [
      'ece-dev',
      'Seats warm_seat by guess: null',
      expect.stringMatching(/^Radio .*: (it did not|another is)/),
    ],
    ['china-prod', 'Radio null by null: it did not understand'],
  ])
})

test('who would answer is who answers in the chat', async () => {
  const header = { ...sentHeader({ ...newRequestHeader(), stage: 'ece-dev' }), platform: '' }
  for (const text of ['stop it', 'could you make my seat warm', 'what is the weather']) {
    const { body } = await paul.call(chat.textRecognition, { body: { text_query: text, header } })
    const { stages } = await read(text)
    expect(stages[0]).toMatchObject({ stage: 'ece-dev', candidates: body.fullResponse.candidates })
  }
})

test('before anything is learned only what no guess can change is reported', async () => {
  expect(await answersTo('stop it', { isGuessed: false })).toHaveLength(2)
  expect(await answersTo('please note that down', { isGuessed: false })).toEqual([
    ['ece-dev', 'not known yet'],
    ['china-prod', 'not known yet'],
  ])
})

test('what is for the head unit says so, and where nothing is published there is nothing to say', async () => {
  await published(
    'Windows',
    {
      'ontology.intents': { open_window: {} },
      arbitrations: [{ intentName: 'open_window', arbitration: 'no-cloud' }],
      nlu_interpretations: [expressions('open_window', 'open the window', 'window down please')],
    },
    ['amap-dev'],
  )
  const { stages } = await read('open the window')
  expect(stages.find(({ stage }) => stage === 'amap-dev')).toMatchObject({
    isForHeadUnit: true,
    candidates: [{ domain: 'Windows', by: 'expression', lostBy: 'its intent never goes to the cloud' }],
  })
  expect(stages.find(({ stage }) => stage === 'ece-dev')).toMatchObject({ isForHeadUnit: false })
  expect((await read('open the window', { language: 'deu-DEU' })).stages).toEqual([])
})

test('readings are on one scale: certain ones first, then by certainty, guesses with their threshold', async () => {
  await published('Notes', notes, [])
  const found = await read('note that the seat is cold')
  const certainties = found.domains.map(({ readings }) => readings[0]?.score ?? -1)
  expect(certainties).toEqual(certainties.toSorted((one, other) => other - one))
  for (const { readings } of found.domains) {
    const scores = readings.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  }
  expect(found.domains.find(({ domain }) => domain === 'Notes')).toMatchObject({
    readings: [{ intent: 'note', origin: { kind: 'expression', fit: { free: 4, words: 6 } } }, {}],
    threshold: expect.any(Number),
  })
  const certain = await read('the seat is cold')
  expect(certain.domains[0]).toMatchObject({ domain: 'Seats', threshold: null })
})
