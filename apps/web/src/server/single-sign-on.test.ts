import { beforeEach, expect, test } from 'vitest'
import { forgetSignIn, useSignIn } from './sign-in.ts'
import { finishSingleSignOn } from './single-sign-on.ts'
import { openPage, tokensFor } from './testing/page.ts'

beforeEach(() => forgetSignIn())

test('[AUTH-031] the code, and nothing else, is exchanged for tokens', async () => {
  const calls = await openPage(() => ({ body: tokensFor('ann@example.com', 'token') }))
  await finishSingleSignOn({ code: 'abc' })
  expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/v2/auth/token', body: { code: 'abc' } })
  expect(useSignIn.getState().signedIn).toMatchObject({
    accessToken: 'token',
    user: { email: 'ann@example.com' },
  })
})

test('a return without a code is not sent', async () => {
  const calls = await openPage(() => ({ body: tokensFor('eve@example.com', 'token') }))
  await expect(finishSingleSignOn({})).rejects.toThrow('came back without a code')
  expect(calls).toEqual([])
  expect(useSignIn.getState().signedIn).toBeUndefined()
})
