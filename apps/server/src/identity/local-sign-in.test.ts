import { auth, type Tokens, userGroups } from '@sdp/api'
import { generateKeyPair, importJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

async function serversKey(): Promise<Parameters<SignJWT['sign']>[0]> {
  const { rows } = await server.deps.db.query<{ private_jwk: JWK }>(
    'select private_jwk from local_sign_in_key',
  )
  return importJWK(rows[0]!.private_jwk, 'ES256')
}

/** A token like the server's own, but for what is changed. */
function token(
  changes: { audience?: string; issuer?: string; email?: string; expires?: string } = {},
): SignJWT {
  const { audience = 'sdp-studio', issuer = 'sdp-studio-local-sign-in', expires = '1h' } = changes
  return new SignJWT({ name: 'Ada', email: changes.email ?? 'ada@sdp.example' })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject('ada@sdp.example')
    .setExpirationTime(expires)
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

test('[AUTH-026] a token that the server signed is taken, and one with a forged signature is not', async () => {
  expect(await statusWith(await token().sign(await serversKey()))).toBe(200)
  const { privateKey } = await generateKeyPair('ES256')
  expect(await statusWith(await token().sign(privateKey))).toBe(401)
})

test('expired, foreign and unsigned tokens are refused', async () => {
  const key = await serversKey()
  const unsigned = new UnsecuredJWT({ name: 'Ada', email: 'ada@sdp.example', sub: 'ada@sdp.example' })
    .setIssuer('sdp-studio-local-sign-in')
    .setAudience('sdp-studio')
    .setExpirationTime('1h')
    .encode()
  const wrong = [
    await token({ expires: '-1s' }).sign(key),
    await token({ audience: 'another-product' }).sign(key),
    await token({ issuer: 'another-issuer' }).sign(key),
    await token({ email: '' }).sign(key),
    unsigned,
    'garbage',
    '',
  ]
  for (const one of wrong) expect(await statusWith(one)).toBe(401)
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

test('[AUTH-006] [AUTH-031] a code that no provider gave is refused', async () => {
  const answer = await server.nobody.call(auth.token, { body: { code: 'guessed' } })
  expect(answer).toEqual({ status: 400, body: { message: 'The sign-in code is not valid' } })
})
