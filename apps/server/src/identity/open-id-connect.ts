import type { Tokens } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as openid from 'openid-client'
import type { Config } from '../config.ts'
import { NotSignedIn, Unavailable } from '../http.ts'
import type { SignIn } from './sign-in.ts'
import { signedInBy } from './token-claims.ts'

const scope = 'openid profile email offline_access'
const keySetCooldown = 5 * 60 * 1000
const keySetCacheAge = 24 * 60 * 60 * 1000
const timeoutSeconds = 10

interface Provider {
  client: openid.Configuration
  issuer: string
  keySet: JWTVerifyGetKey
}

/** Sign-in at an OpenID Connect provider; what it says about itself is asked when first needed. */
export function openIdConnect({ oidc, publicUrl }: Config, clock: () => number): SignIn {
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

  async function verify(accessToken: string) {
    const { issuer, keySet } = await provider()
    return signedInBy(() =>
      jwtVerify(accessToken, keySet, {
        issuer,
        audience: settings.audience,
        currentDate: new Date(clock()),
      }),
    )
  }

  async function tokensOf(granted: openid.TokenEndpointResponse, oldRefreshToken: string): Promise<Tokens> {
    const { user, endsAt } = await verify(granted.access_token)
    return {
      accessToken: granted.access_token,
      // A provider that does not rotate refresh tokens leaves the new one out.
      refreshToken: granted.refresh_token ?? oldRefreshToken,
      expiresIn: Math.floor((endsAt - clock()) / 1000),
      user,
    }
  }

  return {
    verify,
    loginUrl: async () => {
      const { client } = await provider()
      const parameters = { redirect_uri: returnUrl, response_type: 'code', scope }
      return openid.buildAuthorizationUrl(client, parameters).href
    },
    exchange: async (code, codeVerifier) => {
      const { client, issuer } = await provider()
      const returned = new URL(returnUrl)
      returned.searchParams.set('code', code)
      // The browser passes on the code alone. There is one provider, so no other can have sent it.
      returned.searchParams.set('iss', issuer)
      const granted = await openid
        .authorizationCodeGrant(client, returned, codeVerifier ? { pkceCodeVerifier: codeVerifier } : {})
        .catch((error) => {
          throw isRefusedGrant(error)
            ? new Refused('invalid', messages.signIn.codeRefused)
            : unavailable(error)
        })
      return tokensOf(granted, '')
    },
    refresh: async (refreshToken) => {
      const { client } = await provider()
      const granted = await openid.refreshTokenGrant(client, refreshToken).catch((error) => {
        throw isRefusedGrant(error) ? new NotSignedIn() : unavailable(error)
      })
      return tokensOf(granted, refreshToken)
    },
    logout: async (refreshToken) => {
      const { client } = await provider()
      if (client.serverMetadata().revocation_endpoint === undefined) return
      await openid.tokenRevocation(client, refreshToken).catch((error) => {
        throw unavailable(error)
      })
    },
  }
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

function isRefusedGrant(error: unknown): boolean {
  return (
    error instanceof openid.ResponseBodyError && ['invalid_grant', 'invalid_request'].includes(error.error)
  )
}

function unavailable(cause: unknown): Unavailable {
  return new Unavailable(messages.signIn.providerUnavailable, cause)
}
