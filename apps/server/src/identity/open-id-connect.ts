import { messages, Refused, type User } from '@sdp/domain'
import type { FastifyBaseLogger } from 'fastify'
import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyResult,
  jwtVerify,
} from 'jose'
import * as openid from 'openid-client'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import { transaction } from '../db/database.ts'
import { NotSignedIn, Unavailable } from '../http/errors.ts'
import { payloadOf } from './access-tokens.ts'
import { bindAccount } from './accounts.ts'
import type { NewFamily } from './families.ts'
import { purposes } from './seal-secrets.ts'
import { hashOf, newSecret } from './secrets.ts'
import type { SignedIn } from './sign-in.ts'
import type { Vault } from './vault.ts'

const scope = 'openid profile email offline_access'
const keySetCooldown = 5 * 60 * 1000
const keySetCacheAge = 24 * 60 * 60 * 1000
const timeoutSeconds = 10
export const attemptSeconds = 10 * 60
/** How often a provider is asked whether somebody may still be here (ruling R248). */
const askAgainSeconds = 15 * 60
/** The life of a sign-in that its provider does not renew and sets no end to. */
const unrenewableSeconds = 60 * 60

/** A browser on its way to the provider: where it goes, and the secret of its cookie until it is back. */
export interface Attempt {
  address: string
  cookie: string
}

export interface OpenIdConnect {
  startAttempt: () => Promise<Attempt>
  noteReturn: (returned: { code: string; state: string }) => Promise<void>
  exchange: (code: string, attemptCookie: string) => Promise<NewFamily>
  /** Asks the provider, when that is due, whether the family may live on; ends it otherwise. */
  askAgain: (family: string) => Promise<void>
  revoke: (providerRefreshToken: () => string) => Promise<void>
  /** Access tokens of the provider itself, for clients that are no browsers of ours. */
  verify: (accessToken: string) => Promise<SignedIn>
}

interface Provider {
  client: openid.Configuration
  issuer: string
  keySet: JWTVerifyGetKey
}

/** Sign-in at an OpenID Connect provider; what it says about itself is asked when first needed. */
export function openIdConnect({
  config: { oidc, publicUrl },
  db,
  clock,
  log,
  vault,
}: {
  config: Config
  db: Pool
  clock: () => number
  vault: Vault
  log: Pick<FastifyBaseLogger, 'warn'>
}): OpenIdConnect {
  const settings = oidc!
  const returnUrl = `${publicUrl}/v2/return/code`
  let discovered: Promise<Provider> | undefined

  function provider(): Promise<Provider> {
    discovered ??= discover(settings).catch((error) => {
      // The next request asks again: a provider that was down at the start must not need a restart here.
      discovered = undefined
      throw unavailable(error)
    })
    return discovered
  }

  async function startAttempt(): Promise<Attempt> {
    const { client } = await provider()
    const [cookie, state, nonce] = [newSecret(), newSecret(), newSecret()]
    const codeVerifier = openid.randomPKCECodeVerifier()
    await db.query('delete from sign_in_attempt where expires_at < now()')
    await db.query(
      `insert into sign_in_attempt (cookie_hash, state, nonce, code_verifier, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
      [hashOf(cookie), state, nonce, codeVerifier, attemptSeconds],
    )
    const address = openid.buildAuthorizationUrl(client, {
      redirect_uri: returnUrl,
      response_type: 'code',
      scope,
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    })
    return { address: address.href, cookie }
  }

  /** The attempt of this browser that this code came back to; it is good for one exchange. */
  async function takeAttempt(code: string, cookie: string) {
    const { rows } = await db.query<{ state: string; nonce: string; codeVerifier: string }>(
      `delete from sign_in_attempt where cookie_hash = $1 and code_hash = $2 and expires_at > now()
       returning state, nonce, code_verifier as "codeVerifier"`,
      [hashOf(cookie), hashOf(code)],
    )
    if (rows[0] === undefined) throw new Refused('invalid', messages.signIn.codeRefused)
    return rows[0]
  }

  async function exchange(code: string, attemptCookie: string): Promise<NewFamily> {
    const { state, nonce, codeVerifier } = await takeAttempt(code, attemptCookie)
    const { client, issuer } = await provider()
    const returned = new URL(returnUrl)
    returned.searchParams.set('code', code)
    returned.searchParams.set('state', state)
    // The browser passes on the code alone. There is one provider, so no other can have sent it.
    returned.searchParams.set('iss', issuer)
    const granted = await openid
      .authorizationCodeGrant(client, returned, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      .catch((error) => {
        throw isRefusedGrant(error) ? new Refused('invalid', messages.signIn.codeRefused) : unavailable(error)
      })
    const user = userOf(granted.claims())
    if (user === undefined) throw new Refused('forbidden', messages.signIn.emailNotVerified)
    return {
      user,
      providerRefreshToken: granted.refresh_token,
      ...(granted.refresh_token === undefined && {
        endsAfterSeconds: granted.expires_in ?? unrenewableSeconds,
      }),
    }
  }

  async function askAgain(family: string): Promise<void> {
    // Noted before it is asked: of two refreshes at once only one may use the provider's refresh token.
    const { rows } = await db.query<{ sealed: string; sub: string }>(
      `update sign_in_family set provider_asked_at = now()
       where id = $1 and sealed_provider_token is not null
         and abs(extract(epoch from now() - provider_asked_at)) > $2
       returning sealed_provider_token as sealed, sub`,
      [family, askAgainSeconds],
    )
    if (rows[0] === undefined) return
    const { sealed, sub } = rows[0]
    const purpose = purposes.providerToken(family)
    const granted = await renew(() => vault.open(sealed, purpose), sub)
    // A provider that is out of order says nothing about the person: it is asked again later (ruling R248).
    if (granted === 'unknown') return
    const user = granted === 'refused' ? undefined : userAfter(granted, sub)
    if (granted === 'refused' || user === 'somebody else') {
      await db.query('delete from sign_in_family where id = $1', [family])
      throw new NotSignedIn()
    }
    await transaction(db, async (client) => {
      if (user !== undefined) await bindAccount(client, settings.issuer, user)
      // A provider that does not rotate refresh tokens leaves the new one out.
      await client.query(
        'update sign_in_family set sealed_provider_token = coalesce($2, sealed_provider_token) where id = $1',
        [family, granted.refresh_token && vault.seal(granted.refresh_token, purpose)],
      )
    })
  }

  async function renew(openToken: () => string, sub: string): Promise<Granted | 'refused' | 'unknown'> {
    try {
      const { client } = await provider()
      return await openid.refreshTokenGrant(client, openToken())
    } catch (error) {
      const [status, code] = [statusOf(error), codeOf(error)]
      const isRefused = status !== undefined && !isForLater(status, code)
      const became = isRefused ? 'it is ended' : 'it goes on, and the provider is asked again later'
      // Not the error itself: what caused it may quote an answer with tokens.
      const { message: reason } = error as Error
      log.warn({ sub, status, code, reason }, `The provider did not renew a sign-in: ${became}`)
      return isRefused ? 'refused' : 'unknown'
    }
  }

  return {
    startAttempt,
    exchange,
    askAgain,
    noteReturn: async ({ code, state }) => {
      await db.query('update sign_in_attempt set code_hash = $2 where state = $1 and code_hash is null', [
        state,
        hashOf(code),
      ])
    },
    revoke: async (providerRefreshToken) => {
      // Here the sign-in has ended already; what the provider makes of it must not say otherwise.
      const revoked = provider().then(async ({ client }) => {
        if (client.serverMetadata().revocation_endpoint === undefined) return
        await openid.tokenRevocation(client, providerRefreshToken())
      })
      await revoked.catch(() => undefined)
    },
    verify: async (accessToken) => {
      const { issuer, keySet } = await provider()
      const { sub, exp } = await payloadOf(async () => {
        const verified = await jwtVerify(accessToken, keySet, {
          issuer,
          audience: settings.audience,
          requiredClaims: ['sub', 'exp'],
          currentDate: new Date(clock()),
        })
        if (isIdToken(verified, settings.clientId)) throw new errors.JWTInvalid('an id token')
        return verified
      })
      const { rows } = await db.query<User>(
        'select name, email, sub from account where issuer = $1 and sub = $2',
        [settings.issuer, sub],
      )
      if (rows[0] === undefined) throw new NotSignedIn()
      return { user: rows[0], endsAt: exp! * 1000 }
    },
  }
}

type Granted = openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers

/** Says who signed in at the client, and opens nothing: only a token made to be an access token does (ruling R248). */
function isIdToken({ payload, protectedHeader }: JWTVerifyResult, clientId: string): boolean {
  if (/^(application\/)?at\+jwt$/i.test(protectedHeader.typ ?? '')) return false
  const isForClient = [payload.aud ?? []].flat().includes(clientId)
  return isForClient || ['nonce', 'at_hash', 'c_hash'].some((claim) => claim in payload)
}

const text = z.string().trim().min(1).max(200)
const Claims = z.object({
  sub: text,
  name: text.optional().catch(undefined),
  email: text,
  // An address that nobody checked could be a super user's (ruling R249).
  email_verified: z.literal(true),
})

/** Whom an id token names. */
function userOf(idToken: JWTPayload | undefined): User | undefined {
  const claims = Claims.safeParse(idToken)
  if (!claims.success) return undefined
  const { sub, name, email } = claims.data
  return { name: name ?? email, email, sub }
}

/** Whom a provider names when it renews a sign-in; it need not name anybody. */
function userAfter(granted: Granted, sub: string): User | 'somebody else' | undefined {
  const idToken = granted.claims()
  if (idToken === undefined) return undefined
  const user = userOf(idToken)
  return user?.sub === sub ? user : 'somebody else'
}

async function discover({ issuer, clientId, clientSecret }: NonNullable<Config['oidc']>): Promise<Provider> {
  const address = new URL(issuer)
  const client = await openid.discovery(
    address,
    clientId,
    undefined,
    clientSecret === '' ? openid.None() : openid.ClientSecretBasic(clientSecret),
    {
      timeout: timeoutSeconds,
      execute: address.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
    },
  )
  const metadata = client.serverMetadata()
  if (metadata.jwks_uri === undefined) throw new Error(`${issuer} names no key set`)
  return { client, issuer: metadata.issuer, keySet: remoteKeySet(new URL(metadata.jwks_uri)) }
}

function remoteKeySet(address: URL): JWTVerifyGetKey {
  const keySet = createRemoteJWKSet(address, {
    cooldownDuration: keySetCooldown,
    cacheMaxAge: keySetCacheAge,
    timeoutDuration: timeoutSeconds * 1000,
  })
  return (header, token) =>
    keySet(header, token).catch((error: unknown) => {
      throw isAboutTheKey(error) ? error : unavailable(error)
    })
}

/** The key set was there and has no such key; everything else is a key set that could not be had. */
function isAboutTheKey(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  )
}

/** The status with which the provider answered, where it did. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof openid.ResponseBodyError || error instanceof openid.WWWAuthenticateChallengeError) {
    return error.status
  }
  const { cause } = error as { cause?: unknown }
  return cause instanceof Response && !cause.ok ? cause.status : undefined
}

function codeOf(error: unknown): string | undefined {
  return error instanceof openid.ResponseBodyError ? error.error : undefined
}

/** Every other answer, of whatever wording, says that the provider does not stand for this person any more. */
function isForLater(status: number, code: string | undefined): boolean {
  const isLaterCode = ['temporarily_unavailable', 'server_error', 'slow_down'].includes(code ?? '')
  return status >= 500 || [408, 425, 429].includes(status) || isLaterCode
}

function isRefusedGrant(error: unknown): boolean {
  return (
    error instanceof openid.ResponseBodyError && ['invalid_grant', 'invalid_request'].includes(error.error)
  )
}

function unavailable(cause: unknown): Unavailable {
  return new Unavailable(messages.signIn.providerUnavailable, cause)
}
