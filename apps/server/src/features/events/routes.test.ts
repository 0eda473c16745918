import { auth, domains, userGroups } from '@sdp/api'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { transaction } from '../../db/database.ts'
import { connectEventsClient } from '../../testing/events-client.ts'
import { signToken } from '../../testing/local-token.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let accessToken: string

beforeAll(async () => {
  server = await startTestServer()
  accessToken = (await server.nobody.call(auth.localSignIn, { body: { email: 'ada@sdp.example' } })).body
    .accessToken
})
afterAll(() => server?.close())

/** Two cores may be busy with other test files. */
const soon = { timeout: 20_000 }
const updated = { type: 'user-groups-updated' as const }

function connect(token: string | undefined = accessToken, url = server.url) {
  return connectEventsClient(url, token)
}

/** The sign-in of Ada with a token that ends then. */
function tokenThatEndsIn(seconds: number): Promise<string> {
  const { sid, sub } = decodeJwt(accessToken)
  return signToken(server.deps.db, { sid, sub, exp: Math.ceil(Date.now() / 1000) + seconds })
}

test('a signed-in browser receives events', async () => {
  const client = await connect()
  expect(client.protocol).toBe('sdp-events')
  const ada = server.caller({ authorization: `Bearer ${accessToken}` })
  await ada.call(userGroups.update, { body: { group: 'members', users: ['max'] } })
  await expect.poll(() => client.received, soon).toEqual([updated])
  client.close()
})

test('nobody else gets in: the handshake is refused', async () => {
  for (const protocols of [
    [],
    ['sdp-events'],
    ['sdp-events', 'forged'],
    ['other', accessToken],
    [accessToken],
  ]) {
    await expect(connectEventsClient(server.url, undefined, protocols)).rejects.toThrow('refused with 401')
  }
  await expect(connect(await tokenThatEndsIn(-5))).rejects.toThrow('refused with 401')
})

test('the connection ends with the sign-in and not with the access token, also at another server process', async () => {
  const other = await startTestServer({}, { databaseUrl: server.databaseUrl })
  const paul = (await server.nobody.call(auth.localSignIn, { body: { email: 'paul@sdp.example' } })).body
  const shortToken = await tokenThatEndsIn(5)
  const short = await connect(shortToken)
  const [here, there] = [await connect(paul.accessToken), await connect(paul.accessToken, other.url)]
  const isOver = () =>
    server.deps.identity.verify(shortToken).then(
      () => false,
      () => true,
    )
  await expect.poll(isOver, soon).toBe(true)
  await server.nobody.call(auth.logout, { body: { refreshToken: paul.refreshToken } })
  expect(await Promise.all([here.closed, there.closed])).toEqual([4401, 4401])
  expect(short.socket.readyState).toBe(short.socket.OPEN)
  short.close()
  await other.close()
})

test('the address is no page for a plain request', async () => {
  expect((await fetch(`${server.url}/api/events`)).status).toBe(401)
})

test('an event that was published in a transaction which failed is not heard', async () => {
  const client = await connect()
  const failed = transaction(server.deps.db, async (tx) => {
    await server.deps.events.publish(tx, { ...updated })
    throw new Error('Failed')
  })
  await expect(failed).rejects.toThrow('Failed')
  await server.deps.events.publish(server.deps.db, { type: 'domain-session-delete', domainId: 'last' })
  await expect
    .poll(() => client.received, soon)
    .toEqual([{ type: 'domain-session-delete', domainId: 'last' }])
  client.close()
})

test('a burst of changes is one message with the entry of the list, read once for all listeners', async () => {
  const paul = await server.as('paul')
  const { body: made } = await paul.call(domains.create, {
    body: { name: 'Burst', languages: [{ language: 'eng-USA' }] },
  })
  // What happened just before somebody connected may be sent as well, so that is waited for.
  const before = await connect()
  await server.deps.events.publish(server.deps.db, updated)
  await expect.poll(() => before.received.at(-1), soon).toEqual(updated)
  before.close()
  const clients = await Promise.all([connect(), connect(), connect()])
  const asked = vi.spyOn(server.deps.db, 'query')
  const change = { type: 'domain-updated' as const, id: made._id, name: made.name, by: 'paul@sdp.example' }
  await transaction(server.deps.db, async (client) => {
    for (const revision of ['1', '2', '3']) await server.deps.events.publish(client, { ...change, revision })
  })
  const expected = [
    { ...change, revision: '1' },
    { ...change, revision: '2' },
    { ...change, revision: '3', listed: made },
  ]
  await expect
    .poll(() => clients.map(({ received }) => received), soon)
    .toEqual([expected, expected, expected])
  expect(clients.map(({ messages }) => messages.length)).toEqual([1, 1, 1])
  const listings = asked.mock.calls.filter(([query]) => isQuery(query) && query.name === 'list-some-domains')
  expect(listings).toHaveLength(1)
  asked.mockRestore()
  for (const client of clients) client.close()
})

function isQuery(query: unknown): query is { name?: string } {
  return typeof query === 'object' && query !== null
}

test("the entry of somebody else's test domain goes to those whose list shows it (ruling R429)", async () => {
  const listeners = await Promise.all(
    ['paul', 'nora', 'ada'].map(async (person) => {
      const { headers } = await server.as(person)
      return connect(headers.authorization!.slice('Bearer '.length))
    }),
  )
  const paul = await server.as('paul')
  const { body: trial } = await paul.call(domains.create, {
    body: { name: 'Trial', languages: [{ language: 'eng-USA' }], isTestDomain: true },
  })
  const created = { type: 'domain-created', id: 'trial', name: 'Trial', by: 'paul@sdp.example' }
  await expect
    .poll(() => listeners.map(({ received }) => received), soon)
    .toEqual([
      [{ ...created, listed: trial }],
      [{ ...created, listed: null }],
      [{ ...created, listed: trial }],
    ])
  for (const client of listeners) client.close()
})

test('what a browser sends is not read, and too much of it ends the connection', async () => {
  const client = await connect()
  client.socket.send('{"type":"domain-deleted"}')
  client.socket.send('x'.repeat(2000))
  expect(await client.closed).toBe(1009)
})

test('a browser that does not read is dropped, and the others go on hearing', async () => {
  const reading = await connect()
  const stuck = await connect()
  stuck.socket.pause()
  const event = { type: 'domain-deleted' as const, id: 'x', name: 'x'.repeat(7000), by: 'ada' }
  for (let round = 0; round < 2000; round++) await server.deps.events.publish(server.deps.db, event)
  await expect.poll(() => reading.received.length, soon).toBe(2000)
  stuck.socket.resume()
  expect(await stuck.closed).toBe(1006)
  expect(stuck.received.length).toBeLessThan(2000)
  reading.close()
})

test('browsers are pinged, and one that does not answer is dropped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const client = await connect()
  let pings = 0
  client.socket.on('ping', () => pings++)
  await vi.advanceTimersByTimeAsync(25_000)
  await expect.poll(() => pings, soon).toBe(1)
  client.socket.pause()
  await vi.advanceTimersByTimeAsync(25_000)
  await vi.advanceTimersByTimeAsync(25_000)
  vi.useRealTimers()
  client.socket.resume()
  expect(await client.closed).toBe(1006)
})

test('an event of one server process reaches the browsers of another, in both directions', async () => {
  const other = await startServerProcess(server.databaseUrl)
  const here = await connect()
  const there = await connect(accessToken, other.url)
  const ask = (url: string, users: string[]) =>
    fetch(`${url}/api${userGroups.update.path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ group: 'members', users }),
    })
  expect((await ask(other.url, ['max'])).status).toBe(200)
  await expect.poll(() => [here.received, there.received], soon).toEqual([[updated], [updated]])
  expect((await ask(server.url, ['max', 'nora'])).status).toBe(200)
  await expect.poll(() => [here.received.length, there.received.length], soon).toEqual([2, 2])
  here.close()
  there.close()
  await other.stop()
})

test('after the database dropped the listening connection, browsers reconnect and receive events again', async () => {
  const before = await connect()
  const { rowCount } = await server.deps.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and starts_with(application_name, 'sdp-studio events')`,
  )
  expect(rowCount).toBe(1)
  // Told to come back, since it may have missed something.
  expect(await before.closed).toBe(1012)
  const after = await connect()
  await server.deps.events.publish(server.deps.db, updated)
  await expect.poll(() => after.received, soon).toEqual([updated])
  after.close()
})

test('an event of a newer version does no harm', async () => {
  const client = await connect()
  await server.deps.db.query(`select pg_notify('sdp_events', '{"type":"from-the-future"}')`)
  await server.deps.events.publish(server.deps.db, updated)
  await expect.poll(() => client.received, soon).toEqual([updated])
  client.close()
})
