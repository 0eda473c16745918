import { auth } from '@sdp/api'
import { call, refreshSignIn } from './calls.ts'
import { forgetSignIn, useSignIn } from './sign-in.ts'
import { wantPage } from './wanted-page.ts'

const refreshInterval = 30 * 60_000
const retryInterval = 60_000

/** How long tokens that came at `since` are still left alone. */
export function untilRefresh(since: number, now: number): number {
  return Math.max(0, since + refreshInterval - now)
}

/** Refreshes the tokens every half hour for as long as somebody is signed in; returns the way to stop it. */
export function keepSignInFresh(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function plan(atLeast = 0) {
    clearTimeout(timer)
    const { signedIn } = useSignIn.getState()
    if (signedIn === undefined) return
    timer = setTimeout(
      async () => {
        // Still the old ones afterwards: the server could not be reached.
        if ((await refreshSignIn(signedIn)) === undefined) plan(retryInterval)
      },
      Math.max(atLeast, untilRefresh(signedIn.since, Date.now())),
    )
  }

  plan()
  const unsubscribe = useSignIn.subscribe(() => plan())
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}

/** Ends the sign-in in all tabs and on the server. */
export async function signOut(): Promise<void> {
  const { signedIn } = useSignIn.getState()
  forgetSignIn()
  // Who leaves by choice does not want to come back to this page (ruling R339).
  wantPage(undefined)
  if (signedIn === undefined) return
  // The person has left already; a server that cannot be reached lets the tokens run out.
  await call(auth.logout, { body: { refreshToken: signedIn.refreshToken } }).catch(() => undefined)
}
