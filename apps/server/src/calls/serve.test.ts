import { messages } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

test('a call that hangs is answered, and one that never arrives is given up', async () => {
  const app = await buildApp(server.deps)
  expect(app.server.requestTimeout).toBeGreaterThan(0)
  app.get('/hangs', { handlerTimeout: 20 }, () => new Promise(() => {}))
  const answer = await app.inject('/hangs')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({ message: messages.general.databaseUnavailable })
  await app.close()
})
