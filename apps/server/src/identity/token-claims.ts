import type { User } from '@sdp/domain'
import { errors, type JWTVerifyResult } from 'jose'
import { z } from 'zod'
import { NotSignedIn } from '../http.ts'
import type { SignedIn } from './sign-in.ts'

const text = z.string().trim().min(1).max(200)

const Claims = z.object({
  sub: text,
  exp: z.number(),
  name: text.optional().catch(undefined),
  email: text.optional().catch(undefined),
  upn: text.optional().catch(undefined),
  preferred_username: text.optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
})

/** Who signed in by this token; a token that does not hold, or does not say whose it is, is nobody's. */
export async function signedInBy(verifyToken: () => Promise<JWTVerifyResult>): Promise<SignedIn> {
  const { payload } = await verifyToken().catch((error: unknown) => {
    throw error instanceof errors.JOSEError ? new NotSignedIn() : error
  })
  const claims = Claims.safeParse(payload)
  const user = claims.success ? userOf(claims.data) : undefined
  if (!claims.success || user === undefined) throw new NotSignedIn()
  return { user, endsAt: claims.data.exp * 1000 }
}

function userOf(claims: z.infer<typeof Claims>): User | undefined {
  const email = claims.email ?? claims.upn ?? claims.preferred_username
  // An address that nobody checked could be a super user's.
  if (email === undefined || claims.email_verified === false) return undefined
  return { name: claims.name ?? claims.preferred_username ?? email, email, sub: claims.sub }
}
