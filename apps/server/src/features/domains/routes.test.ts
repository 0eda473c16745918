import { request } from 'node:http'
import { domains, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let ada: Caller
let max: Caller
let paul: Caller
let nora: Caller
beforeAll(async () => {
  server = await startTestServer()
  ;[ada, max, paul, nora] = await Promise.all([
    server.as('ada'),
    server.as('max'),
    server.as('paul'),
    server.as('nora'),
  ])
})
afterAll(() => server.close())

const language = (code = 'eng-USA') => ({ languages: [{ language: code }] })

async function create(caller: Caller, name: string, more: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await caller.call(domains.create, { body: { name, ...language(), ...more } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body._id
}

const read = (caller: Caller, id: string, query = {}) => caller.call(domains.read, { params: { id }, query })
const update = (caller: Caller, id: string, body: object) =>
  caller.call(domains.update, { params: { id }, query: {}, body: body as never })
const startSession = (caller: Caller, id: string) =>
  caller.call(sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
const list = (caller: Caller, isAdmin?: 'true' | 'false') =>
  caller.call(domains.list, { query: { includeDialogs: 'false', ...(isAdmin && { isAdmin }) } })

test('[FORM-025] [DOM-051] [DOM-002] [DOM-012] [DOM-013] [DOM-015] [DOM-016] [DOM-017] [DOM-018] [DOM-019] [DISS-004] a domain is created with its body; its creator is the asking user', async () => {
  const received: unknown[] = []
  const stop = server.deps.events.subscribe((event) => received.push(event))
  const { status, body } = await paul.call(domains.create, {
    body: {
      name: 'MyMusic',
      languages: [{ language: 'DEU-deu' }, { language: 'eng-USA', default: true }],
      description: 'Music in the car',
      tags: ['media'],
      picture: 'https://pictures.example/a.png',
      handler_url: 'http://handler.example',
      embedded: true,
      volatile: true,
      diss: { enabled: true, version: '1.2' },
    },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    _id: 'mymusic',
    name: 'MyMusic',
    description: 'Music in the car',
    creator: { name: 'Paul Author', displayName: 'Paul Author', upn: 'paul@sdp.example' },
    tags: ['media'],
    picture: 'https://pictures.example/a.png',
    handler_url: 'http://handler.example',
    ntg_versions: ['NTG7-SOP'],
    languages: [
      { _id: 'mymusic-deu-deu', language: 'deu-DEU', default: false },
      { _id: 'mymusic-eng-usa', language: 'eng-USA', default: true },
    ],
    embedded: true,
    isTestDomain: false,
    volatile: true,
    is_awaiting_cert: false,
    diss: { enabled: true, version: '1.2' },
    savePoint: 'Original',
    sessions: [],
  })
  await expect
    .poll(() => received)
    .toContainEqual({ type: 'domain-created', id: 'mymusic', name: 'MyMusic', by: 'paul@sdp.example' })
  stop()
})

test('the handler URL of a new domain is the base URL of its default handler, where it can be one (ruling R114)', async () => {
  const handlersOf = async (name: string, extra: Record<string, unknown>) => {
    const id = await create(paul, name, extra)
    return (await read(paul, id)).body.api_action_urls
  }
  const url = 'https://Handlers.example/parking'
  const base = url.toLowerCase()
  expect(await handlersOf('Cloudy', { handler_url: url })).toEqual([
    { id: 'default', urls: { dev: base, nonprod: base, prod: base } },
  ])
  expect(await handlersOf('Inside', { handler_url: url, embedded: true })).toEqual([
    { id: 'default', urls: { dev: base, nonprod: '', prod: '' } },
  ])
  expect(await handlersOf('Private', { handler_url: 'http://10.0.0.1' })).toEqual([])
  expect(await handlersOf('None', {})).toEqual([])
})

test('[DOM-052] [DOM-014] [AUTH-010] contributors are added by e-mail or the part before the at sign, and kept lowercased', async () => {
  const id = await create(paul, 'Shared', { contributors: ['NORA@SDP.example', 'Max'] })
  expect((await read(paul, id)).body.contributors).toEqual(['nora@sdp.example', 'max'])
  expect((await update(nora, id, { updates: { contributors: ['Nora@sdp.example', 'Clara'] } })).status).toBe(
    200,
  )
  expect((await read(paul, id)).body.contributors).toEqual(['nora@sdp.example', 'clara'])
  const clara = await server.as('clara')
  expect((await update(clara, id, { updates: { contributors: ['MAX'] } })).status).toBe(200)
  expect((await update(clara, id, { updates: { contributors: ['clara'] } })).status).toBe(403)
})

test('[DOM-053] [DOM-023] [DOM-030] one domain is read by its id in a language, whole, with dialog_units empty', async () => {
  const id = await create(paul, 'Reading', { languages: [{ language: 'eng-USA' }, { language: 'deu-DEU' }] })
  await startSession(paul, id)
  const saved = await update(paul, id, {
    updates: { tts_responses: { hi: ['hallo'] }, justtalk: ['play'] },
    language_to_update: 'deu-DEU',
    commit_message: 'greetings',
  })
  const { status, body } = await read(nora, id, { language: 'DEU-DEU', user: 'nora', skipSession: 'true' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    _id: 'reading',
    name: 'Reading',
    savePoint: 'Original',
    revision: saved.body.revision,
    tts_responses: { hi: ['hallo'] },
    justtalk: ['play'],
    ontology: { intents: {}, userInputs: {}, apiInputs: {}, discardInputOnSDC: null },
    dialog_units: [],
    sessions: [],
  })
  const byDefault = (await read(nora, id)).body
  expect(byDefault).toMatchObject({ tts_responses: {}, justtalk: ['play'], dialog_units: [] })
  expect(byDefault.sessions).toMatchObject([{ domainId: id, user: { id: 'paul@sdp.example' } }])
  expect(byDefault.languages.map((one) => one.language)).toEqual(['deu-DEU', 'eng-USA'])
})

test('[INT-014] [SLOT-020] [DOM-011] every part of the content of a domain is stored, and answered as it was sent', async () => {
  const head = {
    name: 'Whole',
    embedded: true,
    volatile: true,
    diss: { enabled: true, version: '1.0' },
    handler_url: 'http://handler.example',
    ntg_versions: ['Gen20x.i2'],
  }
  const id = await create(paul, head.name, head)
  await startSession(paul, id)
  const ontology = {
    intents: { play: { slotOnly: false, dialogActType: 'inform', comments: '', fulfilledBy: {} } },
    userInputs: { genre: { type: 'StaticList', valueType: 'String', values: { jazz: [] } } },
    apiInputs: { found: { returnValue: ['one'] } },
    discardInputOnSDC: true,
  }
  const content = {
    nlu_interpretations: [
      { intent: 'play', expressions: [{ expression: 'play', weight: 100, literals: {} }] },
    ],
    user_inputs: [{ name: 'genre', canonicals: [{ canonical: 'jazz', literals: ['swing'] }] }],
    decision_rules: [
      { name: 'One', comments: '', rules: [] },
      { name: 'Two', comments: 'last', rules: [] },
    ],
    system_actions: [{ name: 'answer' }],
    api_actions: [{ name: 'search' }],
    api_action_urls: [{ id: 'default', urls: { dev: 'http://dev.example' } }],
    arbitrations: [{ intentName: 'play', arbitration: 'hybrid' }],
    justtalk: ['play'],
    tts_responses: { hello: ['Hello'] },
    gui_responses: { hello: { title: 'Hello' } },
    audio_responses: { hello: ['hello.wav'] },
  }
  const inOntology = Object.entries(ontology).map(([part, value]) => [`ontology.${part}`, value])
  const updates = { ...content, ...Object.fromEntries(inOntology) }
  const saved = await update(paul, id, { updates, language_to_update: 'eng-USA', commit_message: 'all' })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect((await read(nora, id)).body).toMatchObject({ ...head, ...content, ontology })
})

test('a language that the domain does not have, and a domain that is not there, are not found', async () => {
  const id = await create(paul, 'OneLanguage')
  const missing = await read(paul, id, { language: 'fra-FRA' })
  expect(missing).toMatchObject({
    status: 404,
    body: { message: messages.domain.languageMissing('fra-FRA') },
  })
  expect(await read(paul, 'nowhere')).toMatchObject({
    status: 404,
    body: { message: messages.domain.notFound('nowhere') },
  })
  expect((await update(paul, 'nowhere', { updates: {} })).status).toBe(404)
})

test('[LIST-022] the list holds domains without content, and other people’s test domains only for isAdmin', async () => {
  await create(paul, 'Tests', { isTestDomain: true, contributors: ['nora'] })
  await create(paul, 'Serious')
  const names = async (caller: Caller, isAdmin?: 'true' | 'false') =>
    (await list(caller, isAdmin)).body.map(({ name }) => name)

  expect(await names(paul, 'false')).toEqual(expect.arrayContaining(['Tests', 'Serious']))
  expect(await names(nora)).toEqual(expect.arrayContaining(['Tests', 'Serious']))
  expect(await names(max, 'false')).not.toContain('Tests')
  expect(await names(ada, 'false')).not.toContain('Tests')
  expect(await names(ada, 'true')).toEqual(expect.arrayContaining(['Tests', 'Serious']))
  expect(await names(max, 'true')).toContain('Tests')
  expect(await list(paul, 'true')).toMatchObject({
    status: 403,
    body: { message: messages.domain.allForMembersOnly },
  })
  const [first] = (await list(ada)).body
  expect(first).not.toHaveProperty('nlu_interpretations')
})

test('[LIST-023] a domain is deleted by its name with all its save points', async () => {
  const id = await create(paul, 'Passing')
  await server.deps.content.createSavePoint(server.deps.db, {
    id: 'passing-2',
    from: id,
    name: 'Second',
    description: '',
    by: 'paul@sdp.example',
    at: Date.now(),
  })
  expect((await read(paul, 'passing-2')).body).toMatchObject({ name: 'Passing', savePoint: 'Second' })
  const remove = (caller: Caller, name: string) => caller.call(domains.remove, { params: { id: name } })

  expect(await remove(nora, 'Passing')).toMatchObject({
    status: 403,
    body: { message: messages.domain.noAccess('Passing') },
  })
  await startSession(paul, 'passing-2')
  expect(await remove(ada, 'Passing')).toMatchObject({
    status: 403,
    body: { message: messages.session.busy('Paul Author') },
  })
  expect((await remove(paul, 'passing-2')).status).toBe(404)
  const received: unknown[] = []
  const stop = server.deps.events.subscribe((event) => received.push(event))
  expect((await remove(paul, 'Passing')).status).toBe(200)
  await expect
    .poll(() => received)
    .toContainEqual({ type: 'domain-deleted', id, name: 'Passing', by: 'paul@sdp.example' })
  stop()
  expect((await read(paul, id)).status).toBe(404)
  expect((await read(paul, 'passing-2')).status).toBe(404)
  expect((await remove(paul, 'Passing')).status).toBe(404)
  await create(paul, 'passing')
})

test('names are unique whatever the case, also beyond the Latin alphabet (ruling R2)', async () => {
  await create(paul, 'Weather')
  await create(paul, 'Ärger')
  for (const name of ['Weather', 'WEATHER', 'ärger']) {
    const { status, body } = await nora.call(domains.create, { body: { name, ...language() } })
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { message: messages.domain.nameTaken(name) },
    })
  }
})

test('of ten people who create one name at once one succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      (at % 2 === 0 ? paul : nora).call(domains.create, {
        body: { name: at % 3 === 0 ? 'RACE' : 'Race', ...language() },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  const named = (await list(paul)).body.filter(({ _id }) => _id === 'race')
  expect(named).toHaveLength(1)
})

test('general data is updated by who has access, without a session', async () => {
  const id = await create(paul, 'General', { contributors: ['nora'] })
  const received: unknown[] = []
  const stop = server.deps.events.subscribe((event) => received.push(event))
  const { status, body } = await update(nora, id, {
    updates: { description: 'new', tags: ['a', 'b'], isTestDomain: true, name: 'General', embedded: false },
    forceUpdate: true,
  })
  expect(status).toBe(200)
  expect((await read(paul, id)).body).toMatchObject({
    description: 'new',
    tags: ['a', 'b'],
    isTestDomain: true,
    revision: body.revision,
  })
  await expect
    .poll(() => received)
    .toContainEqual({
      type: 'domain-updated',
      id,
      name: 'General',
      by: 'nora@sdp.example',
      revision: body.revision,
    })
  stop()
  const { rows } = await server.deps.db.query('select message from revision where id = $1', [body.revision])
  expect(rows[0].message).toBe(messages.commit.generalData)

  expect(await update(max, id, { updates: { description: 'x' } })).toMatchObject({
    status: 403,
    body: { message: messages.domain.noAccess('General') },
  })
  await startSession(paul, id)
  expect(await update(nora, id, { updates: { description: 'x' } })).toMatchObject({
    status: 403,
    body: { message: messages.session.busy('Paul Author') },
  })
})

// Ruling R15
test('[DOM-006] a test domain stays one, and name and kind stay what they were', async () => {
  const id = await create(paul, 'Fixed', { isTestDomain: true })
  const refused: [object, string, string][] = [
    [{ isTestDomain: false }, 'isTestDomain', messages.domain.testPermanent],
    [{ name: 'Other' }, 'name', messages.domain.nameFixed],
    [{ embedded: true }, 'embedded', messages.domain.embeddedFixed],
  ]
  for (const [updates, field, message] of refused) {
    const answer = await update(paul, id, { updates, forceUpdate: true })
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field, message }] } })
  }
})

test('[SESS-021] content is saved only by who holds the running session of that save point', async () => {
  const id = await create(paul, 'Guarded', { contributors: ['nora'] })
  const save = (caller: Caller) => update(caller, id, { updates: { justtalk: ['a'] }, commit_message: 'm' })
  expect(await save(paul)).toMatchObject({ status: 403, body: { message: messages.session.needed } })
  await startSession(nora, id)
  expect(await save(paul)).toMatchObject({
    status: 403,
    body: { message: messages.session.busy('Nora Novak') },
  })
  expect((await save(max)).status).toBe(403)
  expect((await save(nora)).status).toBe(200)
  await server.deps.db.query(`update domain_session set expiration_time = now() - interval '1 second'`)
  expect((await save(nora)).status).toBe(403)
})

test('who may save is asked again when the body is there: a session that began meanwhile counts', async () => {
  const id = await create(paul, 'Slowly')
  const { requester } = server.deps
  const asked = new Promise<void>((resolve) => {
    server.deps.requester = async (...args) => {
      const asker = await requester(...args)
      resolve()
      return asker
    }
  })
  const sending = request(`${server.url}/api/domains/${id}`, {
    method: 'PUT',
    headers: { ...paul.headers, 'content-type': 'application/json' },
  })
  const answered = new Promise<number | undefined>((resolve) =>
    sending.once('response', ({ statusCode }) => resolve(statusCode)),
  )
  sending.write('{"updates":{"justtalk":[]},')
  await asked
  server.deps.requester = requester
  expect((await startSession(paul, id)).status).toBe(200)
  sending.end('"commit_message":"Quiet"}')
  expect(await answered).toBe(200)
})

test('[SESS-022] in offline access mode content is saved without a session', async () => {
  const offline = await startTestServer({ SDP_OFFLINE_ACCESS: 'true' }, { databaseUrl: server.databaseUrl })
  const alone = await offline.as('paul')
  const id = await create(alone, 'Alone')
  expect((await update(alone, id, { updates: { justtalk: ['a'] }, commit_message: 'm' })).status).toBe(200)
  await offline.close()
})

test('a save needs a message, returns the same for the same id, and tells who was faster', async () => {
  const id = await create(paul, 'Saving', { contributors: ['nora'] })
  await startSession(paul, id)
  const { revision: base_revision } = (await read(paul, id)).body
  const save = (more: object) => update(paul, id, { updates: { justtalk: ['a'] }, base_revision, ...more })

  for (const [commit_message, message] of [
    [undefined, messages.commit.messageRequired],
    ['  ', messages.commit.messageRequired],
    ['x'.repeat(1001), messages.commit.tooLong],
  ]) {
    expect(await save({ commit_message })).toMatchObject({
      status: 400,
      body: { message, details: [{ field: 'commit_message', message }] },
    })
  }
  const first = await save({ commit_message: 'x'.repeat(1000), save_id: 'save-id-1' })
  expect(first.status).toBe(200)
  expect(await save({ commit_message: 'again', save_id: 'save-id-1' })).toEqual(first)

  const stale = { updates: { justtalk: ['b'] }, commit_message: 'late', base_revision }
  expect(await update(paul, id, stale)).toMatchObject({
    status: 409,
    body: {
      message: messages.domain.staleRevision,
      details: {
        revision: first.body.revision,
        author: 'paul@sdp.example',
        authorName: 'Paul Author',
        message: 'x'.repeat(1000),
        at: first.body.updated_at,
      },
    },
  })
  expect((await update(paul, id, { ...stale, forceUpdate: true })).status).toBe(200)
  expect((await read(paul, id)).body.justtalk).toEqual(['b'])
})

test('the list returns a thousand domains at once', async () => {
  await server.deps.db.query(
    `with made as (
       insert into domain select gen_random_uuid(), 'Many' || n, 'One of many', '{a,b}', '', '', '{NTG7-SOP}', '{nora}',
         '{"name": "Ada", "upn": "ada@sdp.example"}', false, false, false, false, '{"enabled": false, "version": null}',
         now(), now()
       from generate_series(1, 1000) as n returning id, lower(name) as point
     )
     insert into save_point (id, domain_id, name, original, head, languages, created_at, created_by, updated_at, updated_by)
     select point, made.id, 'Original', true, (select head from save_point where id = 'weather'),
       '[{"_id": "x", "language": "eng-USA", "default": true}]', now(), 'ada', now(), 'ada' from made`,
  )
  const { status, body } = await list(paul)
  expect(status).toBe(200)
  const many = body.filter(({ name }) => name.startsWith('Many'))
  expect(many).toHaveLength(1000)
  expect(new Set(many.map(({ _id }) => _id)).size).toBe(1000)
})
