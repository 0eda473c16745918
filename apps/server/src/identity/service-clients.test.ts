import { notifications, userGroups } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
const secret = 'a-secret-with-a-colon:inside'
const ada = { name: 'Ada Lovelace', email: 'ada@sdp.example', sub: 'ada' }

beforeAll(async () => {
  server = await startTestServer({ SDP_SERVICE_CLIENTS: `pipeline:${secret},other:another-long-secret` })
})
afterAll(() => server?.close())

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}

async function statusWith(credentials: string, token?: string): Promise<number> {
  const headers = { authorization: `Basic ${base64(credentials)}`, ...(token && { 'x-token': token }) }
  return (await server.caller(headers).call(userGroups.list)).status
}

test('[AUTH-025] [ADMIN-022] a client with its secret and a base64 user acts as that user', async () => {
  const client = server.caller({
    authorization: `Basic ${base64(`pipeline:${secret}`)}`,
    'x-token': base64(JSON.stringify(ada)),
  })
  expect((await client.call(userGroups.list)).status).toBe(200)
  await client.call(notifications.bug, { body: { feedbackType: 'Bug', description: 'Wrong word' } })
  const { rows } = await server.deps.db.query('select reporter from ticket')
  expect(rows).toEqual([{ reporter: 'ada@sdp.example' }])
})

test('the acting user has the roles of that user and no more', async () => {
  const body = { group: 'members' as const, users: [] }
  const as = (user: object) =>
    server.caller({
      authorization: `Basic ${base64(`pipeline:${secret}`)}`,
      'x-token': base64(JSON.stringify(user)),
    })
  const paul = { name: 'Paul Author', email: 'paul@sdp.example', sub: 'paul' }
  expect((await as(paul).call(userGroups.update, { body })).status).toBe(403)
  expect((await as(ada).call(userGroups.update, { body })).status).toBe(200)
})

test('[ADMIN-022] client credentials alone are not enough', async () => {
  expect(await statusWith(`pipeline:${secret}`)).toBe(401)
})

test('wrong clients and wrong users are refused', async () => {
  const token = base64(JSON.stringify(ada))
  expect(await statusWith(`pipeline:${secret}`, token)).toBe(200)
  expect(await statusWith('pipeline:wrong', token)).toBe(401)
  expect(await statusWith('pipeline:another-long-secret', token)).toBe(401)
  expect(await statusWith('unknown:', token)).toBe(401)
  expect(await statusWith(':', token)).toBe(401)
  expect(await statusWith('pipeline', token)).toBe(401)
  for (const wrong of [
    'garbage',
    base64('null'),
    base64('{"name":"Ada"}'),
    base64('{"name":"","email":"","sub":""}'),
    ...Object.keys(ada).map((field) => base64(JSON.stringify({ ...ada, [field]: 'x'.repeat(201) }))),
    ...Object.keys(ada).map((field) => base64(JSON.stringify({ ...ada, [field]: ' ' }))),
  ]) {
    expect(await statusWith(`pipeline:${secret}`, wrong)).toBe(401)
  }
})

test('a user token without client credentials signs nobody in', async () => {
  const answer = await server.caller({ 'x-token': base64(JSON.stringify(ada)) }).call(userGroups.list)
  expect(answer.status).toBe(401)
})
