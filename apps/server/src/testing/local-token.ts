import { importJWK, type JWK, SignJWT } from 'jose'
import type { Pool } from 'pg'

/** An access token with the key of the local sign-in, for people and claims that it would not issue by itself. */
export async function signLocalToken(db: Pool, claims: Record<string, unknown>): Promise<string> {
  const { rows } = await db.query<{ private_jwk: JWK }>('select private_jwk from local_sign_in_key')
  return new SignJWT({
    iss: 'sdp-studio-local-sign-in',
    aud: 'sdp-studio',
    sub: 'somebody',
    name: 'Somebody',
    email: 'somebody@sdp.example',
    exp: Math.floor(Date.now() / 1000) + 3600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256' })
    .sign(await importJWK(rows[0]!.private_jwk, 'ES256'))
}
