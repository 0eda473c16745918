import { auth, userGroups } from '@sdp/api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../testing/test-browser.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

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

test('[ADMIN-011] who signs in is told who that is: name, email and sub', async () => {
  const { body } = await server.nobody.call(auth.localSignIn, { body: { email: 'ada@sdp.example' } })
  expect(body.user).toEqual({ name: 'Ada Lovelace', email: 'ada@sdp.example', sub: expect.any(String) })
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

describe('limits', () => {
  const provided = { SDP_OIDC_ISSUER: 'http://127.0.0.1:9', SDP_OIDC_CLIENT_ID: 'sdp' }
  const few = { SDP_REQUESTS_PER_MINUTE: '30' }
  const guess = (caller: Caller) => caller.call(auth.refresh, { body: { refreshToken: 'guessed' } })

  test('whoever guesses is slowed down, while other calls go on', async () => {
    const limited = await startTestServer({ SDP_REQUESTS_PER_MINUTE: '2000' })
    const ada = await limited.as('ada')
    const statuses: number[] = []
    for (let attempt = 0; attempt < 25; attempt++) statuses.push((await guess(limited.nobody)).status)
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(5).fill(429)])
    expect((await ada.call(userGroups.list)).status).toBe(200)
    await limited.close()
  })

  // Ruling R240
  test('a guesser locks nobody out who has the right secret, though all come from one address', async () => {
    const limited = await startTestServer({
      SDP_SERVICE_CLIENTS: 'pipeline:0123456789abcdef',
      SDP_REQUESTS_PER_MINUTE: '1000',
    })
    const browser = openBrowser(limited.url)
    const { refreshToken } = await browser.signIn('ada')
    const client = (secret: string) =>
      limited
        .caller({
          authorization: `Basic ${btoa(`pipeline:${secret}`)}`,
          'x-token': btoa(JSON.stringify({ name: 'Paul', email: 'paul@sdp.example', sub: 'paul' })),
        })
        .call(userGroups.list)
    for (let attempt = 0; attempt < 15; attempt++) await guess(limited.nobody)
    expect((await guess(limited.nobody)).status).toBe(429)
    expect((await client('guessed')).status).toBe(429)
    expect((await browser.refresh(refreshToken)).status).toBe(200)
    expect((await openBrowser(limited.url).signIn('paul')).user.name).toBe('Paul Author')
    expect((await client('0123456789abcdef')).status).toBe(200)
    await limited.close()
  })

  test('the secret of a service client cannot be tried often either', async () => {
    const limited = await startTestServer({ SDP_SERVICE_CLIENTS: 'pipeline:0123456789abcdef', ...few })
    const guesser = limited.caller({ authorization: `Basic ${btoa('pipeline:guessed')}` })
    const statuses = new Set<number>()
    for (let attempt = 0; attempt < 11; attempt++) statuses.add((await guesser.call(userGroups.list)).status)
    expect([...statuses]).toEqual([401, 429])
    await limited.close()
  })

  test('the limit of an address acts before anybody is asked who they are', async () => {
    const limited = await startTestServer(few)
    const forged = limited.caller({ authorization: 'Bearer forged' })
    const statuses = new Set<number>()
    for (let attempt = 0; attempt < 31; attempt++) statuses.add((await forged.call(userGroups.list)).status)
    expect([...statuses]).toEqual([401, 429])
    await limited.close()
  })

  test('only a proxy that is trusted tells whose address counts', async () => {
    for (const [trusted, other] of [
      ['127.0.0.1', 401],
      ['10.9.9.9', 429],
    ] as const) {
      const limited = await startTestServer({ ...few, ...provided, SDP_TRUST_PROXY: trusted })
      const from = (address: string) => limited.caller({ 'x-forwarded-for': address })
      for (let attempt = 0; attempt < 10; attempt++) await guess(from('192.0.2.1'))
      expect((await guess(from('192.0.2.1'))).status).toBe(429)
      expect((await guess(from('192.0.2.2'))).status).toBe(other)
      await limited.close()
    }
  })

  test('an account has its limit wherever its calls come from, and others go on', async () => {
    const limited = await startTestServer({ ...few, SDP_TRUST_PROXY: '127.0.0.1' })
    const [ada, paul] = [await limited.as('ada'), await limited.as('paul')]
    const ask = (caller: Caller, address: string) =>
      limited.caller({ ...caller.headers, 'x-forwarded-for': address }).call(userGroups.list)
    for (let call = 0; call < 30; call++) expect((await ask(ada, `192.0.2.${call}`)).status).toBe(200)
    expect((await ask(ada, '192.0.2.99')).status).toBe(429)
    expect((await ask(paul, '192.0.2.99')).status).toBe(200)
    await limited.close()
  })

  test('signing in by one e-mail has its limit, however it is written', async () => {
    const limited = await startTestServer(few)
    const signIn = (email: string) => limited.nobody.call(auth.localSignIn, { body: { email } })
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await signIn('ada@sdp.example')).status).toBe(200)
    }
    expect((await signIn(' ADA@sdp.example')).status).toBe(429)
    expect((await signIn('paul@sdp.example')).status).toBe(200)
    await limited.close()
  })
})
