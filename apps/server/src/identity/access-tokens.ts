import {
  type CryptoKey,
  calculateJwkThumbprint,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import type { Pool } from 'pg'
import { z } from 'zod'
import { NotSignedIn } from '../http/errors.ts'
import { purposes } from './seal-secrets.ts'
import type { Vault } from './vault.ts'

const algorithm = 'ES256'
const typ = 'at+jwt'
/** Issuer and audience of our own tokens; the issuer of a provider is an address. */
export const ownIssuer = 'sdp-studio'

export const accessSeconds = 10 * 60

export interface AccessTokens {
  /** Distinguishes installations. */
  keyId: string
  /** `at` is in seconds. */
  sign: (family: string, sub: string, at: number) => Promise<string>
  /** What a token says that we signed, whether or not its time is up: that is for the database's clock to judge. */
  read: (token: string) => Promise<Claims>
}

/** What a token says. */
interface Claims {
  family: string
  sub: string
  endsAt: number
}

/** Cache size: tokens that are not verified again: a signature that held holds for ever. */
const maxVerified = 1000

/** Access tokens of our own, signed with one key pair for all server processes and restarts on this database. */
export async function openAccessTokens(db: Pool, vault: Vault): Promise<AccessTokens> {
  const { kid, privateKey, publicKey } = await signingKey(db, vault)
  const verified = new Map<string, Claims>()
  return {
    keyId: kid,
    sign: (family, sub, at) =>
      new SignJWT({ sid: family })
        .setProtectedHeader({ alg: algorithm, kid, typ })
        .setIssuer(ownIssuer)
        .setAudience(ownIssuer)
        .setSubject(sub)
        .setIssuedAt(at)
        .setExpirationTime(at + accessSeconds)
        .sign(privateKey),
    read: async (token) => {
      const known = verified.get(token)
      if (known !== undefined) return known
      const { sid, sub, exp } = await payloadOf(() =>
        jwtVerify(token, publicKey, {
          algorithms: [algorithm],
          typ,
          issuer: ownIssuer,
          audience: ownIssuer,
          requiredClaims: ['sid', 'sub', 'exp'],
          currentDate: new Date(0),
        }),
      )
      const family = z.uuid().safeParse(sid)
      if (!family.success) throw new NotSignedIn()
      const claims = { family: family.data, sub: sub!, endsAt: exp! }
      if (verified.size >= maxVerified) verified.delete(verified.keys().next().value!)
      verified.set(token, claims)
      return claims
    },
  }
}

/** What a token says; one that does not hold is nobody's. */
export async function payloadOf(verify: () => Promise<{ payload: JWTPayload }>): Promise<JWTPayload> {
  const { payload } = await verify().catch((error: unknown) => {
    throw error instanceof errors.JOSEError ? new NotSignedIn() : error
  })
  return payload
}

async function signingKey(
  db: Pool,
  vault: Vault,
): Promise<{ kid: string; privateKey: CryptoKey; publicKey: CryptoKey }> {
  const fresh = await generateKeyPair(algorithm, { extractable: true })
  const sealed = vault.seal(JSON.stringify(await exportJWK(fresh.privateKey)), purposes.signingKey)
  await db.query('insert into access_token_key (sealed) values ($1) on conflict do nothing', [sealed])
  const { rows } = await db.query<{ sealed: string }>('select sealed from access_token_key')
  const { d, ...publicJwk } = JSON.parse(vault.open(rows[0]!.sealed, purposes.signingKey)) as JWK
  return {
    kid: await calculateJwkThumbprint(publicJwk),
    privateKey: (await importJWK({ ...publicJwk, d: d! }, algorithm)) as CryptoKey,
    publicKey: (await importJWK(publicJwk, algorithm)) as CryptoKey,
  }
}
