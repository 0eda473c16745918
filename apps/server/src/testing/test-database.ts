import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

/** A migrated database of this test's own on the run's PostgreSQL. */
export function makeTestDatabase(): Promise<TestDatabase> {
  // The other way writes all of it into the log first, which takes seven times as long
  return makeDatabase('template sdp_template strategy file_copy')
}

/** One that nothing was started on yet. */
export function makeEmptyDatabase(): Promise<TestDatabase> {
  return makeDatabase('')
}

async function makeDatabase(how: string): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `sdp_test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name} ${how}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(server, `drop database if exists ${name} with (force)`) }
}

async function administer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
