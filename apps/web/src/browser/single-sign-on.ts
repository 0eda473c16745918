import { auth, type PublicConfig } from '@sdp/api'
import { messages } from '@sdp/domain'
import { z } from 'zod'
import { call } from './calls.ts'
import { keepSignIn } from './sign-in.ts'
import { readStored, storageKeys, writeStored } from './storage.ts'

/** What this tab has to know when the identity provider sends it back. */
const Attempt = z.object({ state: z.string(), codeVerifier: z.string() })

/** Goes to the identity provider; the code it answers with is worthless without the verifier that stays here. */
export async function startSingleSignOn({ loginUrl }: Pick<PublicConfig, 'loginUrl'>): Promise<void> {
  const attempt = { state: randomText(), codeVerifier: randomText() }
  writeStored(storageKeys.signInAttempt, attempt, 'session')
  location.assign(await signInAddress(loginUrl, attempt))
}

export async function signInAddress(
  loginUrl: string,
  { state, codeVerifier }: { state: string; codeVerifier: string },
): Promise<string> {
  const address = new URL(loginUrl)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  address.searchParams.set('state', state)
  address.searchParams.set('code_challenge', base64Url(new Uint8Array(digest)))
  address.searchParams.set('code_challenge_method', 'S256')
  return address.href
}

/** Exchanges the code of the identity provider for tokens. */
export async function finishSingleSignOn(answer: {
  code?: string | undefined
  state?: string | undefined
}): Promise<void> {
  const attempt = readStored(storageKeys.signInAttempt, Attempt, 'session')
  writeStored(storageKeys.signInAttempt, undefined, 'session')
  // An answer that nobody here asked for may be somebody else's sign-in.
  if (answer.code === undefined || attempt === undefined || attempt.state !== answer.state) {
    throw new Error(messages.signIn.unexpectedReturn)
  }
  keepSignIn(await call(auth.token, { body: { code: answer.code, codeVerifier: attempt.codeVerifier } }))
}

function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)))
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
