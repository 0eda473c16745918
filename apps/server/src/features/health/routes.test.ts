import { health } from '@sdp/api'
import { messages } from '@sdp/domain'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openDatabaseLine } from '../../testing/database-line.ts'
import { makeTestDatabase } from '../../testing/test-database.ts'
import { startTestServer } from '../../testing/test-server.ts'

const fine = { status: 200, body: { ok: true } }
const databaseAway = { status: 503, body: { message: messages.general.databaseUnavailable } }

test('health is answered to everybody, after asking the database', async () => {
  const database = await makeTestDatabase()
  const server = await startTestServer({}, { databaseUrl: database.url })
  for (const call of [health.check, health.ready, health.live]) {
    expect(await server.nobody.call(call)).toEqual(fine)
  }
  await database.drop()
  expect(await server.nobody.call(health.check)).toEqual(databaseAway)
  expect(await server.nobody.call(health.ready)).toEqual(databaseAway)
  expect(await server.nobody.call(health.live)).toEqual(fine)
  await server.close()
})

test('a database that falls silent makes health fail within three seconds; the process stays alive', async () => {
  const database = await makeTestDatabase()
  const line = await openDatabaseLine(database.url)
  const server = await startTestServer({}, { databaseUrl: line.url })
  line.cut()
  const started = performance.now()
  // More askers than the pool has connections: their questions must not pile up.
  const asked = Array.from({ length: 30 }, () => server.nobody.call(health.check))
  const ready = server.nobody.call(health.ready)
  expect(await server.nobody.call(health.live)).toEqual(fine)
  for (const answer of await Promise.all([...asked, ready])) expect(answer).toEqual(databaseAway)
  // Three seconds of waiting; the rest is what a busy machine takes.
  expect(performance.now() - started).toBeLessThan(6000)
  // One connection for all askers; the jobs have a few as well.
  expect(server.deps.db.totalCount).toBeLessThan(10)
  line.mend()
  await expect.poll(() => server.nobody.call(health.ready), { timeout: 20_000 }).toEqual(fine)
  await server.close()
  line.close()
  await database.drop()
})

test('a server is not ready on a database whose tables are older than it', async () => {
  const server = await startTestServer()
  await server.deps.db.query(`delete from migration where name like '0002%'`)
  expect(await server.nobody.call(health.ready)).toEqual({
    status: 503,
    body: { message: 'The database lacks the migrations 0002-diss-definition.sql' },
  })
  expect(await server.nobody.call(health.check)).toEqual(fine)
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
