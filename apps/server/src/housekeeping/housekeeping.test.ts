import { domains, sessions } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withOwnConnection } from '../db/database.ts'
import { lockOnConnection } from '../db/locks.ts'
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

test('a sweep that finds another one at work is reported as failed and comes again; it does not count as done', async () => {
  const { db, jobs } = server.deps
  const sweeps = async () =>
    (await db.query(`select state, output ->> 'message' as said from pgboss.job where name = 'sweep'`)).rows
  await withOwnConnection(db, async (other) => {
    await lockOnConnection(other, 'sweep')
    await jobs.send(db, 'sweep')
    await expect.poll(sweeps, soon).toEqual([{ state: 'retry', said: 'Another sweep is at work' }])
  })
  await db.query(`update pgboss.job set start_after = now() where name = 'sweep'`)
  await expect.poll(sweeps, soon).toMatchObject([{ state: 'completed' }])
})
