import { userGroups } from '@sdp/api'
import { expect, test } from 'vitest'
import { makeTestDatabase } from '../testing/test-database.ts'
import { startTestServer } from '../testing/test-server.ts'
import { readGroups } from './groups.ts'

test('[AUTH-002] on the first start with local sign-in the demo people are in their groups', async () => {
  const server = await startTestServer()
  expect(await readGroups(server.deps.db)).toEqual({
    superUsers: ['ada@sdp.example'],
    members: ['max@sdp.example'],
    conceptEditors: ['clara@sdp.example'],
  })
  await server.close()
})

test('the demo people do not come back after an admin removed them', async () => {
  const database = await makeTestDatabase()
  const server = await startTestServer({}, { databaseUrl: database.url })
  const ada = await server.as('ada')
  await ada.call(userGroups.update, { body: { group: 'members', users: [] } })
  await server.close()

  const restarted = await startTestServer({}, { databaseUrl: database.url })
  expect((await readGroups(restarted.deps.db)).members).toEqual([])
  await restarted.close()
  await database.drop()
})

test('configured super users are added at every start, once, and demo people only with local sign-in (ruling R241)', async () => {
  const database = await makeTestDatabase()
  const settings = { SDP_OIDC_ISSUER: 'http://127.0.0.1:9', SDP_OIDC_CLIENT_ID: 'sdp' }
  for (const superUsers of ['Ann@example.com', 'ann@example.com,bob@example.com']) {
    const server = await startTestServer(
      { ...settings, SDP_SUPER_USERS: superUsers },
      { databaseUrl: database.url },
    )
    await server.close()
  }
  const server = await startTestServer(settings, { databaseUrl: database.url })
  expect(await readGroups(server.deps.db)).toEqual({
    superUsers: ['Ann@example.com', 'bob@example.com'],
    members: [],
    conceptEditors: [],
  })
  await server.close()
  await database.drop()
})

test('several servers that start at once fill the groups once', async () => {
  const database = await makeTestDatabase()
  const servers = await Promise.all(
    [1, 2, 3].map(() =>
      startTestServer({ SDP_SUPER_USERS: 'ann@example.com' }, { databaseUrl: database.url }),
    ),
  )
  expect((await readGroups(servers[0]!.deps.db)).superUsers).toEqual(['ada@sdp.example', 'ann@example.com'])
  for (const server of servers) await server.close()
  await database.drop()
})
