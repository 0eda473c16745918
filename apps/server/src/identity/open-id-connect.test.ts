import { auth, configuration, type Tokens, userGroups } from '@sdp/api'
import { generateKeyPair, SignJWT } from 'jose'
import { calculatePKCECodeChallenge, randomPKCECodeVerifier } from 'openid-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type OidcProvider, startOidcProvider } from '../testing/oidc-provider.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const publicUrl = 'http://sdp.test'
const people = [
  { sub: 'u-1', name: 'Greta Gast', email: 'greta@example.com' },
  { sub: 'u-2', name: 'Omar Owner', email: 'omar@example.com' },
]

let provider: OidcProvider
let server: TestServer

beforeAll(async () => {
  provider = await startOidcProvider(people, publicUrl)
  server = await startTestServer({ ...provider.settings, SDP_SUPER_USERS: 'omar@example.com' })
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await server?.close()
  await provider?.close()
})

/** Goes the way of a browser: the login address with a challenge, the provider's page, back with a code. */
async function signIn(email: string): Promise<{ code: string; codeVerifier: string }> {
  const { body } = await server.nobody.call(configuration.public)
  const codeVerifier = randomPKCECodeVerifier()
  const loginUrl = new URL(body.loginUrl)
  loginUrl.searchParams.set('code_challenge', await calculatePKCECodeChallenge(codeVerifier))
  loginUrl.searchParams.set('code_challenge_method', 'S256')
  return { code: await provider.signIn(loginUrl.href, email), codeVerifier }
}

async function tokensOf(email: string): Promise<Tokens> {
  const answer = await server.nobody.call(auth.token, { body: await signIn(email) })
  expect(answer.status).toBe(200)
  return answer.body
}

async function askWith(accessToken: string): Promise<number> {
  return (await server.caller({ authorization: `Bearer ${accessToken}` }).call(userGroups.list)).status
}

function keySetFetches(): number {
  return provider.requests.filter((path) => path === '/jwks').length
}

/** Only the clock moves; timers and the network stay real. */
function setMinutesFromNow(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
const claims = () => ({ sub: 'u-1', name: 'Greta Gast', email: 'greta@example.com', exp: inAnHour() })

test('[CALL-004] [ADMIN-026] the public configuration leads to the provider and back to the return page', async () => {
  const { body } = await server.nobody.call(configuration.public)
  const loginUrl = new URL(body.loginUrl)
  expect(body).toMatchObject({ stage: 'dev', clientId: 'sdp-studio', localSignIn: false })
  expect(loginUrl.origin).toBe(provider.issuer)
  expect(Object.fromEntries(loginUrl.searchParams)).toEqual({
    client_id: 'sdp-studio',
    redirect_uri: `${publicUrl}/v2/return/code`,
    response_type: 'code',
    scope: 'openid profile email offline_access',
  })
})

test('[AUTH-004] [AUTH-031] [ROUTE-024] the code that comes back is exchanged for tokens', async () => {
  const tokens = await tokensOf('greta@example.com')
  expect(tokens.user).toEqual({ name: 'Greta Gast', email: 'greta@example.com', sub: 'u-1' })
  expect(tokens.expiresIn).toBeGreaterThan(3500)
  expect(await askWith(tokens.accessToken)).toBe(200)
})

test('a wrong code, a used code and a wrong verifier are refused', async () => {
  const { code, codeVerifier } = await signIn('greta@example.com')
  const exchange = (body: { code: string; codeVerifier?: string }) =>
    server.nobody.call(auth.token, { body }).then(({ status }) => status)
  expect(await exchange({ code: 'wrong', codeVerifier })).toBe(400)
  expect(await exchange({ code, codeVerifier: randomPKCECodeVerifier() })).toBe(400)
  const second = await signIn('greta@example.com')
  expect(await exchange(second)).toBe(200)
  expect(await exchange(second)).toBe(400)
})

test('[AUTH-032] tokens are refreshed, and the old refresh token is used up', async () => {
  const { refreshToken, user } = await tokensOf('greta@example.com')
  const fresh = await server.nobody.call(auth.refresh, { body: { refreshToken } })
  expect(fresh.status).toBe(200)
  expect(fresh.body.user).toEqual(user)
  expect(fresh.body.refreshToken).not.toBe(refreshToken)
  expect(await askWith(fresh.body.accessToken)).toBe(200)
  expect((await server.nobody.call(auth.refresh, { body: { refreshToken } })).status).toBe(401)
})

test('[AUTH-033] logout ends the sign-in at the provider', async () => {
  const { refreshToken } = await tokensOf('greta@example.com')
  expect((await server.nobody.call(auth.logout, { body: { refreshToken } })).status).toBe(200)
  expect((await server.nobody.call(auth.refresh, { body: { refreshToken } })).status).toBe(401)
})

test('[AUTH-014] the configured super user may change groups, others may not', async () => {
  for (const [email, status] of [
    ['omar@example.com', 200],
    ['greta@example.com', 403],
  ] as const) {
    const { accessToken } = await tokensOf(email)
    const caller = server.caller({ authorization: `Bearer ${accessToken}` })
    const answer = await caller.call(userGroups.update, { body: { group: 'members', users: ['greta'] } })
    expect(answer.status).toBe(status)
  }
})

test('the local sign-in is not there', async () => {
  expect((await server.nobody.call(auth.localPeople)).status).toBe(404)
  const answer = await server.nobody.call(auth.localSignIn, { body: { email: 'ada@sdp.example' } })
  expect(answer.status).toBe(404)
})

test('[AUTH-026] access tokens are verified against the key set: forged and foreign ones are refused', async () => {
  expect(await askWith(await provider.sign(claims()))).toBe(200)
  const { privateKey } = await generateKeyPair('RS256')
  const forged = await new SignJWT({ ...claims(), iss: provider.issuer, aud: 'urn:sdp-studio:api' })
    .setProtectedHeader({ alg: 'RS256' })
    .sign(privateKey)
  expect(await askWith(forged)).toBe(401)
  const secretSigned = await new SignJWT({ ...claims(), iss: provider.issuer, aud: 'urn:sdp-studio:api' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('a-secret-of-the-tests-that-is-long'))
  expect(await askWith(secretSigned)).toBe(401)
  expect(await askWith(await provider.sign({ ...claims(), aud: 'another-product' }))).toBe(401)
  expect(await askWith(await provider.sign({ ...claims(), iss: 'http://another.example' }))).toBe(401)
  expect(await askWith(await provider.sign({ ...claims(), exp: inAnHour() - 7200 }))).toBe(401)
})

test('[AUTH-003] the user is read from the claims that providers use', async () => {
  const userOf = async (more: Record<string, unknown>) =>
    (await server.deps.identity.verify(await provider.sign({ sub: 'u-9', exp: inAnHour(), ...more }))).user
  expect(await userOf({ name: 'Uma', upn: 'uma@example.com' })).toEqual({
    name: 'Uma',
    email: 'uma@example.com',
    sub: 'u-9',
  })
  expect(await userOf({ preferred_username: 'uma@example.com' })).toEqual({
    name: 'uma@example.com',
    email: 'uma@example.com',
    sub: 'u-9',
  })
  await expect(userOf({ name: 'Uma' })).rejects.toThrow('The sign-in is no longer valid')
  await expect(userOf({ email: 'omar@example.com', email_verified: false })).rejects.toThrow()
})

test('[AUTH-027] the key set is cached for 24 hours', async () => {
  setMinutesFromNow(0)
  await askWith(await provider.sign(claims()))
  const before = keySetFetches()
  setMinutesFromNow(23 * 60)
  expect(await askWith(await provider.sign(claims()))).toBe(200)
  expect(keySetFetches()).toBe(before)
  setMinutesFromNow(61)
  expect(await askWith(await provider.sign(claims()))).toBe(200)
  expect(keySetFetches()).toBe(before + 1)
})

test('[AUTH-027] a key that is not in the set is looked for again only after 5 minutes', async () => {
  setMinutesFromNow(3 * 24 * 60)
  await askWith(await provider.sign(claims()))
  const before = keySetFetches()
  await provider.rotateKeys()
  setMinutesFromNow(4)
  expect(await askWith(await provider.sign(claims()))).toBe(401)
  expect(keySetFetches()).toBe(before)
  setMinutesFromNow(2)
  expect(await askWith(await provider.sign(claims()))).toBe(200)
  expect(keySetFetches()).toBe(before + 1)
})

test('a provider that is down does not keep the server from starting, and is found when it is back', async () => {
  const absent = await startOidcProvider(people, publicUrl)
  await absent.close()
  const waiting = await startTestServer(absent.settings)
  const message = 'The sign-in provider does not answer as expected. Please try again later.'
  for (const answer of [
    await waiting.nobody.call(configuration.public),
    await waiting.nobody.call(auth.token, { body: { code: 'any' } }),
    await waiting.nobody.call(auth.refresh, { body: { refreshToken: 'any' } }),
    await waiting.caller({ authorization: 'Bearer any' }).call(userGroups.list),
  ]) {
    expect(answer).toEqual({ status: 503, body: { message } })
  }

  const back = await startOidcProvider(people, publicUrl, Number(new URL(absent.issuer).port))
  const answer = await waiting.nobody.call(configuration.public)
  expect(answer.body.loginUrl).toContain(back.issuer)
  await back.close()
  await waiting.close()
})
