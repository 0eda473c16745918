import { domains, sessions } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

/** Two cores may be busy with other test files. */
const soon = { timeout: 20_000 }

test('a session that ended more than a day ago is removed; one that runs or ended today stays', async () => {
  const { db, jobs } = server.deps
  const paul = await server.as('paul')
  for (const [name, sinceEnd] of [
    ['running', '-10 minutes'],
    ['today', '23 hours 59 minutes'],
    ['yesterday', '24 hours 1 minute'],
    ['last-year', '1 year'],
  ] as const) {
    await paul.call(domains.create, { body: { name, languages: [{ language: 'eng-USA' }] } })
    const started = await paul.call(sessions.start, {
      params: { id: name },
      query: {},
      body: { message: 'work' },
    })
    expect(started.status).toBe(200)
    await db.query(
      'update domain_session set expiration_time = now() - $2::interval where save_point_id = $1',
      [name, sinceEnd],
    )
  }
  await jobs.send(db, 'ended-sessions')
  const left = async () => {
    const { rows } = await db.query<{ id: string }>(
      'select save_point_id as id from domain_session order by id desc',
    )
    return rows.map(({ id }) => id)
  }
  await expect.poll(left, soon).toEqual(['today', 'running'])
})
