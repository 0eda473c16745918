import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { forgetSignIn, useSignIn } from './sign-in.ts'
import { finishSingleSignOn, signInAddress } from './single-sign-on.ts'
import { openPage, tokensFor } from './testing/page.ts'

beforeEach(() => forgetSignIn())

function begin(): void {
  sessionStorage.setItem('sdp.sign-in-attempt', JSON.stringify({ state: 'st', codeVerifier: 'secret' }))
}

test('the identity provider is asked with a state and the digest of the verifier', async () => {
  const address = new URL(
    await signInAddress('https://id.example/auth?client_id=web', { state: 'st', codeVerifier: 'secret' }),
  )
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'web',
    state: 'st',
    code_challenge: createHash('sha256').update('secret').digest('base64url'),
    code_challenge_method: 'S256',
  })
})

test('[AUTH-031] the code is exchanged for tokens together with the verifier', async () => {
  const asked = await openPage(() => ({ body: tokensFor('ann@example.com', 'token') }))
  begin()
  await finishSingleSignOn({ code: 'abc', state: 'st' })
  expect(asked.at(-1)).toMatchObject({
    method: 'POST',
    path: '/api/v2/auth/token',
    body: { code: 'abc', codeVerifier: 'secret' },
  })
  expect(useSignIn.getState().signedIn).toMatchObject({
    accessToken: 'token',
    user: { email: 'ann@example.com' },
  })
})

test('an answer with a foreign state, without a code, or that nobody asked for is not exchanged', async () => {
  const asked = await openPage(() => ({ body: tokensFor('eve@example.com', 'token') }))
  await expect(finishSingleSignOn({ code: 'abc', state: 'st' })).rejects.toThrow(
    'not started in this browser tab',
  )
  begin()
  await expect(finishSingleSignOn({ code: 'abc', state: 'other' })).rejects.toThrow()
  begin()
  await expect(finishSingleSignOn({ state: 'st' })).rejects.toThrow()
  expect(asked).toEqual([])
  expect(useSignIn.getState().signedIn).toBeUndefined()
})

test('an attempt is good for one answer', async () => {
  await openPage(() => ({ body: tokensFor('ann@example.com', 'token') }))
  begin()
  await finishSingleSignOn({ code: 'abc', state: 'st' })
  await expect(finishSingleSignOn({ code: 'abc', state: 'st' })).rejects.toThrow()
})
