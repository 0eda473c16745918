export const homePath = '/'
export const codeReturnPath = '/v2/return/code'

/** What has to happen before a page is shown. */
export type Passage = 'pass' | 'sign in locally' | 'go home'

/** Whether a page may be shown: with local sign-in always, otherwise home, the code return, and all to who is signed in. */
export function guard(
  path: string,
  { localSignIn, isSignedIn }: { localSignIn: boolean; isSignedIn: boolean },
): Passage {
  if (isSignedIn || path === homePath || path.replace(/\/$/, '') === codeReturnPath) return 'pass'
  return localSignIn ? 'sign in locally' : 'go home'
}
