import { CurrentUser, type Tokens } from '@sdp/api'
import { z } from 'zod'
import { create } from 'zustand'
import { readStored, storageKeys, writeStored } from '../browser/storage.ts'

/** What all tabs share. The access token is not in it: each tab asks for its own and keeps it in memory. */
const StoredSignIn = z.object({ refreshToken: z.string(), user: CurrentUser })

export interface SignedIn extends z.infer<typeof StoredSignIn> {
  /** Empty until this tab has asked for one. */
  accessToken: string
  /** When the tokens came, in milliseconds. */
  since: number
  /** When the access token ends, in milliseconds. */
  until: number
}

/** Who is signed in, in this tab and all others. */
export const useSignIn = create<{ signedIn: SignedIn | undefined }>(() => ({ signedIn: storedSignIn() }))

/** Who is signed in by what the tabs share, without an access token. */
export function storedSignIn(): SignedIn | undefined {
  const stored = readStored(storageKeys.signIn, StoredSignIn)
  return stored && { ...stored, accessToken: '', since: 0, until: 0 }
}

export function keepSignIn({ accessToken, refreshToken, expiresIn, user }: Tokens): SignedIn {
  const since = Date.now()
  const signedIn = { accessToken, refreshToken, user, since, until: since + expiresIn * 1000 }
  writeStored(storageKeys.signIn, { refreshToken, user })
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
    if (key === storageKeys.signIn || key === null) takeStored()
  })
}

/** Takes the newer refresh token; this tab's access token goes on unless somebody else signed in. */
function takeStored(): void {
  const stored = storedSignIn()
  const { signedIn: mine } = useSignIn.getState()
  const isSame = stored !== undefined && stored.user.sub === mine?.user.sub
  useSignIn.setState({ signedIn: isSame ? { ...mine!, refreshToken: stored.refreshToken } : stored })
}
