import { configuration } from '@sdp/api'
import { expect, test, vi } from 'vitest'
import { keepSignIn } from './sign-in.ts'
import { openPage, tokensFor } from './testing/page.ts'
import { askAgain, prefetchEarly } from './use-call.ts'

test('what is asked early is asked once, by the link and the page that it leads to', async () => {
  const asked = await openPage(() => ({ body: { options: {} } }))
  keepSignIn(tokensFor('ann@example.com', 'token'))
  prefetchEarly(configuration.featureFlags, {})
  prefetchEarly(configuration.featureFlags, {})
  const calls = () => asked.filter(({ path }) => path === '/api/v2/feature-flags/')
  await vi.waitFor(() => expect(calls()).toHaveLength(1))
  prefetchEarly(configuration.featureFlags, {})
  prefetchEarly(configuration.languages, {})
  await vi.waitFor(() => expect(asked.at(-1)?.path).not.toBe('/api/v2/feature-flags/'))
  expect(calls()).toHaveLength(1)
})

test('what was asked early is not taken for the answer after news of a change', async () => {
  const asked = await openPage(() => ({ body: { options: {} } }))
  keepSignIn(tokensFor('ann@example.com', 'token'))
  const calls = () => asked.filter(({ path }) => path === '/api/sdpConfig/')
  prefetchEarly(configuration.platform, {})
  await vi.waitFor(() => expect(calls()).toHaveLength(1))
  await askAgain(configuration.platform)
  prefetchEarly(configuration.platform, {})
  await vi.waitFor(() => expect(calls()).toHaveLength(2))
})
