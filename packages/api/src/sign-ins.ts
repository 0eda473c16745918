import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const SignIn = z.object({
  id: z.uuid(),
  /** Whether the call itself was made with it. */
  isThisOne: z.boolean(),
  /** The browser and its system, as far as it says. */
  browser: z.string(),
  address: z.string(),
  begunAt: z.string(),
  lastUsedAt: z.string(),
  /** The latest end, however often it is used. */
  endsAt: z.string(),
})
export type SignIn = z.infer<typeof SignIn>

const SignInOfUser = SignIn.extend({ name: z.string(), email: z.string() })

const One = z.strictObject({ id: z.uuid() })

export const signIns = {
  own: endpoint('GET', '/v2/sign-ins', {
    summary: 'Where the caller is signed in, last used first',
    access: 'signed-in',
    reply: z.array(SignIn),
  }),
  endOwn: endpoint('DELETE', '/v2/sign-ins/{id}', {
    summary: 'End one of the caller’s sign-ins',
    access: 'signed-in',
    audit: 'End sign-in',
    params: One,
    reply: z.object({}),
    errors: [404],
  }),
  endOwnOthers: endpoint('DELETE', '/v2/sign-ins', {
    summary: 'End all of the caller’s sign-ins but the one that asks',
    access: 'signed-in',
    audit: 'End other sign-ins',
    reply: z.object({ ended: z.number() }),
  }),
  ofEverybody: endpoint('GET', '/v2/users/sign-ins', {
    summary: 'Who is signed in where, last used first',
    access: 'admin',
    audit: 'Read sign-ins of everybody',
    reply: z.array(SignInOfUser),
    errors: [403],
  }),
  endOfUser: endpoint('DELETE', '/v2/users/sign-ins/{id}', {
    summary: 'End somebody’s sign-in',
    access: 'admin',
    audit: 'End sign-in of somebody',
    params: One,
    reply: z.object({}),
    errors: [403, 404],
  }),
}
