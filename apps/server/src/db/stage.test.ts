import { expect, test } from 'vitest'
import { readGroups } from '../identity/groups.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { loadSamples } from '../samples/load-samples.ts'
import { makeEmptyDatabase, makeTestDatabase } from '../testing/test-database.ts'
import { startTestServer } from '../testing/test-server.ts'
import { connectDatabase } from './database.ts'

const release = {
  SDP_STAGE: 'release',
  SDP_OIDC_ISSUER: 'http://127.0.0.1:9',
  SDP_OIDC_CLIENT_ID: 'sdp',
  SDP_SUPER_USERS: 'omar@example.com',
}

test('a dev start on a database of another stage adds nobody and nothing', async () => {
  const database = await makeTestDatabase()
  const server = await startTestServer(release, { databaseUrl: database.url })
  await server.close()

  const sentence =
    'The database belongs to stage release, and SDP_STAGE is dev: nothing was changed. Set SDP_STAGE=release, or use another database'
  const settings = { SDP_SUPER_USERS: 'mallory@example.com' }
  const refused = startTestServer(settings, { databaseUrl: database.url }).then(({ deps }) =>
    loadSamples(deps),
  )
  await expect(refused).rejects.toThrow(new CannotStart(sentence))
  const db = await connectDatabase(database.url)
  expect(await readGroups(db)).toEqual({ superUsers: ['omar@example.com'], members: [], conceptEditors: [] })
  const { rows } = await db.query('select count(*)::integer as domains from domain')
  expect(rows).toEqual([{ domains: 0 }])
  await db.end()
  await database.drop()
})

test('a database of a higher stage is not even migrated (ruling R242)', async () => {
  const database = await makeEmptyDatabase()
  const db = await connectDatabase(database.url)
  await db.query(
    `create table installation (only_one boolean, stage text); insert into installation values (true, 'production')`,
  )
  await expect(startTestServer({}, { databaseUrl: database.url })).rejects.toThrow(
    'belongs to stage production',
  )
  const { rows } = await db.query(`select to_regclass('migration') as migration`)
  expect(rows).toEqual([{ migration: null }])
  await db.end()
  await database.drop()
})

test('a database that began in dev goes on to a higher stage, and stays there', async () => {
  const database = await makeTestDatabase()
  for (const settings of [{}, {}, release, release]) {
    await (await startTestServer(settings, { databaseUrl: database.url })).close()
  }
  await expect(startTestServer({}, { databaseUrl: database.url })).rejects.toThrow(CannotStart)
  await database.drop()
})
