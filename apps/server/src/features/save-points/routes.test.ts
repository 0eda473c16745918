import { domains, type ServerEvent, savePoints, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
let nora: Caller
beforeAll(async () => {
  server = await startTestServer()
  ;[paul, nora] = await Promise.all([server.as('paul'), server.as('nora')])
})
afterAll(() => server.close())

async function newDomain(name: string): Promise<string> {
  const { body } = await paul.call(domains.create, {
    body: { name, languages: [{ language: 'eng-USA' }, { language: 'deu-DEU' }], contributors: ['nora'] },
  })
  return body._id
}
const list = async (name: string) => (await paul.call(savePoints.list, { params: { name } })).body
const create = (fromId: string, name: string, caller = paul) =>
  caller.call(savePoints.create, { body: { fromId, newSavePoint: { name, description: 'a try' } } })
const remove = (id: string, caller = paul) => caller.call(savePoints.remove, { params: { id } })
const read = async (id: string) => (await paul.call(domains.read, { params: { id }, query: {} })).body
const startSession = (id: string, caller = paul) =>
  caller.call(sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
async function save(id: string, updates: Record<string, unknown>): Promise<void> {
  await startSession(id)
  const { status } = await paul.call(domains.update, {
    params: { id },
    query: {},
    body: { updates, commit_message: 'work' },
  })
  expect(status).toBe(200)
}

test('[POINT-005] [POINT-007] [POINT-023] a domain is listed with its Original', async () => {
  const before = new Date().toISOString()
  await newDomain('Listed')
  const points = await list('LISTED')
  expect(points).toEqual([
    {
      _id: 'listed',
      name: 'Original',
      description: '',
      original: true,
      createdFrom: null,
      children: [],
      createdAt: expect.any(String),
      createdBy: 'paul@sdp.example',
      updatedAt: points[0]?.createdAt,
      updatedBy: 'paul@sdp.example',
      languages: [
        { _id: 'listed-deu-deu', language: 'deu-DEU', default: false },
        { _id: 'listed-eng-usa', language: 'eng-USA', default: true },
      ],
      current: true,
      revision: (await read('listed')).revision,
    },
  ])
  expect(points[0]!.createdAt >= before).toBe(true)
  expect((await paul.call(savePoints.list, { params: { name: 'nowhere' } })).status).toBe(404)
})

test('[POINT-021] [POINT-022] a save point starts with the content of another, and goes its own way', async () => {
  const id = await newDomain('Branched')
  await save(id, { justtalk: ['play'] })
  const received: ServerEvent[] = []
  const stop = server.deps.events.subscribe((event) => received.push(event))
  const { status, body } = await create(id, 'summer')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    name: 'summer',
    description: 'a try',
    original: false,
    createdFrom: id,
    createdBy: 'paul@sdp.example',
    revision: (await read(id)).revision,
  })
  await expect
    .poll(() => received)
    .toContainEqual({
      type: 'domain-save-point-created',
      id: body._id,
      savePoint: 'summer',
      name: 'Branched',
      by: 'paul@sdp.example',
    })
  stop()
  expect(await read(body._id)).toMatchObject({
    savePoint: 'summer',
    justtalk: ['play'],
    languages: (await list('Branched'))[0]!.languages,
  })

  await save(body._id, { justtalk: ['play', 'stop'] })
  expect((await read(id)).justtalk).toEqual(['play'])
  expect((await read(body._id)).justtalk).toEqual(['play', 'stop'])
})

test('[POINT-006] the list shows what a save point was made from and what was made from it', async () => {
  const id = await newDomain('Tree')
  const summer = (await create(id, 'summer')).body._id
  const july = (await create(summer, 'july')).body._id
  const winter = (await create(id, 'winter', nora)).body._id
  const points = await list('tree')
  expect(points.map(({ name, createdFrom, children }) => [name, createdFrom, children])).toEqual([
    ['Original', null, [summer, winter]],
    ['summer', id, [july]],
    ['july', summer, []],
    ['winter', id, []],
  ])
})

test.each([
  ['[POINT-015]', 'ab', messages.savePoints.nameTooShort],
  ['[POINT-016]', 'x'.repeat(51), messages.savePoints.nameTooLong],
  ['[POINT-017]', 'oriGINAL', messages.savePoints.nameReserved],
  ['[POINT-018]', 'two words', messages.savePoints.nameSpecial],
])('%s the server refuses the name %s', async (id, name, message) => {
  const domain = await newDomain(`Named-${id.replace(/\W/g, '')}`)
  expect(await create(domain, name)).toMatchObject({ status: 400, body: { message } })
  expect(await list(domain)).toHaveLength(1)
})

test('a domain has a name once, whatever the case, also when two create it at once', async () => {
  const id = await newDomain('Once')
  const answers = await Promise.all([create(id, 'Summer'), create(id, 'summer', nora)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const deeper = (await list('once'))[1]!._id
  expect(await create(deeper, 'SUMMER')).toMatchObject({
    status: 409,
    body: { message: messages.savePoints.nameTaken('SUMMER') },
  })
  expect((await create('nowhere', 'winter')).status).toBe(404)
})

test('[POINT-024] a save point is deleted with its content, and all are notified', async () => {
  const id = await newDomain('Deleting')
  const summer = (await create(id, 'summer')).body._id
  await save(summer, { justtalk: ['only here'] })
  const received: ServerEvent[] = []
  const stop = server.deps.events.subscribe((event) => received.push(event))
  expect((await remove(summer)).status).toBe(200)
  const event = { id: summer, savePoint: 'summer', name: 'Deleting', by: 'paul@sdp.example' }
  await expect.poll(() => received).toContainEqual({ type: 'domain-save-point-deleted', ...event })
  await expect.poll(() => received).toContainEqual({ type: 'domain-session-delete', domainId: summer })
  stop()
  expect((await list('deleting')).map(({ name }) => name)).toEqual(['Original'])
  expect((await paul.call(domains.read, { params: { id: summer }, query: {} })).status).toBe(404)
  expect((await remove(summer)).status).toBe(404)
  expect((await create(id, 'summer')).status).toBe(200)
})

test('[POINT-027] the Original is not deleted', async () => {
  const id = await newDomain('Staying')
  expect(await remove(id)).toMatchObject({
    status: 403,
    body: { message: messages.savePoints.originalStays },
  })
})

test('[POINT-029] a save point with children is not deleted', async () => {
  const id = await newDomain('Parents')
  const summer = (await create(id, 'summer')).body._id
  const july = (await create(summer, 'july')).body._id
  expect(await remove(summer)).toMatchObject({
    status: 409,
    body: { message: 'You cannot delete savepoint with leaf nodes' },
  })
  expect((await remove(july)).status).toBe(200)
  expect((await remove(summer)).status).toBe(200)
})

test('a save point on which somebody else works is not deleted (ruling R56)', async () => {
  const id = await newDomain('Busy')
  const summer = (await create(id, 'summer')).body._id
  await startSession(summer, nora)
  expect(await remove(summer)).toMatchObject({
    status: 403,
    body: { message: messages.session.busy('Nora Novak') },
  })
  expect((await remove(summer, nora)).status).toBe(200)
})

test('of a branch and the deletion of what it comes from at once, one is refused', async () => {
  const id = await newDomain('Racing')
  for (const round of [1, 2, 3]) {
    const summer = (await create(id, `summer-${round}`)).body._id
    const [branched, removed] = await Promise.all([create(summer, `july-${round}`), remove(summer)])
    expect([`${branched.status} ${removed.status}`]).toContainEqual(
      expect.stringMatching(/^(200 409|404 200)$/),
    )
    const names = (await list('racing')).map(({ name }) => name)
    expect(names.includes(`july-${round}`)).toBe(branched.status === 200)
  }
})
