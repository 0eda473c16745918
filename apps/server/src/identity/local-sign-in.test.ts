import { randomUUID } from 'node:crypto'
import { auth, type Tokens, userGroups } from '@sdp/api'
import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { signToken } from '../testing/local-token.ts'
import { openBrowser, type TestBrowser } from '../testing/test-browser.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let browser: TestBrowser
let tokens: Tokens

beforeAll(async () => {
  server = await startTestServer()
  browser = openBrowser(server.url)
  tokens = await browser.signIn('ada')
})
afterEach(() => void vi.useRealTimers())
afterAll(() => server?.close())

/** Asks a call that needs a sign-in, with this access token. */
async function statusWith(accessToken: string, at = server): Promise<number> {
  return (await at.caller({ authorization: `Bearer ${accessToken}` }).call(userGroups.list)).status
}

async function signInAgain(person = 'paul'): Promise<{ browser: TestBrowser; tokens: Tokens }> {
  const fresh = openBrowser(server.url)
  return { browser: fresh, tokens: await fresh.signIn(person) }
}

test('[AUTH-003] [AUTH-004] signing in locally gives tokens and the user with name, email and sub', async () => {
  expect(tokens.user).toEqual({ name: 'Ada Lovelace', email: 'ada@sdp.example', sub: 'ada@sdp.example' })
  expect(tokens.expiresIn).toBe(600)
  expect(await statusWith(tokens.accessToken)).toBe(200)
})

test('an e-mail that is nobody of the demo people is refused', async () => {
  const answer = await server.nobody.call(auth.localSignIn, { body: { email: 'eve@sdp.example' } })
  expect(answer).toEqual({ status: 404, body: { message: 'There is no such person' } })
})

test('replies with tokens are not stored, and their cookie is for sign-in calls of this site and no script', async () => {
  const fresh = openBrowser(server.url)
  const { refreshToken } = await fresh.signIn('paul')
  const check = () => {
    expect(fresh.lastHeaders.get('cache-control')).toBe('no-store')
    expect(fresh.lastSetCookies).toEqual([
      expect.stringMatching(
        /^sdp_sign_in_\w+=[\w-]{43}; Path=\/api\/v2\/auth; HttpOnly; SameSite=Strict; Max-Age=1209600$/,
      ),
    ])
  }
  check()
  const next = await fresh.refresh(refreshToken)
  check()
  await fresh.call(auth.logout, { body: { refreshToken: next.body.refreshToken } })
  expect(fresh.cookies.size).toBe(0)
})

// Ruling R246
test('over https the cookies are those of this host alone', async () => {
  const settings = {
    SDP_OIDC_ISSUER: 'http://127.0.0.1:9',
    SDP_OIDC_CLIENT_ID: 'sdp',
    SDP_PUBLIC_URL: 'https://sdp.example',
  }
  const secure = await startTestServer(settings)
  const leaving = openBrowser(secure.url)
  await leaving.call(auth.logout, { body: { refreshToken: 'any' } })
  expect(leaving.lastSetCookies).toEqual([
    expect.stringMatching(/^__Host-sdp_sign_in_\w+=; Path=\/; HttpOnly; SameSite=Strict; Max-Age=0; Secure$/),
  ])
  await secure.close()
})

describe('access tokens', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const ownClaims = () => {
    const { sid, sub } = decodeJwt(tokens.accessToken)
    return { iss: 'sdp-studio', aud: 'sdp-studio', sid, sub }
  }

  test('[AUTH-026] one that the server signed is taken, and one with a forged signature is not', async () => {
    expect(await statusWith(await signToken(server.deps.db, ownClaims()))).toBe(200)
    const { privateKey } = await generateKeyPair('ES256')
    const forged = new SignJWT({ ...ownClaims(), exp: now() + 600 })
    expect(
      await statusWith(await forged.setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' }).sign(privateKey)),
    ).toBe(401)
  })

  test('expired, foreign, nameless, untyped and unsigned ones are refused', async () => {
    for (const wrong of [
      { exp: now() - 1 },
      { exp: undefined },
      { aud: 'another-product' },
      { iss: 'another-issuer' },
      { sub: undefined },
      { sid: undefined },
      { sid: 'no family' },
    ]) {
      const token = await signToken(server.deps.db, { ...ownClaims(), ...wrong })
      expect(await statusWith(token), JSON.stringify(wrong)).toBe(401)
    }
    expect(await statusWith(await signToken(server.deps.db, ownClaims(), {}))).toBe(401)
    const unsigned = new UnsecuredJWT({ ...ownClaims(), exp: now() + 600 }).encode()
    for (const wrong of [unsigned, 'garbage', '', tokens.refreshToken])
      expect(await statusWith(wrong)).toBe(401)
  })

  test('a correctly signed one of a person nobody knows is refused (ruling R255)', async () => {
    const unknown = { ...ownClaims(), sub: 'eve@sdp.example', email: 'eve@sdp.example', name: 'Eve' }
    expect(await statusWith(await signToken(server.deps.db, unknown))).toBe(401)
    expect(await statusWith(await signToken(server.deps.db, { ...unknown, sid: randomUUID() }))).toBe(401)
  })

  test('every header that is not a sign-in is refused with one message', async () => {
    for (const authorization of ['', 'Bearer', `Token ${tokens.accessToken}`, tokens.accessToken]) {
      const answer = await server.caller({ authorization }).call(userGroups.list)
      expect(answer).toEqual({ status: 401, body: { message: 'The sign-in is no longer valid' } })
    }
  })

  test('a second server process and a restart take the same tokens, and logout ends them there at once', async () => {
    const other = await startTestServer({}, { databaseUrl: server.databaseUrl })
    const { browser: leaving, tokens: theirs } = await signInAgain()
    expect(await statusWith(theirs.accessToken, other)).toBe(200)
    await leaving.call(auth.logout, { body: { refreshToken: theirs.refreshToken } })
    expect(await statusWith(theirs.accessToken)).toBe(401)
    expect(await statusWith(theirs.accessToken, other)).toBe(401)
    await other.close()
  })

  test('a family of another kind of sign-in is worth nothing here', async () => {
    const { tokens: theirs } = await signInAgain()
    const provided = await startTestServer(
      { SDP_OIDC_ISSUER: 'http://127.0.0.1:9', SDP_OIDC_CLIENT_ID: 'sdp' },
      { databaseUrl: server.databaseUrl },
    )
    expect(await statusWith(theirs.accessToken, provided)).toBe(401)
    await provided.close()
  })
})

describe('refresh tokens', () => {
  test('[AUTH-032] one gives new tokens, and so does the next', async () => {
    const { browser: mine, tokens: first } = await signInAgain()
    const second = await mine.refresh(first.refreshToken)
    expect(second.status).toBe(200)
    expect(second.body.user).toEqual(first.user)
    expect(await statusWith(second.body.accessToken)).toBe(200)
    expect((await mine.refresh(second.body.refreshToken)).status).toBe(200)
  })

  // Ruling R244
  test('one is worth nothing without its cookie, and stays good for the browser that has it', async () => {
    const { browser: mine, tokens: first } = await signInAgain()
    const { browser: others } = await signInAgain()
    for (const thief of [openBrowser(server.url), others]) {
      expect((await thief.refresh(first.refreshToken)).status).toBe(401)
    }
    expect((await mine.refresh(first.refreshToken)).status).toBe(200)
  })

  test('its second use ends the whole family once the answer was used: all refresh and access tokens', async () => {
    const { browser: mine, tokens: first } = await signInAgain()
    const second = (await mine.refresh(first.refreshToken)).body
    const third = (await mine.refresh(second.refreshToken)).body
    expect(await statusWith(third.accessToken)).toBe(200)

    expect((await mine.refresh(first.refreshToken)).status).toBe(401)
    expect((await mine.refresh(third.refreshToken)).status).toBe(401)
    for (const { accessToken } of [first, second, third]) expect(await statusWith(accessToken)).toBe(401)
  })

  test('its second use without the cookie ends the family as well', async () => {
    const { browser: mine, tokens: first } = await signInAgain()
    const second = (await mine.refresh(first.refreshToken)).body
    expect((await openBrowser(server.url).refresh(first.refreshToken)).status).toBe(401)
    expect((await mine.refresh(second.refreshToken)).status).toBe(401)
  })

  test('an answer that got lost is given again, and what was lost ends the family if it turns up', async () => {
    const { browser: mine, tokens: first } = await signInAgain()
    const lost = (await mine.refresh(first.refreshToken)).body
    const again = await mine.refresh(first.refreshToken)
    expect(again.status).toBe(200)
    const next = await mine.refresh(again.body.refreshToken)
    expect(next.status).toBe(200)

    expect((await mine.refresh(lost.refreshToken)).status).toBe(401)
    expect((await mine.refresh(next.body.refreshToken)).status).toBe(401)
  })

  test('a lost answer is given again for a minute (ruling R245)', async () => {
    const { browser: mine, tokens: first } = await signInAgain()
    await mine.refresh(first.refreshToken)
    await server.deps.db.query(`update refresh_token set used_at = used_at - interval '61 seconds'`)
    expect((await mine.refresh(first.refreshToken)).status).toBe(401)
    expect(await statusWith(first.accessToken)).toBe(401)
  })

  test('of several uses at the same moment the last answer holds', async () => {
    const { browser: mine, tokens: first } = await signInAgain()
    const answers = await Promise.all([1, 2, 3].map(() => mine.refresh(first.refreshToken)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { rows } = await server.deps.db.query<{ unused: number }>(
      `select count(*)::int as unused from refresh_token
       where used_at is null and family_id = $1`,
      [decodeJwt(first.accessToken).sid],
    )
    expect(rows).toEqual([{ unused: 1 }])
  })

  test('[AUTH-033] after logout nothing of the family holds, whichever of its tokens was sent', async () => {
    const { browser: mine, tokens: first } = await signInAgain()
    const second = (await mine.refresh(first.refreshToken)).body
    const { refreshToken } = first
    expect(await mine.call(auth.logout, { body: { refreshToken } })).toEqual({ status: 200, body: {} })
    expect((await mine.refresh(second.refreshToken)).status).toBe(401)
    expect(await statusWith(second.accessToken)).toBe(401)
  })

  test('a family ends by itself, and the tables do not give tokens away', async () => {
    const { browser: mine, tokens: first } = await signInAgain()
    const { rows: kept } = await server.deps.db.query('select * from sign_in_family, refresh_token')
    expect(JSON.stringify(kept)).not.toContain(first.refreshToken)
    for (const secret of mine.cookies.values()) expect(JSON.stringify(kept)).not.toContain(secret)
    await server.deps.db.query(
      `update sign_in_family set expires_at = now() - interval '1 second' where id = $1`,
      [decodeJwt(first.accessToken).sid],
    )
    expect(await statusWith(first.accessToken)).toBe(401)
    expect((await mine.refresh(first.refreshToken)).status).toBe(401)
  })
})

test.each([-26, 26])("a jump of the server's clock by %i hours ends nobody's sign-in", async (hours) => {
  const { browser: mine, tokens: first } = await signInAgain()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 60 * 60_000 })
  expect(await statusWith(first.accessToken)).toBe(200)
  const second = await mine.refresh(first.refreshToken)
  expect(second.status).toBe(200)
  vi.useRealTimers()
  expect(await statusWith(second.body.accessToken)).toBe(200)
  expect((await mine.refresh(second.body.refreshToken)).status).toBe(200)
})

test('[AUTH-031] a code that no provider gave is refused', async () => {
  const answer = await server.nobody.call(auth.token, { body: { code: 'guessed' } })
  expect(answer).toEqual({ status: 400, body: { message: 'The sign-in code is not valid' } })
})
