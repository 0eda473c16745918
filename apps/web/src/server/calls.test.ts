import { auth, concepts, configuration, domains, notifications } from '@sdp/api'
import { messages } from '@sdp/domain'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { CallFailed, call, pathOf, RequestCancelled } from './calls.ts'
import { forgetSignIn, keepSignIn, storedSignIn, useSignIn } from './sign-in.ts'
import { openPage, tokensFor } from './testing/page.ts'

beforeEach(() => forgetSignIn())

const flags = { options: { enableWebsockets: true } }

test('[AUTH-028] a call that needs a sign-in is refused before it is sent', async () => {
  const asked = await openPage(() => ({ body: flags }))
  await expect(call(configuration.featureFlags)).rejects.toThrow(
    'Could not set authorization header: User is not logged in',
  )
  expect(asked.filter(({ path }) => path !== '/api/public/config')).toEqual([])
})

test('a public call needs no sign-in and carries no token', async () => {
  const asked = await openPage(() => ({ body: [] }))
  keepSignIn(tokensFor('ann@example.com', 'old'))
  expect(await call(auth.localPeople)).toEqual([])
  expect(asked.at(-1)?.authorization).toBeUndefined()
})

test('[AUTH-025] a call carries the bearer access token', async () => {
  const asked = await openPage(() => ({ body: flags }))
  keepSignIn(tokensFor('ann@example.com', 'token'))
  expect(await call(configuration.featureFlags)).toEqual(flags)
  expect(asked.at(-1)).toMatchObject({ path: '/api/v2/feature-flags/', authorization: 'Bearer token' })
})

test('[CALL-011] a bug report is sent with its body and returns the key', async () => {
  const asked = await openPage(() => ({ body: { key: 'SDP-7' } }))
  keepSignIn(tokensFor('ann@example.com', 'token'))
  const body = { feedbackType: 'Bug', description: 'It is broken' } as const
  expect(await call(notifications.bug, { body })).toEqual({ key: 'SDP-7' })
  expect(asked.at(-1)).toMatchObject({ method: 'POST', path: '/api/notifications/bug', body })
})

test('parameters and query are put into the path, encoded, without what is undefined', () => {
  expect(
    pathOf(domains.read.path, { params: { id: 'a/b c' }, query: { language: 'eng-USA', user: undefined } }),
  ).toBe('/domains/a%2Fb%20c?language=eng-USA')
})

test('a refusal is thrown with its status, message and details', async () => {
  await openPage(() => ({ status: 409, body: { message: 'Taken', details: { by: 'bob' } } }))
  keepSignIn(tokensFor('ann@example.com', 'token'))
  const failure = await call(configuration.featureFlags).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CallFailed)
  expect(failure).toMatchObject({ status: 409, message: 'Taken', details: { by: 'bob' } })
})

test('a failure of the server carries the id of its request, a refusal does not', async () => {
  const headers = { 'x-request-id': '3f9a1c20b7e4' }
  for (const [status, requestId] of [
    [500, '3f9a1c20b7e4'],
    [507, '3f9a1c20b7e4'],
    [409, undefined],
  ] as const) {
    await openPage(() => ({ status, headers, body: { message: 'No' } }))
    keepSignIn(tokensFor('ann@example.com', 'token'))
    const failure = await call(configuration.featureFlags).catch((error: unknown) => error)
    expect(failure).toMatchObject({ status, requestId })
  }
})

test('an answer that is no JSON of ours still fails with its status', async () => {
  await openPage(() => ({ status: 502, body: 'Bad gateway' }))
  keepSignIn(tokensFor('ann@example.com', 'token'))
  await expect(call(configuration.featureFlags)).rejects.toMatchObject({ name: 'CallFailed', status: 502 })
})

test('[CALL-015] a request that is called off is known as RequestCancelled', async () => {
  await openPage(() => 'never')
  keepSignIn(tokensFor('ann@example.com', 'token'))
  const abort = new AbortController()
  const answer = call(configuration.featureFlags, { signal: abort.signal })
  abort.abort()
  const failure = await answer.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RequestCancelled)
  expect(failure).toMatchObject({ name: 'RequestCancelled', message: 'RequestCancelled' })
})

test('[CONC-056] a concept query that is called off ends with a request-cancelled error', async () => {
  await openPage(() => 'never')
  keepSignIn(tokensFor('ann@example.com', 'token'))
  const abort = new AbortController()
  const answer = call(concepts.query, { params: { page: 1 }, body: { filter: {} }, signal: abort.signal })
  abort.abort()
  await expect(answer).rejects.toBeInstanceOf(RequestCancelled)
})

test('a call that is never answered, or never to its end, fails at its deadline as one without connection', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((millis) => timeout(millis / 60))
  onTestFinished(() => void vi.restoreAllMocks())
  for (const answer of ['never', 'half'] as const) {
    await openPage(() => answer)
    keepSignIn(tokensFor('ann@example.com', 'token'))
    const failure = await call(configuration.featureFlags).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'CallFailed', status: 0, message: messages.general.unreachable })
  }
})

test('[CALL-015] so is one that is called off while its answer comes in', async () => {
  await openPage(() => 'half')
  keepSignIn(tokensFor('ann@example.com', 'token'))
  const abort = new AbortController()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    const response = await fetch(...sent)
    // The head is there, and the rest will never be
    if (!String(sent[0]).endsWith('/config')) setTimeout(() => abort.abort())
    return response
  })
  await expect(call(configuration.featureFlags, { signal: abort.signal })).rejects.toBeInstanceOf(
    RequestCancelled,
  )
})

test('[AUTH-032] an expired token is refreshed once, and the call repeated with the new one', async () => {
  const asked = await openPage(({ path, authorization }) => {
    if (path === '/api/v2/auth/token/refresh') return { body: tokensFor('ann@example.com', 'new') }
    return authorization === 'Bearer new' ? { body: flags } : { status: 401, body: { message: 'Expired' } }
  })
  keepSignIn(tokensFor('ann@example.com', 'old'))
  expect(await call(configuration.featureFlags)).toEqual(flags)
  const refresh = asked.find(({ path }) => path.endsWith('/refresh'))
  expect(refresh).toMatchObject({ method: 'POST', body: { refreshToken: 'old-refresh' } })
  expect(useSignIn.getState().signedIn?.accessToken).toBe('new')
})

test('several calls that find the token expired share one refresh', async () => {
  const asked = await openPage(({ path, authorization }) => {
    if (path === '/api/v2/auth/token/refresh') return { body: tokensFor('ann@example.com', 'new') }
    return authorization === 'Bearer new' ? { body: flags } : { status: 401, body: { message: 'Expired' } }
  })
  keepSignIn(tokensFor('ann@example.com', 'old'))
  await Promise.all([1, 2, 3, 4].map(() => call(configuration.featureFlags)))
  expect(asked.filter(({ path }) => path.endsWith('/refresh'))).toHaveLength(1)
})

test('a sign-in that cannot be refreshed any more ends', async () => {
  await openPage(() => ({ status: 401, body: { message: 'The sign-in is no longer valid' } }))
  keepSignIn(tokensFor('ann@example.com', 'old'))
  await expect(call(configuration.featureFlags)).rejects.toMatchObject({ status: 401 })
  expect(useSignIn.getState().signedIn).toBeUndefined()
})

test('a refresh that breaks off, as when the page is left, does not end the sign-in (ruling R341)', async () => {
  await openPage(() => ({ status: 401, body: { message: 'Expired' } }))
  keepSignIn(tokensFor('ann@example.com', 'token'))
  const answered = globalThis.fetch
  globalThis.fetch = (address, request) =>
    String(address).endsWith('/refresh')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : answered(address, request)
  await expect(call(configuration.featureFlags)).rejects.toMatchObject({ status: 401 })
  expect(useSignIn.getState().signedIn?.accessToken).toBe('token')
})

test('a token that stays refused after a refresh ends the sign-in', async () => {
  await openPage(({ path }) =>
    path.endsWith('/refresh')
      ? { body: tokensFor('ann@example.com', 'new') }
      : { status: 401, body: { message: 'The sign-in is no longer valid' } },
  )
  keepSignIn(tokensFor('ann@example.com', 'old'))
  await expect(call(configuration.featureFlags)).rejects.toMatchObject({ status: 401 })
  expect(useSignIn.getState().signedIn).toBeUndefined()
})

test('a server that cannot be reached does not end the sign-in', async () => {
  await openPage(() => ({ body: flags }))
  keepSignIn(tokensFor('ann@example.com', 'token'))
  await call(configuration.featureFlags)
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(call(configuration.featureFlags)).rejects.toMatchObject({ name: 'CallFailed', status: 0 })
  expect(useSignIn.getState().signedIn?.accessToken).toBe('token')
})

/** What another visit of this browser left in the storage. */
function leaveSignIn(refreshToken: string): void {
  const user = { name: 'Ann', email: 'ann@example.com', sub: 'ann@example.com' }
  localStorage.setItem('sdp.sign-in', JSON.stringify({ refreshToken, user }))
}

test('a page that was just loaded asks for an access token first, once for all calls', async () => {
  const asked = await openPage(({ path, authorization }) => {
    if (path === '/api/v2/auth/token/refresh') return { body: tokensFor('ann@example.com', 'new') }
    return authorization === 'Bearer new' ? { body: flags } : { status: 401, body: { message: 'Expired' } }
  })
  leaveSignIn('left')
  useSignIn.setState({ signedIn: storedSignIn() })
  await Promise.all([1, 2, 3].map(() => call(configuration.featureFlags)))
  const calls = asked.filter(({ path }) => path !== '/api/public/config')
  expect(calls.map(({ path }) => path.split('/').at(-1) || 'flags')).toEqual([
    'refresh',
    'flags',
    'flags',
    'flags',
  ])
  expect(calls[0]?.body).toEqual({ refreshToken: 'left' })
})

test('access tokens are nowhere but in memory', async () => {
  await openPage(() => ({ body: flags }))
  keepSignIn(tokensFor('ann@example.com', 'secret-access'))
  expect(localStorage.getItem('sdp.sign-in')).toContain('secret-access-refresh')
  expect(Object.keys(JSON.parse(localStorage.getItem('sdp.sign-in')!))).toEqual(['refreshToken', 'user'])
})

test('a tab that waited for its turn takes the refresh token that another tab left', async () => {
  const asked = await openPage(({ path, authorization }) => {
    if (path === '/api/v2/auth/token/refresh') return { body: tokensFor('ann@example.com', 'new') }
    return authorization === 'Bearer new' ? { body: flags } : { status: 401, body: { message: 'Expired' } }
  })
  keepSignIn(tokensFor('ann@example.com', 'old'))
  leaveSignIn('newer')
  await call(configuration.featureFlags)
  expect(asked.find(({ path }) => path.endsWith('/refresh'))?.body).toEqual({ refreshToken: 'newer' })
})

test.each([429, 500, 503])('a refresh that is answered with %i does not end the sign-in', async (status) => {
  await openPage(() => ({ status, body: { message: 'Later' } }))
  keepSignIn({ ...tokensFor('ann@example.com', 'token'), expiresIn: 0 })
  await expect(call(configuration.featureFlags)).rejects.toMatchObject({ name: 'CallFailed', status: 0 })
  expect(useSignIn.getState().signedIn?.user.email).toBe('ann@example.com')
})

test('who signs out while tokens are on their way stays signed out', async () => {
  await openPage(({ path }) => {
    forgetSignIn()
    return { body: path.endsWith('/refresh') ? tokensFor('ann@example.com', 'new') : flags }
  })
  keepSignIn({ ...tokensFor('ann@example.com', 'old'), expiresIn: 0 })
  await expect(call(configuration.featureFlags)).rejects.toThrow('User is not logged in')
  expect(useSignIn.getState().signedIn).toBeUndefined()
  expect(localStorage.getItem('sdp.sign-in')).toBeNull()
})
