import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { audit, domains, notifications, savePoints, userGroups } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'

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

describe('limits', () => {
  const limits = {
    pipeline: {
      people: ['max@sdp.example', '@build.example'],
      domains: ['Radio'],
      calls: ['GET /domains/{id}', 'GET /v2/authorization/user-groups/', 'PUT /domains/{id}'],
    },
    builder: { domains: ['radio'] },
  }
  const builderSecret = 'a-secret-that-builds'
  let limited: TestServer
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sdp-limits-'))
    const file = path.join(folder, 'limits.json')
    await writeFile(file, JSON.stringify(limits))
    limited = await startTestServer({
      SDP_SERVICE_CLIENTS: `pipeline:${secret},other:another-long-secret,builder:${builderSecret}`,
      SDP_SERVICE_CLIENT_LIMITS: file,
    })
    const ada = await limited.as('ada')
    for (const name of ['Radio', 'Climate']) {
      await ada.call(domains.create, { body: { name, languages: [{ language: 'eng-USA' }] } })
    }
    const summer = { fromId: 'climate', newSavePoint: { name: 'summer' } }
    expect((await ada.call(savePoints.create, { body: summer })).status).toBe(200)
  })
  afterAll(async () => {
    await limited?.close()
    await rm(folder, { recursive: true })
  })

  const by = (client: string, email: string) =>
    limited.caller({
      authorization: `Basic ${base64(client)}`,
      'x-token': base64(JSON.stringify({ name: 'Bot', email, sub: email })),
    })
  const pipeline = (email: string) => by(`pipeline:${secret}`, email)
  const refused = { status: 403, body: { message: 'This service client is not allowed to do this' } }

  test('a client asks in the name of the people it is limited to, and of nobody else', async () => {
    expect((await pipeline('max@sdp.example').call(userGroups.list)).status).toBe(200)
    expect((await pipeline('Any@Build.example').call(userGroups.list)).status).toBe(200)
    for (const email of ['ada@sdp.example', 'ada@evil-build.example', 'max@sdp.example.evil.example'])
      expect(await pipeline(email).call(userGroups.list), email).toEqual(refused)
    expect((await by('other:another-long-secret', 'ada@sdp.example').call(userGroups.list)).status).toBe(200)
  })

  test('it makes the calls it is limited to', async () => {
    expect(await pipeline('max@sdp.example').call(domains.list, { query: {} })).toEqual(refused)
  })

  test('it names the domains it is limited to, and none of their neighbours by whichever id', async () => {
    const read = (id: string) => pipeline('max@sdp.example').call(domains.read, { params: { id }, query: {} })
    expect((await read('radio')).status).toBe(200)
    for (const id of ['climate', 'Climate']) expect(await read(id), id).toEqual(refused)
    const { rows } = await limited.deps.db.query<{ id: string }>(
      `select save_point.id from save_point join domain on domain.id = domain_id where domain.name = 'Climate'`,
    )
    expect(rows).toHaveLength(2)
    for (const { id } of rows) expect(await read(id), id).toEqual(refused)
  })

  // Ruling R257
  test('its limits hold for the domain that they were set for, and not for what somebody else gives the name of it', async () => {
    const [ada, paul] = [await limited.as('ada'), await limited.as('paul')]
    const create = (by: Caller, name: string) =>
      by.call(domains.create, { body: { name, languages: [{ language: 'eng-USA' }] } })
    const renaming = { updates: { name: 'Television' }, commit_message: 'Renamed' }
    const renamed = await ada.call(domains.update, { params: { id: 'radio' }, query: {}, body: renaming })
    expect(renamed).toMatchObject({ status: 400 })

    const remove = async () => (await ada.call(domains.remove, { params: { id: 'radio' } })).status
    expect(await remove()).toBe(200)
    const notAllowed = { status: 403, body: { message: messages.domain.nameOfClient } }
    for (const name of ['Radio', 'RADIO']) expect(await create(paul, name), name).toMatchObject(notAllowed)
    expect(
      await create(by('other:another-long-secret', 'max@sdp.example'), 'Radio'),
      'another client',
    ).toMatchObject(notAllowed)
    const client = by(`builder:${builderSecret}`, 'max@sdp.example')
    expect((await create(client, 'Radio')).status, 'a client of the name').toBe(200)
    expect(await remove()).toBe(200)
    expect((await create(ada, 'Radio')).status, 'a super user').toBe(200)
    expect((await create(paul, 'Radio2')).status).toBe(200)
  })

  test.each<[problem: string, given: unknown]>([
    ["SDP_SERVICE_CLIENTS has no 'pipelin'", { pipelin: {} }],
    ["there is no call 'GET /domain/{id}'", { pipeline: { calls: ['GET /domain/{id}'] } }],
    ["'max' is neither an e-mail", { pipeline: { people: ['max'] } }],
    ['Unrecognized key', { pipeline: { poeple: ['max@sdp.example'] } }],
  ])('limits that cannot be meant stop the start: %s', async (problem, given) => {
    const file = path.join(folder, 'wrong.json')
    await writeFile(file, JSON.stringify(given))
    const settings = { SDP_SERVICE_CLIENTS: `pipeline:${secret}`, SDP_SERVICE_CLIENT_LIMITS: file }
    expect(() => readConfig(settings)).toThrow(problem)
  })
})

// Ruling R258
test('a short id in a group means somebody of the house, and no guest', async () => {
  const settings = {
    SDP_SERVICE_CLIENTS: `pipeline:${secret}`,
    SDP_SUPER_USERS: 'ada',
    SDP_OIDC_ISSUER: 'http://127.0.0.1:9',
    SDP_OIDC_CLIENT_ID: 'sdp',
    SDP_MAIL_DOMAINS: 'house.example',
  }
  const house = await startTestServer(settings)
  const statusOf = async (email: string) => {
    const token = base64(JSON.stringify({ name: 'Ada', email, sub: email }))
    const caller = house.caller({ authorization: `Basic ${base64(`pipeline:${secret}`)}`, 'x-token': token })
    return (await caller.call(audit.list, { query: {} })).status
  }
  expect(await statusOf('ada@house.example')).toBe(200)
  expect(await statusOf('Ada@lab.House.example')).toBe(200)
  for (const guest of ['ada@elsewhere.example', 'ada@evilhouse.example', 'ada@house.example.evil.example'])
    expect(await statusOf(guest), guest).toBe(403)
  await house.close()
})
