import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const CurrentUser = z.object({
  name: z.string(),
  email: z.string(),
  sub: z.string(),
  /** Short ids in lists of people do not mean them. */
  isGuest: z.boolean().optional(),
})

export const Tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Seconds until the access token ends. */
  expiresIn: z.number(),
  user: CurrentUser,
})
export type Tokens = z.infer<typeof Tokens>

/** Where a browser begins the sign-in at the provider: it is sent there, and comes back to the return page with a code. */
export const loginPath = '/v2/auth/login'

const LocalPerson = z.object({ name: z.string(), email: z.string(), role: z.string() })

export const auth = {
  token: endpoint('POST', '/v2/auth/token', {
    summary: 'Exchange a sign-in code for tokens',
    access: 'public',
    audit: 'Sign in',
    guessable: true,
    body: z.strictObject({ code: z.string().min(1).max(4096) }),
    reply: Tokens,
    errors: [403],
  }),
  refresh: endpoint('POST', '/v2/auth/token/refresh', {
    summary: 'New tokens for a refresh token',
    access: 'public',
    guessable: true,
    body: z.strictObject({ refreshToken: z.string().min(1).max(8192) }),
    reply: Tokens,
  }),
  logout: endpoint('POST', '/v2/auth/logout', {
    summary: 'End the sign-in that a refresh token belongs to',
    access: 'public',
    audit: 'Log out',
    guessable: true,
    body: z.strictObject({ refreshToken: z.string().min(1).max(8192) }),
    reply: z.object({}),
  }),
  localPeople: endpoint('GET', '/v2/auth/local', {
    summary: 'The demo people of the local sign-in',
    access: 'public',
    reply: z.array(LocalPerson),
    errors: [404],
  }),
  localSignIn: endpoint('POST', '/v2/auth/local', {
    summary: 'Sign in as one of the demo people',
    access: 'public',
    audit: 'Sign in',
    guessable: true,
    body: z.strictObject({ email: z.string().min(1).max(200) }),
    reply: Tokens,
    errors: [404],
  }),
}
