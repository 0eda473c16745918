import { userGroups } from '@sdp/api'
import type { UserGroupName } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let ada: Caller
let paul: Caller

beforeAll(async () => {
  server = await startTestServer()
  ada = await server.as('ada')
  paul = await server.as('paul')
})
afterAll(() => server?.close())

function update(group: UserGroupName, users: string[], caller = ada) {
  return caller.call(userGroups.update, { body: { group, users } })
}

async function membersOf(group: UserGroupName): Promise<string[] | undefined> {
  const { body } = await paul.call(userGroups.list)
  return body.find(({ name }) => name === group)?.members
}

test('[AUTH-002] [AUTH-013] [AUTH-029] [ADMIN-002] [ADMIN-010] [ADMIN-028] everybody signed in reads the three groups', async () => {
  expect(await paul.call(userGroups.list)).toEqual({
    status: 200,
    body: [
      { name: 'superUsers', members: ['ada@sdp.example'] },
      { name: 'members', members: ['max@sdp.example'] },
      { name: 'conceptEditors', members: ['clara@sdp.example'] },
    ],
  })
})

test('[AUTH-030] [ADMIN-029] a super user replaces the members of a group, kept trimmed and in order', async () => {
  const answer = await update('members', [' zoe@example.com ', 'max', 'Ändreas'])
  expect(answer).toEqual({ status: 200, body: { members: ['zoe@example.com', 'max', 'Ändreas'] } })
  expect(await membersOf('members')).toEqual(['zoe@example.com', 'max', 'Ändreas'])
})

test('[AUTH-014] [ADMIN-003] nobody else may, and a new super user may at once, also by the part before the at sign', async () => {
  expect(await update('superUsers', ['paul'], paul)).toEqual({
    status: 403,
    body: { message: 'Only super users may do this' },
  })
  await update('superUsers', ['ada@sdp.example', 'PAUL'])
  expect((await update('superUsers', ['ada@sdp.example'], paul)).status).toBe(200)
  expect((await update('superUsers', ['paul'], paul)).status).toBe(403)
})

test('a list with an empty entry, an entry twice, or no super user is refused and nothing is written (ruling R259)', async () => {
  expect(await update('members', ['max', ' '])).toEqual({
    status: 400,
    body: { message: 'User name invalid.' },
  })
  expect(await update('conceptEditors', ['clara', 'CLARA '])).toEqual({
    status: 409,
    body: { message: 'Concept Editor already exists.' },
  })
  expect(await update('superUsers', [])).toEqual({
    status: 400,
    body: { message: 'At least one super user has to remain.' },
  })
  expect(await membersOf('conceptEditors')).toEqual(['clara@sdp.example'])
  expect(await membersOf('superUsers')).toEqual(['ada@sdp.example'])
})

test('two super users who change a group at once both keep their change', async () => {
  await update('members', ['max'])
  const both = ['nora', 'tess'].map((name) =>
    ada.call(userGroups.update, { body: { group: 'members', users: ['max', name], known: ['max'] } }),
  )
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  expect((await membersOf('members'))?.toSorted()).toEqual(['max', 'nora', 'tess'])
})

test('an unknown group is refused', async () => {
  expect((await update('root' as UserGroupName, ['paul'])).status).toBe(400)
})

test('every change reaches all servers', async () => {
  const received: unknown[] = []
  const notified = new Promise<void>((done) => {
    const stop = server.deps.events.subscribe((event) => {
      received.push(event)
      stop()
      done()
    })
  })
  await update('members', ['max@sdp.example'])
  await notified
  expect(received).toEqual([{ type: 'user-groups-updated' }])
})

test('changes at the same moment leave one of the lists whole', async () => {
  const lists = [['a', 'b', 'c'], ['c', 'd'], ['e']]
  const answers = await Promise.all(lists.map((users) => update('members', users)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(lists).toContainEqual(await membersOf('members'))
})
