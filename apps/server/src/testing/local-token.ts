import type { User } from '@sdp/domain'
import { importJWK, type JWK, SignJWT } from 'jose'
import type { Pool } from 'pg'
import { transaction } from '../db/database.ts'
import { openAccessTokens } from '../identity/access-tokens.ts'
import { openFamilies } from '../identity/families.ts'
import { localIssuer } from '../identity/local-sign-in.ts'
import { purposes } from '../identity/seal-secrets.ts'
import { openVault } from '../identity/vault.ts'
import { testSecretKey } from './test-secret-key.ts'

const testVault = openVault([testSecretKey])

/** The access token of somebody who signed in locally without being one of the demo people. */
export async function tokenOfSomebody(db: Pool, user: User): Promise<string> {
  const accessTokens = await openAccessTokens(db, testVault)
  const families = openFamilies(db, { issuer: localIssuer, accessTokens, vault: testVault, maxDays: 30 })
  return (await transaction(db, (tx) => families.begin(tx, { user }, { userAgent: '', address: '' }))).tokens
    .accessToken
}

/** A token with the server's own key, for claims that it would not sign by itself. */
export async function signToken(
  db: Pool,
  claims: Record<string, unknown>,
  header: { typ?: string } = { typ: 'at+jwt' },
): Promise<string> {
  const { rows } = await db.query<{ sealed: string }>('select sealed from access_token_key')
  const jwk = JSON.parse(testVault.open(rows[0]!.sealed, purposes.signingKey)) as JWK
  return new SignJWT({
    iss: 'sdp-studio',
    aud: 'sdp-studio',
    exp: Math.floor(Date.now() / 1000) + 600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', ...header })
    .sign(await importJWK(jwk, 'ES256'))
}
