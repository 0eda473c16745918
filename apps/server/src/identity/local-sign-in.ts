import { createHash, randomBytes } from 'node:crypto'
import type { Tokens } from '@sdp/api'
import { messages, Refused, type User } from '@sdp/domain'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose'
import type { Pool } from 'pg'
import { NotSignedIn } from '../http.ts'
import { type DemoPerson, demoPeople } from './demo-people.ts'
import type { SignIn } from './sign-in.ts'
import { signedInBy } from './token-claims.ts'

const algorithm = 'ES256'
const issuer = 'sdp-studio-local-sign-in'
const audience = 'sdp-studio'
const accessSeconds = 60 * 60
const refreshSeconds = 14 * 24 * 60 * 60

interface LocalSignIn extends SignIn {
  people: () => readonly DemoPerson[]
  signIn: (email: string) => Promise<Tokens>
}

/** Signs in demo people without a password, with tokens of the same kind as a provider's. */
export async function openLocalSignIn(db: Pool, clock: () => number): Promise<LocalSignIn> {
  const { kid, privateKey, publicKey } = await signingKey(db)

  async function tokensFor(user: User): Promise<Tokens> {
    const now = Math.floor(clock() / 1000)
    const accessToken = await new SignJWT({ name: user.name, email: user.email })
      .setProtectedHeader({ alg: algorithm, kid })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(user.sub)
      .setIssuedAt(now)
      .setExpirationTime(now + accessSeconds)
      .sign(privateKey)
    const refreshToken = randomBytes(32).toString('base64url')
    await db.query('delete from local_refresh_token where expires_at < $1', [new Date(clock())])
    await db.query('insert into local_refresh_token (hash, email, expires_at) values ($1, $2, $3)', [
      hashOf(refreshToken),
      user.email,
      new Date(clock() + refreshSeconds * 1000),
    ])
    return { accessToken, refreshToken, expiresIn: accessSeconds, user }
  }

  async function signIn(email: string): Promise<Tokens> {
    const person = demoPeople.find((one) => one.email === email.trim().toLowerCase())
    if (person === undefined) throw new Refused('missing', messages.signIn.unknownPerson)
    return tokensFor({ name: person.name, email: person.email, sub: person.email })
  }

  return {
    people: () => demoPeople,
    signIn,
    loginUrl: async () => '/',
    verify: async (accessToken) =>
      signedInBy(() =>
        jwtVerify(accessToken, publicKey, {
          algorithms: [algorithm],
          issuer,
          audience,
          currentDate: new Date(clock()),
        }),
      ),
    exchange: async () => {
      throw new Refused('invalid', messages.signIn.codeRefused)
    },
    refresh: async (refreshToken) => {
      // Deleted as it is used: a stolen or repeated one is worth nothing afterwards.
      const { rows } = await db.query<{ email: string }>(
        'delete from local_refresh_token where hash = $1 and expires_at > $2 returning email',
        [hashOf(refreshToken), new Date(clock())],
      )
      if (rows[0] === undefined) throw new NotSignedIn()
      return signIn(rows[0].email)
    },
    logout: async (refreshToken) => {
      await db.query('delete from local_refresh_token where hash = $1', [hashOf(refreshToken)])
    },
  }
}

/** One key pair for all server processes and restarts on this database. */
async function signingKey(db: Pool): Promise<{ kid: string; privateKey: CryptoKey; publicKey: CryptoKey }> {
  const fresh = await generateKeyPair(algorithm, { extractable: true })
  await db.query('insert into local_sign_in_key (private_jwk) values ($1) on conflict do nothing', [
    await exportJWK(fresh.privateKey),
  ])
  const { rows } = await db.query<{ private_jwk: JWK }>('select private_jwk from local_sign_in_key')
  const { d, ...publicJwk } = rows[0]!.private_jwk
  return {
    kid: await calculateJwkThumbprint(publicJwk),
    privateKey: (await importJWK({ ...publicJwk, d: d! }, algorithm)) as CryptoKey,
    publicKey: (await importJWK(publicJwk, algorithm)) as CryptoKey,
  }
}

/** Only the hash is kept: whoever reads the table cannot sign in with it. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
