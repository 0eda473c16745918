import { domains, reusableExpressions, revisions, savePoints, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connectEventsClient } from '../../testing/events-client.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
let id: string
let number = 0
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
})
afterAll(() => server.close())

const please = { _id: '1', name: 'please', values: { 'eng-USA': '[please|kindly]' }, comments: '' }
const start = { _id: '2', name: 'start', values: { 'eng-USA': '§please (play|start)' }, comments: 'verbs' }

beforeEach(async () => {
  number += 1
  id = `spoken${number}`
  await paul.call(domains.create, {
    body: { name: id, languages: [{ language: 'eng-USA' }, { language: 'deu-DEU' }] },
  })
  await paul.call(sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  await save('eng-USA', { reusable_expressions: [please, start], 'ontology.intents': { play: {} } })
  await save('eng-USA', said('§please play'))
  await save('deu-DEU', said('§please spiele'))
})

const said = (expression: string) => ({
  nlu_interpretations: [{ intent: 'play', expressions: [{ expression }] }],
})

async function save(language: string, updates: Record<string, unknown>): Promise<void> {
  const body = { updates, language_to_update: language, commit_message: 'work' }
  expect((await paul.call(domains.update, { params: { id }, query: {}, body })).status).toBe(200)
}

async function read(language = 'eng-USA') {
  const { body } = await paul.call(domains.read, { params: { id }, query: { language } })
  return body as typeof body & { nlu_interpretations: unknown; reusable_expressions: unknown[] }
}

const list = async () => (await paul.call(reusableExpressions.list, { query: { domainId: id } })).body
const create = (body: Record<string, unknown>, query = {}) =>
  paul.call(reusableExpressions.create, {
    query,
    body: { name: 'now', language: 'eng-USA', domainId: id, ...body },
  })
const update = (part: string, body: Record<string, unknown>, query = {}) =>
  paul.call(reusableExpressions.update, { params: { id: `${id}:${part}` }, query, body })
const remove = (part: string, query = {}) =>
  paul.call(reusableExpressions.remove, { params: { id: `${id}:${part}` }, query })

async function lastMessage(): Promise<string | undefined> {
  const { body } = await paul.call(revisions.list, { params: { id }, query: {} })
  return body.revisions[0]?.message
}

test('[REUSE-010] [REUSE-002] the parts of a domain are a list, each with id, name, values, comments and domain', async () => {
  expect(await list()).toEqual([
    { ...please, _id: `${id}:1`, domainId: id },
    { ...start, _id: `${id}:2`, domainId: id },
  ])
})

test('[REUSE-011] the list of a domain that does not exist is a 404', async () => {
  const answer = await paul.call(reusableExpressions.list, { query: { domainId: 'nowhere' } })
  expect(answer.status).toBe(404)
})

test('[REUSE-012] adding returns the item, and makes a revision with it', async () => {
  const { status, body } = await create({ value: '[right now]', comments: 'when' })
  expect(status).toBe(200)
  const { revision, ...item } = body
  expect(item).toEqual({
    _id: expect.stringMatching(new RegExp(`^${id}:.+`)),
    name: 'now',
    values: { 'eng-USA': '[right now]' },
    comments: 'when',
    domainId: id,
  })
  const stored = await read()
  expect(stored.revision).toBe(revision)
  expect(stored.reusable_expressions.at(-1)).toMatchObject({ name: 'now', domainId: id })
  expect(await lastMessage()).toBe('Reusable part now added')
})

test('a part can bring its own id and its place along', async () => {
  const own = {
    _id: `${id}:mine`,
    position: 1,
    values: { 'eng-USA': '[right now]', 'deu-DEU': '[sofort] los' },
  }
  expect((await create(own)).body).toMatchObject({ _id: `${id}:mine`, values: own.values })
  expect((await list()).map(({ name }) => name)).toEqual(['please', 'now', 'start'])
  expect(await create({ _id: `${id}:mine`, name: 'other' })).toMatchObject({ status: 409 })
  expect(await create({ _id: 'elsewhere:mine', name: 'other' })).toMatchObject({ status: 400 })
})

test('[REUSE-013] changing sends the changed fields and returns the item', async () => {
  const answer = await update('1', { language: 'deu-DEU', value: '[bitte|mal eben]' })
  expect(answer.body).toMatchObject({
    _id: `${id}:1`,
    name: 'please',
    values: { ...please.values, 'deu-DEU': '[bitte|mal eben]' },
  })
  expect((await update('1', { comments: 'polite' })).body.comments).toBe('polite')
  expect((await update('1', { values: { 'eng-USA': null } })).body.values).toEqual({
    'deu-DEU': '[bitte|mal eben]',
  })
  expect(await lastMessage()).toBe('Reusable part please changed')
})

test('a new name is followed into other parts and the expressions of all languages, in one revision', async () => {
  const before = (await read()).revision
  const { body } = await update('1', { name: 'polite' })
  expect(body).toMatchObject({ _id: `${id}:1`, name: 'polite' })
  const english = await read('eng-USA')
  expect(english).toMatchObject({ revision: body.revision, ...said('§polite play') })
  expect(await read('deu-DEU')).toMatchObject(said('§polite spiele'))
  expect((await list()).map(({ values }) => values['eng-USA'])).toEqual([
    '[please|kindly]',
    '§polite (play|start)',
  ])
  const { body: history } = await paul.call(revisions.list, { params: { id }, query: {} })
  expect(history.revisions.slice(0, 2)).toMatchObject([
    { revision: body.revision, message: 'Reusable part please renamed to polite' },
    { revision: before },
  ])
})

test('[REUSE-014] deleting takes the part and leaves its mentions for their author', async () => {
  const { status, body } = await remove('1')
  expect(status).toBe(200)
  expect(await read()).toMatchObject({ revision: body.revision, ...said('§please play') })
  expect((await list()).map(({ name }) => name)).toEqual(['start'])
  expect((await remove('1')).status).toBe(404)
  expect(await lastMessage()).toBe('Reusable part please deleted')
})

test.each([
  [
    '[REUSE-003] a name with other characters',
    { name: 'größe' },
    400,
    messages.reusableExpressions.nameSpecial,
  ],
  ['[REUSE-004] a name twice', { name: 'please' }, 409, messages.reusableExpressions.nameTaken],
  [
    '[REUSE-005] a value with wrong syntax',
    { value: '(play |start)' },
    400,
    'invalid character input at index 5: no space can stand before "|"',
  ],
  ['[REUSE-006] a slot', { value: '[play] $(artist)' }, 400, messages.reusableExpressions.slots],
  ['[REUSE-007] a short value', { value: '(ab|cd)' }, 400, messages.reusableExpressions.tooShort(10)],
  ['[REUSE-008] no syntax', { value: 'play something' }, 400, messages.reusableExpressions.noSyntax],
  ['a language that the domain lacks', { language: 'fra-FRA', value: '[vite] vite' }, 400, 'fra-FRA'],
])('%s is refused', async (_, body, status, message) => {
  const before = (await read()).revision
  const answer = await create(body)
  expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(message) } })
  expect((await read()).revision).toBe(before)
})

test('a change on an old base is refused, and one sent twice counts once', async () => {
  const base = (await read()).revision
  const once = { base_revision: base, save_id: `once-${id}` }
  const first = await create({ _id: `${id}:3` }, once)
  const again = await create({ _id: `${id}:3` }, once)
  expect(again).toEqual(first)
  expect(await update('1', { comments: 'x' }, { base_revision: base })).toMatchObject({
    status: 409,
    body: { details: { revision: first.body.revision } },
  })
  expect((await remove('3', { base_revision: first.body.revision })).status).toBe(200)
})

test('a copied save point has parts of its own under the same ids', async () => {
  const { body: copy } = await paul.call(savePoints.create, {
    body: { fromId: id, newSavePoint: { name: 'summer' } },
  })
  await paul.call(sessions.start, { params: { id: copy._id }, query: {}, body: { message: 'work' } })
  const changed = await paul.call(reusableExpressions.update, {
    params: { id: `${copy._id}:1` },
    query: {},
    body: { comments: 'here' },
  })
  expect(changed.body).toMatchObject({ _id: `${copy._id}:1`, domainId: copy._id, comments: 'here' })
  expect((await list())[0]?.comments).toBe('')
})

test('a part from a file without an id is known by its name (ruling R305)', async () => {
  await save('eng-USA', { reusable_expressions: [{ name: 'old', values: {}, note: 'kept' }] })
  expect((await list())[0]?._id).toBe(`${id}:old`)
  expect((await update('old', { name: 'older' })).body).toMatchObject({ _id: `${id}:older`, name: 'older' })
  expect((await read()).reusable_expressions).toEqual([{ name: 'older', values: {}, note: 'kept' }])
})

test('others are notified as after a save', async () => {
  const client = await connectEventsClient(server.url, paul.headers.authorization?.slice('Bearer '.length))
  const { body } = await update('1', { comments: 'news' })
  const news = { type: 'domain-updated', id, revision: body.revision }
  // What happened just before it connected may be sent as well.
  await expect.poll(() => client.received.at(-1), { timeout: 20_000 }).toMatchObject(news)
  client.close()
})

test('only the holder of the session changes parts', async () => {
  await paul.call(sessions.end, { params: { id }, query: {} })
  expect(await create({})).toMatchObject({ status: 403, body: { message: messages.session.needed } })
  expect((await update('1', { comments: 'x' })).status).toBe(403)
  expect((await remove('1')).status).toBe(403)
})
