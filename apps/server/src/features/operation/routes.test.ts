import { domains, operation, sessions } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

test('super users see version, stage, database and jobs', async () => {
  const ada = await server.as('ada')
  const { status, body } = await ada.call(operation.read)
  expect(status).toBe(200)
  expect(body).toMatchObject({ version: expect.stringMatching(/^\d/), stage: 'dev' })
  expect(body.database.bytes).toBeGreaterThan(1_000_000)
  expect(body.jobs.find(({ job }) => job === 'tracker')).toEqual({
    ...{ job: 'tracker', waiting: 0, running: 0, retrying: 0, failed: 0 },
  })
  const before = body.database.domains
  const paul = await server.as('paul')
  await paul.call(domains.create, { body: { name: 'Counted', languages: [{ language: 'eng-USA' }] } })
  expect((await ada.call(operation.read)).body.database.domains).toBe(before + 1)
})

test('a super user ends a session of somebody with a message (ruling R270)', async () => {
  const [ada, paul] = [await server.as('ada'), await server.as('paul')]
  const { body } = await paul.call(domains.create, {
    body: { name: 'Held', languages: [{ language: 'eng-USA' }] },
  })
  const params = { id: body._id }
  await paul.call(sessions.start, { params, query: {}, body: { message: 'work' } })
  const end = (message: string) => ada.call(sessions.endOfOthers, { params, body: { message } })
  expect((await end(' ')).status).toBe(400)
  expect((await end('Maintenance')).status).toBe(200)
  expect((await ada.call(sessions.list)).body.map(({ domainId }) => domainId)).not.toContain(body._id)
  expect((await end('Again')).status).toBe(404)
})
