import type { User } from '@sdp/domain'
import { importJWK, type JWK, SignJWT } from 'jose'
import type { Pool } from 'pg'
import { transaction } from '../db/database.ts'
import { openAccessTokens } from '../identity/access-tokens.ts'
import { openFamilies } from '../identity/families.ts'
import { localIssuer } from '../identity/local-sign-in.ts'

/** The access token of somebody who signed in locally without being one of the demo people. */
export async function tokenOfSomebody(db: Pool, user: User): Promise<string> {
  const families = openFamilies(db, localIssuer, await openAccessTokens(db))
  return (await transaction(db, (tx) => families.begin(tx, { user }))).tokens.accessToken
}

/** A token with the server's own key, for claims that it would not sign by itself. */
export async function signToken(
  db: Pool,
  claims: Record<string, unknown>,
  header: { typ?: string } = { typ: 'at+jwt' },
): Promise<string> {
  const { rows } = await db.query<{ private_jwk: JWK }>('select private_jwk from access_token_key')
  return new SignJWT({
    iss: 'sdp-studio',
    aud: 'sdp-studio',
    exp: Math.floor(Date.now() / 1000) + 600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', ...header })
    .sign(await importJWK(rows[0]!.private_jwk, 'ES256'))
}
