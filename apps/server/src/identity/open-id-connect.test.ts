import { auth, configuration, type Tokens, userGroups } from '@sdp/api'
import { decodeJwt, generateKeyPair, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type OidcProvider, startOidcProvider } from '../testing/oidc-provider.ts'
import { openBrowser, type TestBrowser } from '../testing/test-browser.ts'
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

/** Goes the way of a browser: to the provider, and back with a code to the return page. */
async function goAndReturn(email: string, at = openBrowser(server.url)) {
  const sent = await at.open('/api/v2/auth/login')
  const returned = await provider.signIn(sent.headers.get('location')!, email)
  return { browser: at, returned, code: returned.searchParams.get('code')! }
}

async function returnTo(browser: TestBrowser, { pathname, search }: URL): Promise<void> {
  await browser.open(`${pathname}${search}`)
}

function exchange(browser: TestBrowser, code: string) {
  return browser.call(auth.token, { body: { code } })
}

async function signIn(email: string): Promise<{ browser: TestBrowser; tokens: Tokens }> {
  const { browser, returned, code } = await goAndReturn(email)
  await returnTo(browser, returned)
  const { status, body } = await exchange(browser, code)
  expect(status).toBe(200)
  return { browser, tokens: body }
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

test('[CALL-004] [ADMIN-026] the login address leads to the provider with a state, nonce and challenge of the server', async () => {
  const { body } = await server.nobody.call(configuration.public)
  expect(body).toMatchObject({ stage: 'dev', clientId: 'sdp-studio', localSignIn: false })
  const browser = openBrowser(server.url)
  const sent = await browser.open(body.loginUrl)
  const address = new URL(sent.headers.get('location')!)
  expect(address.origin).toBe(provider.issuer)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'sdp-studio',
    redirect_uri: `${publicUrl}/v2/return/code`,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect(browser.lastSetCookies).toEqual([
    expect.stringMatching(/^sdp_attempt_\w+=[\w-]{43}; Path=\/api\/v2\/auth; HttpOnly; SameSite=Strict/),
  ])
})

test('[AUTH-004] [AUTH-031] [ROUTE-024] the code that comes back is exchanged for tokens of our own', async () => {
  const { tokens } = await signIn('greta@example.com')
  expect(tokens.user).toEqual({ name: 'Greta Gast', email: 'greta@example.com', sub: 'u-1' })
  expect(decodeJwt(tokens.accessToken).iss).toBe('sdp-studio')
  expect(await askWith(tokens.accessToken)).toBe(200)
  expect(provider.refreshTokens.length).toBeGreaterThan(0)
  for (const token of provider.refreshTokens) expect(JSON.stringify(tokens)).not.toContain(token)
})

test('a code is worth nothing unless this browser went for it and it came back with the state, and then once', async () => {
  const refused = { status: 400, body: { message: 'The sign-in code is not valid' } }
  const { browser, returned, code } = await goAndReturn('greta@example.com')
  expect(await exchange(browser, code)).toEqual(refused)
  const foreign = new URL(returned)
  foreign.searchParams.set('state', 'another')
  await returnTo(browser, foreign)
  expect(await exchange(browser, code)).toEqual(refused)

  await returnTo(browser, returned)
  const { browser: other } = await goAndReturn('omar@example.com')
  expect(await exchange(other, code)).toEqual(refused)
  expect(await exchange(openBrowser(server.url), code)).toEqual(refused)
  expect(await exchange(browser, 'wrong')).toEqual(refused)
  expect((await exchange(browser, code)).status).toBe(200)
  expect((await exchange(browser, code)).status).toBe(400)
})

test('[AUTH-032] tokens are refreshed with the cookie, and a used refresh token ends the family', async () => {
  const { browser, tokens } = await signIn('greta@example.com')
  const fresh = await browser.refresh(tokens.refreshToken)
  expect(fresh.status).toBe(200)
  expect(fresh.body.user).toEqual(tokens.user)
  expect(await askWith(fresh.body.accessToken)).toBe(200)
  expect((await openBrowser(server.url).refresh(tokens.refreshToken)).status).toBe(401)
  expect(await askWith(fresh.body.accessToken)).toBe(401)
})

/** As if the provider had been asked long ago. */
async function makeProviderDue(): Promise<void> {
  await server.deps.db.query(`update sign_in_family set provider_asked_at = now() - interval '16 minutes'`)
}

test('from time to time a refresh asks the provider, whose refresh token rotates', async () => {
  const { browser, tokens } = await signIn('greta@example.com')
  const asked = () => provider.requests.filter((path) => path === '/token').length
  const before = asked()
  let { refreshToken } = (await browser.refresh(tokens.refreshToken)).body
  expect(asked()).toBe(before)
  for (const round of [1, 2]) {
    await makeProviderDue()
    const answer = await browser.refresh(refreshToken)
    expect(answer.status).toBe(200)
    expect(asked()).toBe(before + round)
    refreshToken = answer.body.refreshToken
  }
})

test('whom the provider does not renew is signed out, and one that is out of order signs nobody out (ruling R248)', async () => {
  const { browser, tokens } = await signIn('greta@example.com')
  await makeProviderDue()
  provider.breakDown(true)
  const kept = await browser.refresh(tokens.refreshToken)
  provider.breakDown(false)
  expect(kept.status).toBe(200)
  await makeProviderDue()
  provider.answerTokensWith(refusal(400, 'invalid_grant'))
  const refused = await browser.refresh(kept.body.refreshToken)
  provider.answerTokensWith(undefined)
  expect(refused.status).toBe(401)
  expect(await askWith(kept.body.accessToken)).toBe(401)
})

test('a sign-in that the provider cannot renew ends when the provider said, however often it is refreshed', async () => {
  provider.giveRefreshTokens(false)
  const { browser, tokens } = await signIn('greta@example.com')
  provider.giveRefreshTokens(true)
  const end = async () => {
    const { rows } = await server.deps.db.query<{ at: Date }>(
      'select expires_at as at from sign_in_family order by begun_at desc limit 1',
    )
    return rows[0]!.at.getTime()
  }
  const before = await end()
  // What the provider's access tokens last
  expect(before - Date.now()).toBeLessThanOrEqual(60 * 60_000)
  expect((await browser.refresh(tokens.refreshToken)).status).toBe(200)
  expect(await end()).toBe(before)
})

const refusal = (status: number, error: string) => ({ status, body: JSON.stringify({ error }) })

test.each([
  ...['invalid_grant', 'interaction_required', 'login_required', 'access_denied', 'unauthorized_client'].map(
    (error) => refusal(400, error),
  ),
  refusal(401, 'invalid_client'),
  { status: 403, body: '<html>forbidden</html>' },
])('a renewal that is refused with $status $body ends the sign-in, and is logged', async (answer) => {
  const { browser, tokens } = await signIn('greta@example.com')
  await makeProviderDue()
  const warned = vi.spyOn(server.deps.log, 'warn')
  provider.answerTokensWith(answer)
  const refused = await browser.refresh(tokens.refreshToken)
  provider.answerTokensWith(undefined)
  expect(refused.status).toBe(401)
  expect(await askWith(tokens.accessToken)).toBe(401)
  expect(warned).toHaveBeenCalledWith(
    expect.objectContaining({ sub: 'u-1', status: answer.status }),
    expect.stringContaining('it is ended'),
  )
  warned.mockRestore()
})

test.each([
  refusal(500, 'server_error'),
  refusal(503, 'temporarily_unavailable'),
  refusal(400, 'temporarily_unavailable'),
  refusal(429, 'too_many_requests'),
  { status: 200, body: 'no JSON' },
])('a renewal that is answered with $status $body signs nobody out, and is logged', async (answer) => {
  const { browser, tokens } = await signIn('greta@example.com')
  await makeProviderDue()
  const warned = vi.spyOn(server.deps.log, 'warn')
  provider.answerTokensWith(answer)
  const kept = await browser.refresh(tokens.refreshToken)
  provider.answerTokensWith(undefined)
  expect(kept.status).toBe(200)
  expect(warned).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('it goes on'))
  warned.mockRestore()
})

// Ruling R260
test('[AUTH-033] logout ends the sign-in here and at the provider', async () => {
  const { browser, tokens } = await signIn('greta@example.com')
  const { refreshToken } = tokens
  expect((await browser.call(auth.logout, { body: { refreshToken } })).status).toBe(200)
  expect((await browser.refresh(refreshToken)).status).toBe(401)
  expect(await askWith(tokens.accessToken)).toBe(401)
  expect(provider.requests.at(-1)).toBe('/token/revocation')
})

test('[AUTH-014] the configured super user may change groups, others may not', async () => {
  for (const [email, status] of [
    ['omar@example.com', 200],
    ['greta@example.com', 403],
  ] as const) {
    const { accessToken } = (await signIn(email)).tokens
    const caller = server.caller({ authorization: `Bearer ${accessToken}` })
    const answer = await caller.call(userGroups.update, { body: { group: 'members', users: ['greta'] } })
    expect(answer.status).toBe(status)
  }
})

test.each([
  ['not verified', { email_verified: false }],
  ["verified by the text 'false'", { email_verified: 'false' }],
  ["verified by the text 'true'", { email_verified: 'true' }],
  ['not said to be verified', { email_verified: undefined }],
  ['missing', { email: undefined, preferred_username: 'omar@example.com' }],
])('an e-mail that is %s signs nobody in: it could be that of a super user', async (_, claims) => {
  const { browser, returned, code } = await goAndReturn('greta@example.com')
  await returnTo(browser, returned)
  provider.changeClaims(claims)
  const answer = await exchange(browser, code)
  provider.changeClaims({})
  expect(answer).toMatchObject({ status: 403, body: { message: expect.stringContaining('verified') } })
})

test('an account is its sub: whoever comes with the e-mail of another one is refused, and may change an own one (ruling R249)', async () => {
  const { tokens } = await signIn('omar@example.com')
  const { browser, returned, code } = await goAndReturn('greta@example.com')
  await returnTo(browser, returned)
  provider.changeClaims({ email: 'Omar@example.com' })
  const answer = await exchange(browser, code)
  provider.changeClaims({ email: 'greta.new@example.com' })
  const renamed = await signIn('greta@example.com')
  provider.changeClaims({})
  expect(answer).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('belongs to another account') },
  })
  expect(renamed.tokens.user).toEqual({ name: 'Greta Gast', email: 'greta.new@example.com', sub: 'u-1' })
  expect(await askWith(tokens.accessToken)).toBe(200)
  await signIn('greta@example.com')
})

test('the local sign-in is not there', async () => {
  expect((await server.nobody.call(auth.localPeople)).status).toBe(404)
  const answer = await server.nobody.call(auth.localSignIn, { body: { email: 'ada@sdp.example' } })
  expect(answer.status).toBe(404)
})

test('[AUTH-026] access tokens of the provider are verified against its key set: forged and foreign ones are refused', async () => {
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

test('a correctly signed token of the provider is refused for a person who never signed in here', async () => {
  expect(await askWith(await provider.sign({ ...claims(), sub: 'u-9', email: 'omar@example.com' }))).toBe(401)
})

test('an id token is no access token', async () => {
  const sign = (more: Record<string, unknown>, typ?: string) => provider.sign({ ...claims(), ...more }, typ)
  expect(await askWith(await sign({}, 'JWT'))).toBe(200)
  for (const idToken of [
    { nonce: 'n' },
    { at_hash: 'h' },
    { c_hash: 'h' },
    { aud: ['urn:sdp-studio:api', 'sdp-studio'] },
    { aud: 'sdp-studio' },
  ]) {
    expect(await askWith(await sign(idToken, 'JWT')), JSON.stringify(idToken)).toBe(401)
  }
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
  const answer = await waiting.caller({ authorization: 'Bearer any' }).call(userGroups.list)
  expect(answer).toEqual({ status: 503, body: { message } })
  const goesTo = async () =>
    (await openBrowser(waiting.url).open('/api/v2/auth/login')).headers.get('location')
  expect(await goesTo()).toBe('/v2/return/code?error=temporarily_unavailable')

  const back = await startOidcProvider(people, publicUrl, Number(new URL(absent.issuer).port))
  expect(await goesTo()).toContain(back.issuer)
  await back.close()
  await waiting.close()
})
