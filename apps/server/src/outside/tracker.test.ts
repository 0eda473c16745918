import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { notifications, tickets } from '@sdp/api'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
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
  const { port } = tracker.address() as AddressInfo
  server = await startTestServer({
    SDP_TRACKER_URL: `http://127.0.0.1:${port}/issues`,
    SDP_TRACKER_TOKEN: 'secret',
  })
})
afterAll(async () => {
  await server?.close()
  tracker.close()
})

test('feedback is kept while the tracker fails, and reaches it once it is well', async () => {
  const paul = await server.as('paul')
  const ada = await server.as('ada')
  const body = { feedbackType: 'Bug' as const, description: 'The chat is mute', labels: ['SWF_SYNC'] }
  const { key } = (await paul.call(notifications.bug, { body })).body
  const listed = async () =>
    (await ada.call(tickets.list, { query: {} })).body.tickets.find((ticket) => ticket.key === key)!
  await vi.waitFor(() => expect(got.length).toBeGreaterThan(0), { timeout: 20_000, interval: 50 })
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
}, 60_000)
