import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { forgetSignIn, keepSignIn, useSignIn } from './sign-in.ts'
import { keepSignInFresh, signOut, untilRefresh } from './sign-in-upkeep.ts'
import { openPage, tokensFor } from './testing/page.ts'

beforeEach(() => forgetSignIn())
afterEach(() => void vi.useRealTimers())

const halfAnHour = 30 * 60_000

test('[AUTH-005] tokens are due for a refresh after 30 minutes', () => {
  expect(untilRefresh(1000, 1000)).toBe(halfAnHour)
  expect(untilRefresh(1000, 1000 + halfAnHour - 1)).toBe(1)
  expect(untilRefresh(1000, 1000 + 3 * halfAnHour)).toBe(0)
})

test('[AUTH-005] tokens are refreshed every 30 minutes while somebody is signed in', async () => {
  let refreshes = 0
  const calls = await openPage(() => {
    refreshes += 1
    return { body: tokensFor('ann@example.com', `token-${refreshes}`) }
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  keepSignIn(tokensFor('ann@example.com', 'token-0'))
  onTestFinished(keepSignInFresh())

  vi.advanceTimersByTime(halfAnHour - 1)
  expect(calls).toEqual([])
  for (const expected of ['token-1', 'token-2']) {
    vi.advanceTimersByTime(halfAnHour)
    await vi.waitUntil(() => useSignIn.getState().signedIn?.accessToken === expected, {
      timeout: 2000,
      interval: 5,
    })
  }
  expect(refreshes).toBe(2)
})

test('[AUTH-033] logging out tells the server the refresh token and forgets the person', async () => {
  const calls = await openPage(() => ({ body: {} }))
  keepSignIn(tokensFor('ann@example.com', 'token'))
  await signOut()
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    path: '/api/v2/auth/logout',
    body: { refreshToken: 'token-refresh' },
  })
  expect(useSignIn.getState().signedIn).toBeUndefined()
  expect(localStorage.getItem('sdp.sign-in')).toBeNull()
})

test('logging out works while the server is away', async () => {
  await openPage(() => ({ status: 503, body: { message: 'Away' } }))
  keepSignIn(tokensFor('ann@example.com', 'token'))
  await signOut()
  expect(useSignIn.getState().signedIn).toBeUndefined()
})
