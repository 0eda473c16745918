import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chat, concepts, domains, type Sent, type SystemResponse, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longestBlock } from '../../testing/longest-block.ts'
import { putInService } from '../../testing/put-in-service.ts'
import { radio } from '../../testing/radio.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

type Body = Sent<typeof chat.textRecognition.shapes>['body']

let server: TestServer
let paul: Caller
let handler: Server
let revision: string
/** What the handler answers next, and what it was asked. */
const handling = { status: 200, answer: '' as string, asked: [] as { url: string; body: unknown }[] }

beforeAll(async () => {
  handler = createServer((request, response) => {
    let text = ''
    request.on('data', (piece) => {
      text += piece
    })
    request.on('end', () => {
      handling.asked.push({ url: `${request.headers.host}${request.url}`, body: JSON.parse(text) })
      response.writeHead(handling.status, { 'content-type': 'application/json' }).end(handling.answer)
    })
  })
  await new Promise<void>((resolve) => handler.listen(0, '127.0.0.1', resolve))
  const { port } = handler.address() as AddressInfo
  server = await startTestServer({ SDP_HANDLER_HOSTS: `radio.example=http://127.0.0.1:${port}` })
  paul = await server.as('paul')
  revision = await newRadio('Radio')
})
afterAll(async () => {
  await server?.close()
  handler.close()
})

const newRadio = (name: string) => newDomain(name, radio)

async function newDomain(
  name: string,
  updates: Record<string, unknown>,
  more: { embedded?: boolean } = {},
): Promise<string> {
  const body = {
    name,
    languages: [{ language: 'eng-USA', default: true }, { language: 'deu-DEU' }],
    ntg_versions: ['Gen20x.i2'],
    ...more,
  }
  await paul.call(domains.create, { body })
  const params = { id: name.toLowerCase() }
  await paul.call(sessions.start, { params, query: {}, body: { message: 'work' } })
  const saved = await paul.call(domains.update, {
    params,
    query: {},
    body: { updates, language_to_update: 'eng-USA', commit_message: 'Content' },
  })
  expect(saved.status).toBe(200)
  return saved.body.revision
}

function asked(text: string, { stage = 'draft' as const, ...more }: Partial<DraftOptions> = {}): Body {
  const { updates, language = 'eng-USA', ...info } = more
  const draft = { domainId: 'radio', revision, language_to_update: 'eng-USA', ...(updates && { updates }) }
  return {
    text_query: text,
    requestInfo: { ...info, ...(stage === 'draft' && { draft }) },
    header: { ...sentHeader({ ...newRequestHeader(), stage }), language },
  }
}
interface DraftOptions {
  stage: Parameters<typeof sentHeader>[0]['stage']
  language: string
  updates: Record<string, unknown>
  dialogState: unknown
  whatIf: NonNullable<Body['requestInfo']>['whatIf']
}

async function say(body: Body) {
  const { status, body: answer } = await paul.call(chat.textRecognition, { body })
  expect(status, JSON.stringify(answer)).toBe(200)
  return answer
}
const spoken = (responses: readonly SystemResponse[]) =>
  responses.map(({ action, text }) => `${action}: ${text}`)

test('[CHAT-039] [CHAT-040] a text is answered with what is said, how it came about, and the request', async () => {
  const { systemResponses, fullResponse, fullRequest } = await say(asked('play some jazz'))
  expect(systemResponses).toMatchObject([{ action: 'playing', text: 'Here is jazz', preText: 'Sure.' }])
  expect(fullResponse).toMatchObject({
    domain: 'Radio',
    trace: {
      understood: { chosen: { by: 'expression', reading: { intent: 'play' } } },
      rounds: [{ fired: { module: 0, rule: 0 } }],
    },
  })
  expect(fullRequest).toMatchObject({ text_query: 'play some jazz', header: { stage: 'draft' } })
})

test('a rule that was passed over says which of its conditions failed', async () => {
  const { fullResponse } = await say(asked('stop it'))
  const [passed] = fullResponse.passedOver
  expect(passed).toMatchObject([{ module: 0, first: 0, last: 1, input: 'intent' }])
  expect(fullResponse.passedCounts).toEqual([2])
})

test('unsaved changes count, and nothing is written', async () => {
  const updates = { tts_responses: { $patch: { put: { stopped: ['Silence'] }, remove: [] } } }
  expect(spoken((await say(asked('stop it', { updates }))).systemResponses)).toEqual(['stopped: Silence'])
  expect(spoken((await say(asked('stop it'))).systemResponses)).toEqual(['stopped: Stopped'])
  const { body } = await paul.call(domains.read, { params: { id: 'radio' }, query: {} })
  expect(body.revision).toBe(revision)
})

test('a concept is said in its active words, in the language of the turn', async () => {
  const clara = await server.as('clara')
  const texts = [
    { id: 'new__1', language: 'eng-USA', text: 'Hush', isActive: false },
    { id: 'new__2', language: 'deu-DEU', text: 'Es ist still' },
    { id: 'new__3', language: 'eng-USA', text: 'It is quiet' },
  ]
  await clara.call(concepts.create, { body: { concept_name: 'QUIET_CONCEPT', type: 1, texts } })
  const updates = {
    tts_responses: { $patch: { put: { stopped: ['QUIET_CONCEPT, LOST_CONCEPT'] }, remove: [] } },
  }
  expect(spoken((await say(asked('stop it', { updates }))).systemResponses)).toEqual([
    'stopped: It is quiet, lost',
  ])
})

test('changes that no save would take are refused', async () => {
  const { status } = await paul.call(chat.textRecognition, {
    body: asked('stop it', { updates: { system_actions: 'all' } }),
  })
  expect(status).toBe(400)
})

test('the dialog state leads to the next answer', async () => {
  const first = await say(asked('play something'))
  expect(first.systemResponses).toMatchObject([{ action: 'ask_genre', continues: true }])
  const { dialogState } = first.systemResponses[0]!
  const second = await say(asked('jazz', { dialogState }))
  expect(spoken(second.systemResponses)).toEqual(['playing: Here is jazz'])
  expect(second.systemResponses[0]).toMatchObject({ continues: false })
  const { status } = await paul.call(chat.textRecognition, {
    body: asked('jazz', { dialogState: { state: 1 } }),
  })
  expect(status).toBe(400)
})

test('what a test compares comes with the answer, and so does the state of a conversation that has ended', async () => {
  const asks = (await say(asked('play something'))).fullResponse
  expect(asks.reply).toMatchObject({ actions: [{ kind: 'ui', name: 'ask_genre' }], followUp: true })
  expect(asks).not.toHaveProperty('endState')
  const { reply, endState } = (await say(asked('play some jazz'))).fullResponse
  expect(reply).toMatchObject({
    actions: [{ before: [{ spoken: 'Sure.' }], texts: [{ spoken: 'Here is jazz' }] }],
    followUp: false,
  })
  expect(endState).toMatchObject({ domainId: 'radio', state: { said: { 'tts playing': 1 } } })
  const next = await say(asked('stop it', { dialogState: endState }))
  expect(next.fullResponse.endState).toMatchObject({
    state: { said: { 'tts playing': 1, 'tts stopped': 1 } },
  })
})

test('an input that is taken as given changes the answer', async () => {
  const whatIf = { slots: { genre: 'rock' } }
  expect(spoken((await say(asked('play something', { whatIf }))).systemResponses)).toEqual([
    'playing: Here is rock',
  ])
})

test.each([
  ['many names', { slots: Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`s${at}`, 'x'])) }],
  ['many values', { apiInputs: { list: Array.from({ length: 200_000 }, () => 1) } }],
  ['a long text', { slots: { genre: 'x'.repeat(2_000_000) } }],
])(
  'inputs with %s that are taken as given are refused before anybody looks at each of them',
  async (_, whatIf) => {
    const { result, millis } = await longestBlock(() =>
      paul.call(chat.textRecognition, { body: asked('play something', { whatIf }) }),
    )
    expect(result).toMatchObject({ status: 400, body: { message: messages.chat.whatIfTooLarge(5000) } })
    expect(millis).toBeLessThan(500)
  },
)

test('the handler is called where the operator says it is, and its answer is used', async () => {
  handling.asked = []
  handling.answer = JSON.stringify({ returnValue: 'found', data: { name: 'Jazz FM' } })
  const { systemResponses, fullResponse } = await say(asked('find a station'))
  expect(spoken(systemResponses)).toEqual(['found: Found Jazz FM'])
  expect(handling.asked).toMatchObject([
    { url: 'dev.radio.example/base/stations/find', body: { apiAction: 'findStation', domain: 'Radio' } },
  ])
  expect(fullResponse.trace?.rounds[0]?.call).toMatchObject({ apiAction: 'findStation' })
})

test('a sentence that only free text takes is read with what it comes near, behind domains whose own words fit', async () => {
  await newDomain('Notes', {
    'ontology.intents': { note: {}, erase: {} },
    'ontology.userInputs': { words: { type: 'FreeText' } },
    nlu_interpretations: [
      { intent: 'note', expressions: [{ expression: '$(words)', weight: 100, literals: {} }] },
      { intent: 'erase', expressions: [{ expression: 'erase some notes', weight: 100, literals: {} }] },
    ],
  })
  const read = async (text: string) => {
    const { body } = await paul.call(chat.readings, { body: { text, language: 'eng-USA' } })
    const found = body.domains.filter(({ domain }) => ['Radio', 'Notes'].includes(domain))
    return found.map(({ domain, readings }) => [domain, ...readings.map(({ origin }) => origin.kind)])
  }
  expect(await read('play some jazz')).toMatchObject([
    ['Radio', 'expression'],
    ['Notes', 'expression', 'guess'],
  ])
  expect((await read('erase the notes')).find(([domain]) => domain === 'Notes')).toContain('guess')
  expect((await read('erase some notes')).find(([domain]) => domain === 'Notes')).not.toContain('guess')
  const unguessed = { text: 'erase the notes', language: 'eng-USA', isGuessed: false }
  const { body } = await paul.call(chat.readings, { body: unguessed })
  const kinds = body.domains.flatMap(({ readings }) => readings.map(({ origin }) => origin.kind))
  expect(new Set(kinds)).toEqual(new Set(['expression']))
  expect(body.unasked).toBe(0)
})

test('the handler is told which car asks: by its number, or by a name that is the same for the same person', async () => {
  handling.asked = []
  handling.answer = JSON.stringify({ returnValue: 'found', data: { name: 'Jazz FM' } })
  const body = asked('find a station')
  const nora = await server.as('nora')
  await say(body)
  await say(body)
  await nora.call(chat.textRecognition, { body })
  const { header } = body
  await say({ ...body, header: { ...header, vin: 'WDD2130421A123456' } })
  const cars = handling.asked.map(({ body }) => (body as { car: string }).car)
  expect(cars[0]).toMatch(/^of [0-9a-f]{16}$/)
  expect(cars).toEqual([cars[0], cars[0], cars[2], 'WDD2130421A123456'])
  expect(cars[2]).not.toBe(cars[0])
})

test.each([
  [500, 'broken', 'it answers with status 500: broken'],
  [200, 'hello', 'its answer is no JSON: hello'],
  [200, '[1]', 'its answer is no object with returnValue, data or inputs'],
])(
  'a handler that answers %s %s is reported as the answer, with the reason',
  async (status, answer, reason) => {
    handling.status = status
    handling.answer = answer
    const { systemResponses } = await say(asked('find a station'))
    handling.status = 200
    expect(systemResponses.map(({ text }) => text).join()).toContain(reason)
  },
)

test('a handler in a private network that no operator named is not called', async () => {
  const updates = {
    api_action_urls: [{ id: 'default', urls: { dev: 'http://10.0.0.1/', nonprod: '', prod: '' } }],
  }
  const { systemResponses } = await say(asked('find a station', { updates }))
  expect(systemResponses.map(({ text }) => text).join()).toContain('private network')
})

test('where nothing is published the answer says so', async () => {
  const { systemResponses, fullResponse } = await say(asked('stop it', { stage: 'ece-dev' }))
  expect(systemResponses).toMatchObject([{ text: 'Nothing is published at ece-dev for eng-USA.' }])
  expect(fullResponse.domain).toBeNull()
})

test('a draft in another language than the open one has the saved content of that language', async () => {
  const updates = {
    tts_responses: { ...radio.tts_responses, stopped: ['Silence'] },
    nlu_interpretations: radio.nlu_interpretations,
    justtalk: ['stop'],
  }
  const { fullResponse } = await say(asked('stop it', { language: 'deu-DEU', updates }))
  expect(fullResponse).toMatchObject({ language: 'deu-DEU', trace: { end: { kind: 'no rule' } } })
  const missing = await say(asked('stop it', { language: 'fra-FRA' }))
  expect(missing.systemResponses).toMatchObject([{ text: 'Radio has no language fra-FRA.' }])
})

test('a revision of another domain, a missing domain and an unknown stage are refused', async () => {
  const other = await newRadio('Other')
  const status = async (body: Body) => (await paul.call(chat.textRecognition, { body })).status
  const body = asked('stop it')
  const { draft } = body.requestInfo!
  const withDraft = (change: object): Body => ({
    ...body,
    requestInfo: { draft: { ...draft!, ...change } },
  })
  expect(await status(withDraft({ revision: other }))).toBe(404)
  expect(await status(withDraft({ domainId: 'nothing' }))).toBe(404)
  expect(await status({ ...body, requestInfo: {} })).toBe(400)
  expect(await status({ ...body, header: { ...body.header, stage: 'moon' } })).toBe(400)
})

const publish = (domain: string, at: string, language = 'eng-USA') =>
  putInService(server.deps, { domain, stages: ['china-prod'], language, revision: at })

test('all domains that are published at a stage are heard, and the best answers', async () => {
  const second = await newRadio('Second')
  await publish('radio', revision)
  await publish('second', second)
  const { systemResponses, fullResponse } = await say(asked('play some rock', { stage: 'china-prod' }))
  expect(spoken(systemResponses)).toEqual(['playing: Here is rock'])
  expect(fullResponse.candidates.map(({ domain, lostBy }) => [domain, lostBy])).toEqual([
    ['Radio', null],
    ['Second', 'another name comes first'],
  ])
  const unheard = await say(asked('what is the weather', { stage: 'china-prod' }))
  expect(unheard.fullResponse.candidates.map(({ lostBy }) => lostBy)).toEqual([
    'it did not understand',
    'it did not understand',
  ])
})

test('a published domain for other platforms is said to have understood', async () => {
  const body = asked('play some rock', { stage: 'china-prod' })
  const { systemResponses } = await say({ ...body, header: { ...body.header, platform: 'NTG6-SOP' } })
  expect(systemResponses).toMatchObject([
    {
      text: expect.stringMatching(
        /^Radio understood that, but it is for .+, and the request header says NTG6-SOP\.$/,
      ),
    },
  ])
})

test('what is published, renamed or taken back between two sentences counts with the second', async () => {
  await publish('radio', revision, 'deu-DEU')
  const said = { stage: 'china-prod', language: 'deu-DEU' } as const
  const candidates = async () => {
    const { fullResponse } = await say(asked('stop it', said))
    return fullResponse.candidates.map(({ domain }) => domain)
  }
  const write = (text: string) => server.deps.db.query(text)
  expect(await candidates()).toEqual(['Radio'])
  await publish('other', await newRadio('Third'), 'deu-DEU')
  expect((await candidates()).toSorted()).toEqual(['Other', 'Radio'])
  await write(`update domain set name = 'Wireless' where name = 'Other'`)
  expect((await candidates()).toSorted()).toEqual(['Radio', 'Wireless'])
  await write(`delete from published where language = 'deu-DEU'`)
  expect(await candidates()).toEqual([])
})

test('[SHARE-001] another domain goes on with what is shared with it, and the first one still knows its own', async () => {
  const slot = (more: object) => ({ type: 'StaticList', values: { low: [] }, ...more })
  const speaking = (sentence: string, said: string, more: object) => ({
    'ontology.intents': { go: {} },
    nlu_interpretations: [
      { intent: 'go', expressions: [{ expression: sentence, weight: 100, literals: {} }] },
    ],
    system_actions: [
      {
        name: 'goes',
        ttsResponse: ['goes'],
        dialogAct: { dialogActType: 'askForInput', slots: { level: '' } },
      },
    ],
    tts_responses: { goes: [said] },
    decision_rules: [
      {
        name: 'Main',
        rules: [
          {
            userIntent: { condition: 'EqualsMatcher', arguments: ['go'] },
            request: { condition: 'NotCollectedMatcher', arguments: [] },
            systemAction: 'goes',
          },
        ],
      },
    ],
    user_inputs: [{ name: 'level', canonicals: [{ canonical: 'low', literals: ['low'] }] }],
    ...more,
  })
  const seats = speaking('warm seats [$(level)]', 'Warmth {{level}}.', {
    'ontology.userInputs': { level: slot({ shared: true }) },
  })
  const lamps = speaking('dim lamps', 'Light {{level}}.', {
    'ontology.userInputs': { level: slot({ fromShared: [{ userInput: 'level', domain: 'Seats' }] }) },
  })
  await publish('seats', await newDomain('Seats', seats, { embedded: true }))
  await publish('lamps', await newDomain('Lamps', lamps, { embedded: true }))
  const talk = async (text: string, dialogState?: unknown) => {
    const { systemResponses } = await say(asked(text, { stage: 'china-prod', dialogState }))
    return { said: systemResponses[0]?.text, next: systemResponses[0]?.dialogState }
  }
  const first = await talk('warm seats low')
  expect(first.said).toBe('Warmth low.')
  const second = await talk('dim lamps', first.next)
  expect(second.said).toBe('Light low.')
  expect((await talk('warm seats', second.next)).said).toBe('Warmth low.')
  expect((await talk('dim lamps')).said).toBe('Light .')
})
