import { auth, type Tokens, userGroups } from '@sdp/api'
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signLocalToken } from '../testing/local-token.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let tokens: Tokens

beforeAll(async () => {
  server = await startTestServer()
  tokens = await signIn('ada@sdp.example')
})
afterAll(() => server?.close())

async function signIn(email: string): Promise<Tokens> {
  return (await server.nobody.call(auth.localSignIn, { body: { email } })).body
}

/** Asks a call that needs a sign-in, with this access token. */
async function statusWith(accessToken: string, at = server): Promise<number> {
  return (await at.caller({ authorization: `Bearer ${accessToken}` }).call(userGroups.list)).status
}

test('[AUTH-003] [AUTH-004] signing in locally gives tokens and the user with name, email and sub', async () => {
  expect(tokens.user).toEqual({ name: 'Ada Lovelace', email: 'ada@sdp.example', sub: 'ada@sdp.example' })
  expect(tokens.expiresIn).toBe(3600)
  expect(await statusWith(tokens.accessToken)).toBe(200)
})

test('an e-mail that is nobody of the demo people is refused', async () => {
  const answer = await server.nobody.call(auth.localSignIn, { body: { email: 'eve@sdp.example' } })
  expect(answer).toEqual({ status: 404, body: { message: 'There is no such person' } })
})

const claims = {
  iss: 'sdp-studio-local-sign-in',
  aud: 'sdp-studio',
  sub: 'ada@sdp.example',
  name: 'Ada',
  email: 'ada@sdp.example',
}
const now = () => Math.floor(Date.now() / 1000)

test('[AUTH-026] a token that the server signed is taken, and one with a forged signature is not', async () => {
  expect(await statusWith(await signLocalToken(server.deps.db, claims))).toBe(200)
  const { privateKey } = await generateKeyPair('ES256')
  const forged = new SignJWT({ ...claims, exp: now() + 3600 }).setProtectedHeader({ alg: 'ES256' })
  expect(await statusWith(await forged.sign(privateKey))).toBe(401)
})

test('expired, foreign, nameless and unsigned tokens are refused', async () => {
  for (const wrong of [
    { exp: now() - 1 },
    { aud: 'another-product' },
    { iss: 'another-issuer' },
    { email: '' },
    { sub: undefined },
    { exp: undefined },
  ]) {
    const token = await signLocalToken(server.deps.db, { ...claims, ...wrong })
    expect(await statusWith(token), JSON.stringify(wrong)).toBe(401)
  }
  const unsigned = new UnsecuredJWT({ ...claims, exp: now() + 3600 }).encode()
  for (const wrong of [unsigned, 'garbage', '']) expect(await statusWith(wrong)).toBe(401)
})

test('every header that is not a sign-in is refused with one message', async () => {
  for (const authorization of ['', 'Bearer', `Token ${tokens.accessToken}`, tokens.accessToken]) {
    const answer = await server.caller({ authorization }).call(userGroups.list)
    expect(answer).toEqual({ status: 401, body: { message: 'The sign-in is no longer valid' } })
  }
})

test('[AUTH-032] a refresh token gives new tokens once', async () => {
  const first = await signIn('paul@sdp.example')
  const again = await server.nobody.call(auth.refresh, { body: { refreshToken: first.refreshToken } })
  expect(again.status).toBe(200)
  expect(again.body.user).toEqual(first.user)
  expect(await statusWith(again.body.accessToken)).toBe(200)

  const reused = await server.nobody.call(auth.refresh, { body: { refreshToken: first.refreshToken } })
  expect(reused.status).toBe(401)
  const next = await server.nobody.call(auth.refresh, { body: { refreshToken: again.body.refreshToken } })
  expect(next.status).toBe(200)
})

test('of two refreshes at the same moment one wins', async () => {
  const { refreshToken } = await signIn('paul@sdp.example')
  const answers = await Promise.all(
    [1, 2, 3].map(() => server.nobody.call(auth.refresh, { body: { refreshToken } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
})

test('[AUTH-033] after logout the refresh token is worth nothing', async () => {
  const { refreshToken } = await signIn('paul@sdp.example')
  expect(await server.nobody.call(auth.logout, { body: { refreshToken } })).toEqual({ status: 200, body: {} })
  expect((await server.nobody.call(auth.refresh, { body: { refreshToken } })).status).toBe(401)
})

test('a refresh token ends by itself, and the table does not give tokens away', async () => {
  const { refreshToken } = await signIn('paul@sdp.example')
  const { rows } = await server.deps.db.query('select * from local_refresh_token')
  expect(JSON.stringify(rows)).not.toContain(refreshToken)
  await server.deps.db.query(`update local_refresh_token set expires_at = now() - interval '1 second'`)
  expect((await server.nobody.call(auth.refresh, { body: { refreshToken } })).status).toBe(401)
})

test('a second server process and a restart take the same tokens', async () => {
  const other = await startTestServer({}, { databaseUrl: server.databaseUrl })
  expect(await statusWith(tokens.accessToken, other)).toBe(200)
  await other.close()
})

test('[AUTH-031] a code that no provider gave is refused', async () => {
  const answer = await server.nobody.call(auth.token, { body: { code: 'guessed' } })
  expect(answer).toEqual({ status: 400, body: { message: 'The sign-in code is not valid' } })
})
