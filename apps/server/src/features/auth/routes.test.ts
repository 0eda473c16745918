import { auth, userGroups } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

test('[AUTH-001] the local sign-in offers people of every role', async () => {
  const { status, body } = await server.nobody.call(auth.localPeople)
  expect(status).toBe(200)
  expect(body.map(({ role }) => role)).toEqual(['Super user', 'Member', 'Concept editor', 'Author', 'Author'])
  expect(body[0]).toEqual({ name: 'Ada Lovelace', email: 'ada@sdp.example', role: 'Super user' })
})

test('sign-in bodies with wrong or unknown fields are refused with the field and why', async () => {
  const answers = [
    await server.nobody.call(auth.localSignIn, { body: { email: 'ada@sdp.example', admin: true } as never }),
    await server.nobody.call(auth.token, { body: { code: 17 } as never }),
    await server.nobody.call(auth.refresh, { body: { refreshToken: '' } }),
    await server.nobody.call(auth.logout, { body: {} as never }),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: expect.stringMatching(/^body/) })
  }
})

test('whoever guesses is slowed down, while other calls go on', async () => {
  const limited = await startTestServer({ SDP_REQUESTS_PER_MINUTE: '2000' })
  const ada = await limited.as('ada')
  const statuses = new Set<number>()
  for (let guess = 0; guess < 30; guess++) {
    const answer = await limited.nobody.call(auth.refresh, { body: { refreshToken: `guess ${guess}` } })
    statuses.add(answer.status)
  }
  expect([...statuses]).toEqual([401, 429])
  expect((await ada.call(userGroups.list)).status).toBe(200)
  await limited.close()
})
