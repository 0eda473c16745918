import { health } from '@sdp/api'
import pg from 'pg'
import { expect, test } from 'vitest'
import { makeTestDatabase } from '../../testing/test-database.ts'
import { startTestServer } from '../../testing/test-server.ts'

test('health is answered to everybody, after asking the database', async () => {
  const database = await makeTestDatabase()
  const server = await startTestServer({}, { databaseUrl: database.url })
  expect(await server.nobody.call(health.check)).toEqual({ status: 200, body: { ok: true } })
  await database.drop()
  expect(await server.nobody.call(health.check)).toEqual({
    status: 503,
    body: { message: 'The database does not answer' },
  })
  await server.close()
})

test('a broken connection is replaced by a new one', async () => {
  const server = await startTestServer()
  await server.nobody.call(health.check)
  const admin = new pg.Client({ connectionString: server.databaseUrl })
  await admin.connect()
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await admin.end()
  await expect
    .poll(async () => (await server.nobody.call(health.check)).status, { timeout: 10_000 })
    .toBe(200)
  await server.close()
})
