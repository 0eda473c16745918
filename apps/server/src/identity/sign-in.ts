import type { User } from '@sdp/domain'

/** A verified access token: whose it is, and what it ends with. */
export interface SignedIn {
  user: User
  /** The family of a token of our own. */
  family?: string
  /** The end of a provider's token, in milliseconds. */
  endsAt?: number
}
