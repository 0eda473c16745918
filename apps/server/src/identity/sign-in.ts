import type { Tokens } from '@sdp/api'
import type { User } from '@sdp/domain'

/** A verified access token: whose it is, and when it ends, in milliseconds. */
export interface SignedIn {
  user: User
  endsAt: number
}

/** Where people sign in: locally, or at an OpenID Connect provider. */
export interface SignIn {
  /** Where the single sign-on button leads. */
  loginUrl: () => Promise<string>
  verify: (accessToken: string) => Promise<SignedIn>
  exchange: (code: string, codeVerifier: string | undefined) => Promise<Tokens>
  refresh: (refreshToken: string) => Promise<Tokens>
  logout: (refreshToken: string) => Promise<void>
}
