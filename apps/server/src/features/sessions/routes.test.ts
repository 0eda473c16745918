import { request } from 'node:http'
import { domains, type ServerEvent, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { whileTransactionIsOpen } from '../../testing/open-transaction.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let ada: Caller
let paul: Caller
let nora: Caller
beforeAll(async () => {
  server = await startTestServer({ SDP_SESSION_MINUTES: '30' })
  ;[ada, paul, nora] = await Promise.all([server.as('ada'), server.as('paul'), server.as('nora')])
  for (const name of ['First', 'Second', 'Third']) {
    await paul.call(domains.create, {
      body: { name, languages: [{ language: 'eng-USA' }], contributors: ['nora'] },
    })
  }
})
afterAll(() => server.close())
afterEach(() => vi.useRealTimers())

const start = (caller: Caller, id: string, message = 'adding songs') =>
  caller.call(sessions.start, { params: { id }, query: { user: 'x' }, body: { message } })
function listen() {
  const received: ServerEvent[] = []
  return { heard: received, stop: server.deps.events.subscribe((event) => received.push(event)) }
}
const end = (caller: Caller, id: string) => caller.call(sessions.end, { params: { id }, query: {} })

test('[SESS-023] [SESS-002] a session starts with a message, runs for the configured time and is published to all', async () => {
  const received: unknown[] = []
  const stop = server.deps.events.subscribe((event) => received.push(event))
  const before = Date.now()
  const { status, body } = await start(paul, 'first')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    domainId: 'first',
    domainName: 'First',
    savePoint: 'Original',
    user: { id: 'paul@sdp.example', name: 'Paul Author' },
    message: 'adding songs',
  })
  expect(Date.parse(body.start_time)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(body.expiration_time) - Date.parse(body.start_time)).toBe(30 * 60_000)
  await expect.poll(() => received).toContainEqual({ type: 'domain-session-create', session: body })
  stop()
})

test('[SESS-019] a session needs a message, of at most 1000 characters', async () => {
  for (const [message, expected] of [
    ['', messages.session.messageRequired],
    ['  \n', messages.session.messageRequired],
    ['x'.repeat(1001), messages.commit.tooLong],
  ] as const) {
    expect(await start(paul, 'second', message)).toMatchObject({ status: 400, body: { message: expected } })
  }
  expect((await start(paul, 'second', 'x'.repeat(1000))).status).toBe(200)
})

test('somebody else is told that it is busy, a stranger that there is no access', async () => {
  await start(paul, 'first')
  expect(await start(nora, 'first')).toMatchObject({
    status: 409,
    body: { message: messages.session.busy('Paul Author') },
  })
  expect((await start(ada, 'first')).status).toBe(409)
  expect(await start(await server.as('max'), 'first')).toMatchObject({
    status: 403,
    body: { message: messages.domain.noAccess('First') },
  })
  expect((await start(paul, 'nowhere')).status).toBe(404)
})

test('[SESS-024] [SESS-003] all running sessions are listed, those that ended are not, and can be started by others', async () => {
  await start(paul, 'first')
  await start(paul, 'third')
  await server.deps.db.query(
    `update domain_session set expiration_time = now() - interval '1 second' where save_point_id = 'third'`,
  )
  const listed = async () => (await nora.call(sessions.list)).body.map(({ domainId }) => domainId)
  expect(await listed()).toContain('first')
  expect(await listed()).not.toContain('third')
  expect((await start(nora, 'third')).status).toBe(200)
  expect(await listed()).toContain('third')
})

test('[SESS-025] [SESS-009] only the owner frees the domain, and all are notified', async () => {
  await start(paul, 'first')
  const received: unknown[] = []
  const stop = server.deps.events.subscribe((event) => received.push(event))
  expect(await end(nora, 'first')).toMatchObject({
    status: 403,
    body: { message: messages.session.notYours },
  })
  expect((await end(paul, 'first')).status).toBe(200)
  await expect.poll(() => received).toContainEqual({ type: 'domain-session-delete', domainId: 'first' })
  stop()
  expect((await end(paul, 'first')).status).toBe(403)
  expect((await end(paul, 'nowhere')).status).toBe(404)
  expect((await start(nora, 'first')).status).toBe(200)
  expect((await end(nora, 'first')).status).toBe(200)
})

test('[SESS-010] a start by the holder extends the session, keeps its start and notifies all (ruling R32)', async () => {
  await start(paul, 'first', 'adding songs')
  await server.deps.db.query(
    `update domain_session set start_time = now() - interval '20 minutes',
       expiration_time = now() + interval '10 minutes' where save_point_id = 'first'`,
  )
  const before = (await paul.call(sessions.list)).body.find(({ domainId }) => domainId === 'first')!
  const { heard: received, stop } = listen()
  const { status, body } = await start(paul, 'first', 'still adding songs')
  expect(status).toBe(200)
  expect(body).toMatchObject({ start_time: before.start_time, message: 'still adding songs' })
  expect(Date.parse(body.expiration_time)).toBeGreaterThan(Date.now() + 29 * 60_000)
  await expect.poll(() => received).toEqual([{ type: 'domain-session-refresh', session: body }])
  stop()
})

test('[SESS-011] [SESS-018] whoever has access takes a session over with a message, and all are notified who did', async () => {
  await start(paul, 'first')
  const takeOver = (caller: Caller, message: string) =>
    caller.call(sessions.start, { params: { id: 'first' }, query: {}, body: { message, takeOver: true } })
  expect(await takeOver(nora, ' ')).toMatchObject({
    status: 400,
    body: { message: messages.session.messageRequired },
  })
  expect((await takeOver(await server.as('max'), 'urgent')).status).toBe(403)

  const { heard: received, stop } = listen()
  const { status, body } = await takeOver(nora, 'Paul is on holiday')
  expect(status).toBe(200)
  expect(body).toMatchObject({ user: { id: 'nora@sdp.example' }, message: 'Paul is on holiday' })
  const from = { id: 'paul@sdp.example', name: 'Paul Author' }
  await expect.poll(() => received).toEqual([{ type: 'domain-session-update', session: body, from }])
  stop()
  expect((await end(paul, 'first')).status).toBe(403)
  expect((await end(nora, 'first')).status).toBe(200)
})

test('taking over what nobody else holds starts or renews (ruling R32)', async () => {
  const takeOver = () =>
    paul.call(sessions.start, {
      params: { id: 'first' },
      query: {},
      body: { message: 'mine', takeOver: true },
    })
  const { heard: received, stop } = listen()
  await takeOver()
  await takeOver()
  // The end of the session before can still be on its way.
  await expect
    .poll(() => received.map(({ type }) => type).filter((type) => type !== 'domain-session-delete'))
    .toEqual(['domain-session-create', 'domain-session-refresh'])
  stop()
  await end(paul, 'first')
})

test('[SESS-021] a save with a session that was taken over or has expired is refused, and says why', async () => {
  const save = () =>
    paul.call(domains.update, {
      params: { id: 'first' },
      query: {},
      body: { updates: { justtalk: ['play'] }, commit_message: 'songs' },
    })
  await start(paul, 'first')
  await nora.call(sessions.start, {
    params: { id: 'first' },
    query: {},
    body: { message: 'urgent', takeOver: true },
  })
  expect(await save()).toMatchObject({
    status: 403,
    body: { message: messages.session.busy('Nora Novak') },
  })
  await end(nora, 'first')
  await start(paul, 'first')
  await server.deps.db.query(
    `update domain_session set expiration_time = now() - interval '1 second' where save_point_id = 'first'`,
  )
  expect(await save()).toMatchObject({ status: 403, body: { message: messages.session.expired } })
  await end(paul, 'first')
  expect(await save()).toMatchObject({ status: 403, body: { message: messages.session.needed } })
})

test('[SESS-021] a session that is taken over while a save is on its way saves nothing', async () => {
  await start(paul, 'second')
  const newest = async () =>
    (await paul.call(domains.read, { params: { id: 'second' }, query: { includeDialogs: 'false' } })).body
      .revision
  const before = await newest()
  const text = JSON.stringify({ updates: { justtalk: ['late'] }, commit_message: 'songs' })
  const requester = vi.spyOn(server.deps, 'requester')
  const save = request(`${server.url}/api/domains/second`, {
    method: 'PUT',
    headers: { ...paul.headers, 'content-type': 'application/json', 'content-length': text.length },
  })
  const answered = new Promise<number>((resolve, reject) => {
    save.on('response', (response) => resolve(response.resume().statusCode!)).on('error', reject)
  })
  save.write(text.slice(0, 10))
  // Who may is asked with the head of the request, and paul may
  await expect.poll(() => requester.mock.results.length).toBeGreaterThan(0)
  await requester.mock.results[0]!.value
  requester.mockRestore()
  const body = { message: 'urgent', takeOver: true as const }
  expect((await nora.call(sessions.start, { params: { id: 'second' }, query: {}, body })).status).toBe(200)
  save.end(text.slice(10))
  expect(await answered).toBe(403)
  expect(await newest()).toBe(before)
  await end(nora, 'second')
})

test('of two who start at once one gets the session', async () => {
  const answers = await Promise.all([start(paul, 'first'), start(nora, 'first')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await end(answers[0].status === 200 ? paul : nora, 'first')
})

// Ruling R33
test("the database's clock decides, however wrong that of a server is", async () => {
  expect((await start(paul, 'first')).status).toBe(200)
  const day = 24 * 60 * 60_000
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + day })
  const [lateNora, latePaul] = await Promise.all([server.as('nora'), server.as('paul')])
  expect((await start(lateNora, 'first')).status).toBe(409)
  expect((await lateNora.call(sessions.list)).body.map(({ domainId }) => domainId)).toContain('first')
  const save = await latePaul.call(domains.update, {
    params: { id: 'first' },
    query: {},
    body: { updates: { justtalk: ['stop'] }, commit_message: 'songs' },
  })
  expect(save.status).toBe(200)
  const renewed = await start(latePaul, 'first')
  expect(Date.parse(renewed.body.expiration_time)).toBeLessThan(Date.now() - day / 2)
  expect((await end(latePaul, 'first')).status).toBe(200)
})

test('a session that ends while somebody waits for the lock has ended', async () => {
  await start(paul, 'first')
  let answer: ReturnType<typeof start> | undefined
  await whileTransactionIsOpen(server.deps.db, async (client) => {
    await client.query(`select from save_point where id = 'first' for update`)
    answer = start(nora, 'first')
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const waiting = async () => (await server.deps.db.query(waits)).rowCount
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
    await client.query(
      `update domain_session set expiration_time = clock_timestamp() where save_point_id = 'first'`,
    )
  })
  expect((await answer!).status).toBe(200)
  await end(nora, 'first')
})

test('a session that ended long ago is not listed any more', async () => {
  await start(paul, 'third')
  const ended = (interval: string) =>
    server.deps.db.query(
      `update domain_session set expiration_time = now() - $1::interval where save_point_id = 'third'`,
      [interval],
    )
  const listedSessions = async () =>
    (await paul.call(domains.read, { params: { id: 'third' }, query: { includeDialogs: 'false' } })).body
      .sessions
  await ended('1 hour')
  expect(await listedSessions()).toHaveLength(1)
  await ended('25 hours')
  expect(await listedSessions()).toEqual([])
  expect((await start(nora, 'third')).status).toBe(200)
})
