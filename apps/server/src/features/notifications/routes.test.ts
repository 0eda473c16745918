import { accessRequests, domains, notifications, sessions, tickets } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenOfSomebody } from '../../testing/local-token.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller

beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
})
afterAll(() => server?.close())

test('[CALL-011] [FEED-011] feedback opens a ticket and returns its key; each ticket has the next number', async () => {
  const body = { feedbackType: 'Bug' as const, description: ' The chat is mute ', labels: ['SWF_SYNC'] }
  const first = await paul.call(notifications.bug, { body })
  const second = await paul.call(notifications.bug, { body: { ...body, feedbackType: 'New Feature' } })
  expect(first).toEqual({ status: 200, body: { key: 'SDP-1' } })
  expect(second).toEqual({ status: 200, body: { key: 'SDP-2' } })
  const { rows } = await server.deps.db.query(`select kind, reporter, body from ticket where key = 'SDP-1'`)
  expect(rows).toEqual([
    { kind: 'Bug', reporter: 'paul@sdp.example', body: { ...body, description: 'The chat is mute' } },
  ])
})

test('feedback without a description, of an unknown type or too long is refused', async () => {
  for (const body of [
    { feedbackType: 'Bug', description: '  ' },
    { feedbackType: 'Praise', description: 'Nice' },
    { feedbackType: 'Bug', description: 'x'.repeat(1001) },
  ]) {
    expect((await paul.call(notifications.bug, { body: body as never })).status).toBe(400)
  }
})

test("[FEED-017] feedback of the provider's people carries the label SWF_SYNC", async () => {
  const nora = await server.as('nora')
  const body = { feedbackType: 'Bug' as const, description: 'Mute' }
  const labelsAfter = async (caller: Caller, mailDomains: string[]) => {
    server.deps.config.providerMailDomains = mailDomains
    const { key } = (await caller.call(notifications.bug, { body })).body
    const { rows } = await server.deps.db.query(
      "select body -> 'labels' as labels from ticket where key = $1",
      [key],
    )
    return rows[0].labels
  }
  expect(await labelsAfter(nora, ['sdp.example'])).toEqual(['SWF_SYNC'])
  expect(await labelsAfter(nora, ['example'])).toEqual(['SWF_SYNC'])
  expect(await labelsAfter(nora, ['dp.example'])).toBeNull()
  expect(await labelsAfter(nora, [])).toBeNull()
})

test('super users list the tickets, newest first, with what the tracker calls them', async () => {
  const ada = await server.as('ada')
  await paul.call(notifications.bug, {
    body: { feedbackType: 'New Feature', description: 'More', domainName: 'Climate', source: '/domains' },
  })
  const { status, body } = await ada.call(tickets.list, { query: {} })
  expect(status).toBe(200)
  expect(body.tickets[0]).toMatchObject({
    kind: 'New Feature',
    reporter: 'paul@sdp.example',
    description: 'More',
    domainName: 'Climate',
    source: '/domains',
    labels: [],
  })
  expect(body.tickets[0]).not.toHaveProperty('sentAt')
  expect(body.more).toBe(false)
  const older = await ada.call(tickets.list, { query: { before: body.tickets[0]!.createdAt } })
  expect(older.body.tickets.map(({ key }) => key)).not.toContain(body.tickets[0]!.key)
  expect((await paul.call(tickets.list, { query: {} })).status).toBe(403)
})

test("[CALL-012] an access request opens a ticket for the domain's creator", async () => {
  const nora = await server.as('nora')
  const created = await nora.call(domains.create, {
    body: { name: 'Climate', languages: [{ language: 'eng-USA' }] },
  })
  expect(created.status).toBe(200)
  const answer = await paul.call(notifications.accessRequest, {
    body: { domainName: 'climate', message: 'I want to help' },
  })
  expect(answer.status).toBe(200)
  const { rows } = await server.deps.db.query('select kind, reporter, body from ticket where key = $1', [
    answer.body.key,
  ])
  expect(rows).toEqual([
    {
      kind: 'Access request',
      reporter: 'paul@sdp.example',
      body: { domainName: 'Climate', creator: 'nora@sdp.example', message: 'I want to help' },
    },
  ])
})

test('an access request for a domain that is not there is refused', async () => {
  const answer = await paul.call(notifications.accessRequest, { body: { domainName: 'Nowhere' } })
  expect(answer).toEqual({ status: 404, body: { message: 'There is no domain Nowhere' } })
})

async function domainOf(caller: Caller, name: string): Promise<string> {
  const body = { name, languages: [{ language: 'eng-USA' }] }
  return (await caller.call(domains.create, { body })).body._id
}

const ask = (caller: Caller, domainName: string, message?: string) =>
  caller.call(notifications.accessRequest, { body: { domainName, ...(message && { message }) } })
const listOf = async (caller: Caller) => (await caller.call(accessRequests.list)).body

test('the creator grants a request with one call: who asked is a contributor and is told', async () => {
  const nora = await server.as('nora')
  const id = await domainOf(nora, 'Seats')
  const first = await ask(paul, 'Seats', 'I want to help')
  // Who asks again asks once
  expect((await ask(paul, 'Seats')).body).toEqual(first.body)
  const { waiting } = await listOf(nora)
  const request = waiting.find(({ domain }) => domain === 'Seats')!
  expect(request).toMatchObject({
    requester: 'Paul Author',
    email: 'paul@sdp.example',
    message: 'I want to help',
  })
  expect((await listOf(paul)).waiting).toEqual([])

  const answer = { params: { id: request.id }, body: { answer: 'granted' as const } }
  expect((await paul.call(accessRequests.answer, answer)).status).toBe(403)
  expect((await nora.call(accessRequests.answer, answer)).status).toBe(200)
  const { body } = await nora.call(domains.read, { params: { id }, query: { includeDialogs: 'false' } })
  expect(body.contributors).toEqual(['paul@sdp.example'])
  expect((await nora.call(accessRequests.answer, answer)).status).toBe(404)

  const { answers } = await listOf(paul)
  expect(answers).toMatchObject([{ domain: 'Seats', domainId: id, answer: 'granted', by: 'Nora Novak' }])
  expect((await paul.call(accessRequests.read, { params: { id: answers[0]!.id } })).status).toBe(200)
  expect((await listOf(paul)).answers).toEqual([])
  expect((await ask(paul, 'Seats')).status).toBe(400)
})

test('[DOM-014] whoever is granted access is a contributor in lower case, and nobody else takes the answer away', async () => {
  const nora = await server.as('nora')
  const token = await tokenOfSomebody(server.deps.db, {
    name: 'Tina',
    sub: 'tina',
    email: 'Tina@SDP.example',
  })
  const tina = server.caller({ authorization: `Bearer ${token}` })
  await domainOf(nora, 'Mirrors')
  await ask(tina, 'Mirrors')
  const request = (await listOf(nora)).waiting.find(({ domain }) => domain === 'Mirrors')!
  await nora.call(accessRequests.answer, { params: { id: request.id }, body: { answer: 'granted' } })
  const { rows } = await server.deps.db.query('select contributors from domain where name = $1', ['Mirrors'])
  expect(rows).toEqual([{ contributors: ['tina@sdp.example'] }])
  expect((await paul.call(accessRequests.read, { params: { id: request.id } })).status).toBe(404)
  expect((await listOf(tina)).answers).toMatchObject([{ domain: 'Mirrors', answer: 'granted' }])
})

test('a request is declined with a reason, and a grant waits for the end of the session of somebody else', async () => {
  const nora = await server.as('nora')
  const ada = await server.as('ada')
  const id = await domainOf(nora, 'Doors')
  await ask(paul, 'Doors')
  const open = async () => (await listOf(nora)).waiting.find(({ domain }) => domain === 'Doors')!
  await ada.call(sessions.start, { params: { id }, query: {}, body: { message: 'look' } })
  const granted = { params: { id: (await open()).id }, body: { answer: 'granted' as const } }
  expect((await nora.call(accessRequests.answer, granted)).status).toBe(403)
  const declined = { ...granted, body: { answer: 'declined' as const, reason: ' Not now ' } }
  expect((await nora.call(accessRequests.answer, declined)).status).toBe(200)
  expect((await listOf(paul)).answers).toMatchObject([
    { domain: 'Doors', answer: 'declined', reason: 'Not now' },
  ])
  // And may ask again
  expect((await ask(paul, 'Doors')).status).toBe(200)
  expect(await open()).toBeDefined()
})
