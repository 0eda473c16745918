import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A migrated database of this test's own on the run's PostgreSQL. */
export async function makeTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('databaseServer')
  const name = `sdp_test_${randomBytes(6).toString('hex')}`
  // The other way writes all of it into the log first, which takes seven times as long
  await administer(server, `create database ${name} template sdp_template strategy file_copy`)
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
