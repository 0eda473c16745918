import { randomUUID } from 'node:crypto'
import { domains, revisions, savePoints, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
})
afterAll(() => server.close())

async function newDomain(name: string): Promise<string> {
  const { body } = await paul.call(domains.create, {
    body: { name, languages: [{ language: 'eng-USA' }, { language: 'deu-DEU' }] },
  })
  return body._id
}

/** Saves with a session on the save point, and returns the revision. */
async function save(
  id: string,
  updates: Record<string, unknown>,
  more: { commit_message?: string; language_to_update?: string } = {},
): Promise<string> {
  await paul.call(sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  const body = { updates, commit_message: 'work', ...more }
  const answer = await paul.call(domains.update, { params: { id }, query: {}, body })
  expect(answer.status).toBe(200)
  return answer.body.revision
}

const list = async (id: string, offset = 0) =>
  (await paul.call(revisions.list, { params: { id }, query: { offset: String(offset) } })).body
const read = (id: string, revision: string, language?: string) =>
  paul.call(revisions.read, { params: { id, revision }, query: language === undefined ? {} : { language } })
const compare = (from: string, to: string) => paul.call(revisions.compare, { query: { from, to } })
const branch = async (fromId: string, name: string) =>
  (await paul.call(savePoints.create, { body: { fromId, newSavePoint: { name } } })).body._id

const play = { intent: 'play', expressions: [{ expression: 'play' }] }
const stop = { intent: 'stop', expressions: [{ expression: 'stop' }] }
const skip = { intent: 'skip', expressions: [{ expression: 'skip' }] }

test('revisions are listed newest first, also those of the save point it came from', async () => {
  const id = await newDomain('Listed')
  await save(id, { justtalk: ['a'] }, { commit_message: 'first' })
  const summer = await branch(id, 'summer')
  await save(id, { justtalk: ['b'] }, { commit_message: 'on the Original, after the branch' })
  const newest = await save(summer, { justtalk: ['c'] }, { commit_message: 'in summer' })

  const { revisions: found, more } = await list(summer)
  expect(found.map(({ message, savePoint }) => [message, savePoint])).toEqual([
    ['in summer', 'summer'],
    ['first', 'Original'],
    [messages.commit.created, 'Original'],
  ])
  expect(found[0]).toMatchObject({ revision: newest, author: 'paul@sdp.example', authorName: 'Paul Author' })
  expect(Date.parse(found[0]!.at)).toBeGreaterThan(Date.now() - 60_000)
  expect(more).toBe(false)
  expect((await paul.call(revisions.list, { params: { id: 'nowhere' }, query: {} })).status).toBe(404)
})

test('long histories come in pages of 50', async () => {
  const id = await newDomain('Long')
  for (let count = 1; count <= 60; count++) await save(id, { justtalk: [`${count}`] })
  const first = await list(id)
  expect(first.revisions).toHaveLength(50)
  expect(first.more).toBe(true)
  const second = await list(id, 50)
  expect(second.revisions).toHaveLength(11)
  expect(second.more).toBe(false)
  const all = [...first.revisions, ...second.revisions].map(({ revision }) => revision)
  expect(new Set(all).size).toBe(61)
  expect((await list(id, 100)).revisions).toEqual([])
})

test('the content of any revision of the domain is read in a language', async () => {
  const id = await newDomain('Read')
  const old = await save(id, { nlu_interpretations: [play], justtalk: ['old'] })
  await save(id, { nlu_interpretations: [stop] }, { language_to_update: 'deu-DEU' })
  const summer = await branch(id, 'summer')
  const now = await save(summer, { nlu_interpretations: [skip], justtalk: ['new'] })

  const before = await read(summer, old)
  expect(before.body).toMatchObject({
    name: 'Read',
    savePoint: 'summer',
    revision: old,
    nlu_interpretations: [play],
    justtalk: ['old'],
    sessions: [],
  })
  expect((await read(id, now, 'DEU-deu')).body).toMatchObject({
    nlu_interpretations: [stop],
    justtalk: ['new'],
  })
  const same = await paul.call(domains.read, { params: { id: summer }, query: { skipSession: 'true' } })
  const after = await read(summer, now)
  expect(after.body).toEqual(same.body)

  expect((await read(id, randomUUID())).status).toBe(404)
  expect((await read(id, 'no-id')).status).toBe(400)
  expect((await read(id, old, 'fra-FRA')).status).toBe(404)
  const other = await newDomain('Other')
  expect((await read(other, old)).status).toBe(404)
})

test('two revisions are compared entry by entry, with both sides', async () => {
  const id = await newDomain('Compared')
  const from = await save(id, {
    nlu_interpretations: [play, stop, skip],
    'ontology.intents': { play: {}, stop: {}, skip: {} },
    justtalk: ['play'],
  })
  const louder = { intent: 'play', expressions: [{ expression: 'play louder' }] }
  const ring = { intent: 'ring', expressions: [{ expression: 'klingle' }] }
  await save(id, {
    nlu_interpretations: [skip, louder, stop],
    'ontology.intents': { stop: {}, skip: { comments: 'new' }, play: {} },
    justtalk: ['play', 'stop'],
  })
  const filled = [ring, { intent: 'play', expressions: [] }]
  const to = await save(id, { nlu_interpretations: filled }, { language_to_update: 'deu-DEU' })

  const { status, body } = await compare(from, to)
  expect(status).toBe(200)
  expect(body.more).toBe(false)
  expect(body.changes).toEqual([
    {
      collection: 'justtalk',
      language: null,
      key: '',
      change: 'changed',
      before: ['play'],
      after: ['play', 'stop'],
    },
    {
      collection: 'ontology.intents',
      language: null,
      key: 'skip',
      change: 'changed',
      before: {},
      after: { comments: 'new' },
    },
    { collection: 'nlu_interpretations', language: 'deu-DEU', key: 'ring', change: 'added', after: ring },
    { collection: 'nlu_interpretations', language: 'eng-USA', key: 'skip', change: 'moved' },
    {
      collection: 'nlu_interpretations',
      language: 'eng-USA',
      key: 'play',
      change: 'changed',
      before: play,
      after: louder,
    },
  ])
  const back = await compare(to, from)
  expect(back.body.changes).toContainEqual({
    collection: 'nlu_interpretations',
    language: 'deu-DEU',
    key: 'ring',
    change: 'removed',
    before: ring,
  })
  expect((await compare(to, to)).body).toEqual({ changes: [], more: false, renames: [] })
})

test('a language that went is one difference, whatever it held', async () => {
  const id = await newDomain('Gone')
  const from = await save(id, { nlu_interpretations: [play, stop] }, { language_to_update: 'deu-DEU' })
  const to = await save(id, { languages: [{ language: 'eng-USA', default: true }] })
  const { body } = await compare(from, to)
  expect(body.changes).toMatchObject([{ collection: 'languages', key: 'deu-DEU', change: 'removed' }])
})

test('an author whose name was not kept is called by the first part of the e-mail (ruling R45)', async () => {
  const id = await newDomain('Nameless')
  await server.deps.db.query('update revision set author_name = null where save_point_id = $1', [id])
  expect((await list(id)).revisions[0]).toMatchObject({ author: 'paul@sdp.example', authorName: 'paul' })
})

test('a comparison lists two thousand differences and that there are more (ruling R62)', async () => {
  const id = await newDomain('Large')
  const many = Array.from({ length: 2001 }, (_, at) => ({
    intent: `intent-${at}`,
    expressions: [{ expression: 'go' }],
  }))
  const empty = (await list(id)).revisions[0]!.revision
  const two = await save(id, { nlu_interpretations: many.slice(1) })
  expect((await compare(empty, two)).body).toMatchObject({ more: false })
  const more = await save(id, { nlu_interpretations: many })
  const { body } = await compare(empty, more)
  expect(body.changes).toHaveLength(2000)
  expect(body.more).toBe(true)
})

test('revisions of two domains, and those that do not exist, are not compared', async () => {
  const here = (await list(await newDomain('Here'))).revisions[0]!.revision
  const there = (await list(await newDomain('There'))).revisions[0]!.revision
  expect(await compare(here, there)).toMatchObject({
    status: 404,
    body: { message: messages.revisions.otherDomain },
  })
  expect((await compare(here, randomUUID())).status).toBe(404)
  expect((await compare(here, 'x')).status).toBe(400)
})
