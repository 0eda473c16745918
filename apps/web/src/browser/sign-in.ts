import { CurrentUser, type Tokens } from '@sdp/api'
import { z } from 'zod'
import { create } from 'zustand'
import { readStored, storageKeys, writeStored } from './storage.ts'

const SignedIn = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** When the tokens came, in milliseconds. */
  since: z.number(),
  /** When the access token ends, in milliseconds. */
  until: z.number(),
  user: CurrentUser,
})
export type SignedIn = z.infer<typeof SignedIn>

/** Who is signed in, in this tab and all others. */
export const useSignIn = create<{ signedIn: SignedIn | undefined }>(() => ({ signedIn: storedSignIn() }))

export function storedSignIn(): SignedIn | undefined {
  return readStored(storageKeys.signIn, SignedIn)
}

export function keepSignIn({ accessToken, refreshToken, expiresIn, user }: Tokens): SignedIn {
  const since = Date.now()
  const signedIn = { accessToken, refreshToken, user, since, until: since + expiresIn * 1000 }
  writeStored(storageKeys.signIn, signedIn)
  useSignIn.setState({ signedIn })
  return signedIn
}

export function forgetSignIn(): void {
  writeStored(storageKeys.signIn, undefined)
  useSignIn.setState({ signedIn: undefined })
}

/** Follows sign-in, refresh and logout of the other tabs. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    // A null key means that everything was cleared.
    if (key === storageKeys.signIn || key === null) useSignIn.setState({ signedIn: storedSignIn() })
  })
}
