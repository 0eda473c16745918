import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { notifications, tickets } from '@sdp/api'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeTestDatabase } from '../testing/test-database.ts'
import { startTestServer } from '../testing/test-server.ts'

let database: Awaited<ReturnType<typeof makeTestDatabase>>
let tracker: http.Server
let isWell = false
const got: { headers: http.IncomingHttpHeaders; body: Record<string, unknown> }[] = []

beforeAll(async () => {
  tracker = http.createServer(async (request, response) => {
    got.push({ headers: request.headers, body: (await json(request)) as Record<string, unknown> })
    response.statusCode = isWell ? 201 : 503
    response.end(isWell ? JSON.stringify({ key: `CAR-${got.length}` }) : 'out of order')
  })
  await new Promise<void>((resolve) => tracker.listen(0, '127.0.0.1', resolve))
  database = await makeTestDatabase()
})
afterAll(async () => {
  await database?.drop()
  tracker.close()
})

function startServer() {
  const { port } = tracker.address() as AddressInfo
  const settings = { SDP_TRACKER_URL: `http://127.0.0.1:${port}/issues`, SDP_TRACKER_TOKEN: 'secret' }
  return startTestServer(settings, { databaseUrl: database.url })
}

test('feedback is kept while the tracker fails, and reaches it once it is well, also after a restart', async () => {
  const before = await startServer()
  const paul = await before.as('paul')
  const body = { feedbackType: 'Bug' as const, description: 'The chat is mute', labels: ['SWF_SYNC'] }
  const { key } = (await paul.call(notifications.bug, { body })).body
  await vi.waitFor(() => expect(got.length).toBeGreaterThan(0), { timeout: 20_000, interval: 50 })
  await before.close()
  const after = await startServer()
  const ada = await after.as('ada')
  const listed = async () =>
    (await ada.call(tickets.list, { query: {} })).body.tickets.find((ticket) => ticket.key === key)!
  expect(await listed()).not.toHaveProperty('sentAt')
  isWell = true
  await vi.waitFor(async () => expect((await listed()).sentAt).toBeDefined(), {
    timeout: 20_000,
    interval: 100,
  })
  expect((await listed()).trackerKey).toMatch(/^CAR-\d+$/)
  const last = got.at(-1)!
  expect(last.body).toEqual({ key, ...body })
  expect(last.headers).toMatchObject({ 'idempotency-key': key, authorization: 'Bearer secret' })
  await after.close()
})
