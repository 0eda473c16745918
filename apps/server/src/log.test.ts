import { auth, domains, health } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRequestId } from './log.ts'
import { connectEventsClient } from './testing/events-client.ts'
import { startServerProcess } from './testing/server-process.ts'
import { makeTestDatabase } from './testing/test-database.ts'
import { callerAt } from './testing/test-server.ts'

const clientSecret = 'a secret of sixteen letters'

let database: Awaited<ReturnType<typeof makeTestDatabase>>
let server: Awaited<ReturnType<typeof startServerProcess>>
beforeAll(async () => {
  database = await makeTestDatabase()
  server = await startServerProcess(database.url, {
    SDP_LOG_LEVEL: 'trace',
    SDP_SERVICE_CLIENTS: `robot:${clientSecret}`,
  })
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

/** The lines of a request in the log, once it has written the last one. */
async function linesOf(id: string): Promise<Record<string, unknown>[]> {
  const found = () =>
    server.output
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ reqId }) => reqId === id)
  await expect.poll(() => found().some(({ msg }) => msg === 'request'), { timeout: 20_000 }).toBe(true)
  return found()
}

test('every answer names its request, and the log has it under that name', async () => {
  const answered = await fetch(`${server.url}/api${health.live.path}?typed=private`)
  const id = answered.headers.get('x-request-id')!
  expect(id).toMatch(/^[0-9a-f]{12}$/)
  expect(await linesOf(id)).toMatchObject([
    { level: 30, method: 'GET', path: '/api/health/live', status: 200, msg: 'request' },
  ])
  for (const address of ['/api/none', '/api/domains/', '/']) {
    expect((await fetch(server.url + address)).headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/)
  }
})

test("a client's own id is taken when it is short and plain", async () => {
  const headers = { 'x-request-id': 'from_the-client-1' }
  const answered = await fetch(`${server.url}/api${health.live.path}`, { headers })
  expect(answered.headers.get('x-request-id')).toBe('from_the-client-1')
  for (const given of ['', 'two words', 'x'.repeat(65), '{"level":60}']) {
    expect(newRequestId({ headers: { 'x-request-id': given } })).toMatch(/^[0-9a-f]{12}$/)
  }
})

test('no secret reaches the log, whatever its level', async () => {
  const nobody = callerAt(server.url, {})
  const { body: tokens } = await nobody.call(auth.localSignIn, { body: { email: 'ada@sdp.example' } })
  const ada = callerAt(server.url, {
    authorization: `Bearer ${tokens.accessToken}`,
    cookie: 'a=crumb-of-ada',
  })
  await ada.call(domains.list, { query: {} })
  await ada.call(domains.read, { params: { id: 'none' }, query: {} })
  await nobody.call(auth.refresh, { body: { refreshToken: tokens.refreshToken } })
  await nobody.call(auth.token, { body: { code: 'guessed-code' } })
  const credentials = Buffer.from(`robot:${clientSecret}`).toString('base64')
  await callerAt(server.url, { authorization: `Basic ${credentials}`, 'x-token': 'bad' }).call(domains.list, {
    query: {},
  })
  const events = await connectEventsClient(server.url, tokens.accessToken)
  events.close()
  const last = await fetch(`${server.url}/api${health.check.path}`)
  await linesOf(last.headers.get('x-request-id')!)

  const log = server.output.join('\n')
  const secrets = [
    tokens.accessToken,
    tokens.refreshToken,
    clientSecret,
    credentials,
    'crumb-of-ada',
    'guessed-code',
  ]
  for (const secret of [...secrets, 'private']) expect(log).not.toContain(secret)
})

test('at the usual level only what failed or was slow has a line', async () => {
  const quiet = await startServerProcess(database.url, { SDP_LOG_LEVEL: 'warn' })
  for (let round = 0; round < 3; round++) await fetch(`${quiet.url}/api${health.check.path}`)
  await quiet.stop()
  expect(quiet.output).toEqual([`SDP Studio is ready: ${quiet.url}`])
})
