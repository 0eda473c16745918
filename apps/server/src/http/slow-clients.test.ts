import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, requestLimits } from '../app.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { App } from './app.ts'

let server: TestServer
let app: App
let port: number
beforeAll(async () => {
  server = await startTestServer()
  app = await buildApp(server.deps, {
    ...requestLimits,
    headersTimeout: 100,
    requestTimeout: 100,
    connectionsCheckingInterval: 50,
  })
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  await app?.close()
  await server?.close()
})

test.each([
  ['in its headers', 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Half: '],
  [
    'in its body',
    'POST /api/v2/auth/local HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":',
  ],
])('a request that stops %s is ended by the server', async (_, half) => {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  socket.write(half)
  await new Promise((ended) => socket.on('close', ended))
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
})

test('the product ends a half-sent request within a minute', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = requestLimits
  expect(Math.max(headersTimeout, requestTimeout) + connectionsCheckingInterval).toBeLessThanOrEqual(60_000)
})

test('an answer that nobody reads is dropped, and one that is read is not', async () => {
  const large = await buildApp(server.deps, { ...requestLimits, unreadMillis: 2_000 })
  // More than the system keeps for a connection
  const bytes = 64 * 1024 * 1024
  large.get('/large', (_, reply) => reply.send(Buffer.alloc(bytes)))
  const url = await large.listen({ host: '127.0.0.1', port: 0 })
  const connections = () =>
    new Promise<number>((resolve) => large.server.getConnections((_, count) => resolve(count)))

  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  // It is paused as long as nobody listens for data.
  socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(connections).toBe(1)
  await expect.poll(connections, { timeout: 20_000 }).toBe(0)
  socket.destroy()

  expect((await (await fetch(`${url}/large`)).arrayBuffer()).byteLength).toBe(bytes)
  await large.close()
})
