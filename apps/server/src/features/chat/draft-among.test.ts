import { chat, domains, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putInService } from '../../testing/put-in-service.ts'
import { radio } from '../../testing/radio.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
let revision: string

const expressions = (intent: string, ...texts: string[]) => ({
  intent,
  expressions: texts.map((expression) => ({ expression, weight: 100, literals: {} })),
})
const seats = {
  'ontology.intents': { warm_seat: {}, stop_massage: {} },
  nlu_interpretations: [
    expressions('warm_seat', 'warm my seat please', 'make the seat warm', 'the seat is cold'),
    expressions('stop_massage', 'end the massage', 'no more massage'),
  ],
}

beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
  revision = await publishedAtDev('Radio', radio)
  await publishedAtDev('Seats', seats)
})
afterAll(() => server?.close())

/** A domain with this content, published as publishing leaves it behind; returns its revision. */
async function publishedAtDev(name: string, updates: object): Promise<string> {
  const languages = [{ language: 'eng-USA', default: true }]
  await paul.call(domains.create, { body: { name, languages, ntg_versions: ['Gen20x.i2'] } })
  const params = { id: name.toLowerCase() }
  await paul.call(sessions.start, { params, query: {}, body: { message: 'work' } })
  const body = { updates: { ...updates }, language_to_update: 'eng-USA', commit_message: 'Content' }
  const saved = await paul.call(domains.update, { params, query: {}, body })
  await putInService(server.deps, { domain: name, stages: ['ece-dev'] })
  return saved.body.revision
}

/** Says something to the draft of the radio with these expressions to stop, among what is published at a stage. */
async function say(text: string, stops: string[], stage: 'ece-dev' | 'ece-prod' | 'alone' = 'ece-dev') {
  const others = radio.nlu_interpretations.filter(({ intent }) => intent !== 'stop')
  const updates = { nlu_interpretations: [...others, expressions('stop', ...stops)] }
  const among = stage === 'alone' ? undefined : stage
  const draft = { domainId: 'radio', revision, updates, language_to_update: 'eng-USA', among }
  const header = { ...sentHeader({ ...newRequestHeader(), stage: 'draft' }), language: 'eng-USA' }
  const { status, body } = await paul.call(chat.textRecognition, {
    body: { text_query: text, requestInfo: { draft }, header },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const { fullResponse, systemResponses } = body
  return {
    text: systemResponses[0]!.text,
    domainId: fullResponse.domainId,
    candidates: fullResponse.candidates.map(({ domain, intent, by, lostBy }) =>
      [domain, intent, by, lostBy].join(' '),
    ),
    trace: fullResponse.trace,
  }
}

test('another domain that is published answers what it says better, with its reasons', async () => {
  const { domainId, candidates, trace } = await say('the seat is cold', ['stop it'])
  expect(domainId).toBe('seats')
  expect(candidates).toEqual(['Seats warm_seat expression ', 'Radio   it did not understand'])
  expect(trace?.understood.chosen?.reading.intent).toBe('warm_seat')
})

test('guesses are learned from the draft and the others together, again with each change', async () => {
  const guessed = 'the massage please now end'
  expect((await say(guessed, ['stop it'])).domainId).toBe('seats')
  const stops = ['stop it', 'please now end', 'massage please now', 'the massage please end now']
  const { domainId, candidates } = await say(guessed, stops)
  expect(domainId).toBe('radio')
  expect(candidates[0]).toBe('Radio stop guess ')
  expect((await say(guessed, ['stop it'])).domainId).toBe('seats')
})

test('the draft takes the place of what is published of its domain', async () => {
  const { text, domainId, candidates } = await say('stop it', ['halt the tune'])
  expect(candidates).toHaveLength(2)
  expect(candidates.find((one) => one.startsWith('Radio'))).not.toContain('expression')
  expect([domainId, text]).not.toEqual(['radio', 'Stopped'])
  expect(await say('halt the tune', ['halt the tune'])).toMatchObject({ domainId: 'radio', text: 'Stopped' })
})

test('where nothing is published the draft listens alone; where nobody understands, that is said', async () => {
  expect((await say('stop it', ['stop it'], 'ece-prod')).candidates).toEqual(['Radio stop expression '])
  const { text } = await say('zebras eat quiche', ['stop it'], 'ece-prod')
  expect(text).toBe(messages.chat.draftNotUnderstood('Radio', 'ece-prod'))
})

test('without others the draft answers as before, and nothing that is learned of a draft is stored', async () => {
  expect(await say('stop it', ['stop it'], 'alone')).toMatchObject({ domainId: 'radio', candidates: [] })
  const { rowCount } = await server.deps.db.query('select from learned_model')
  expect(rowCount).toBe(0)
})
