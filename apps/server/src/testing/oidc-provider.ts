import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { type Configuration, Provider } from 'oidc-provider'

interface ProviderPerson {
  sub: string
  name: string
  email: string
}

export interface OidcProvider {
  issuer: string
  /** The settings of a server that signs in here. */
  settings: Record<string, string>
  /** The paths asked so far, in order. */
  requests: string[]
  /** The refresh tokens that it has handed out. */
  refreshTokens: string[]
  /** Signs in as a browser would, from the login address to that with which it returns. */
  signIn: (loginUrl: string, email: string) => Promise<URL>
  /** A token with the provider's own key, for claims that it would not issue by itself. */
  sign: (claims: Record<string, unknown>, typ?: string) => Promise<string>
  /** What id tokens say beyond, or instead of, what is known of a person. */
  changeClaims: (claims: Record<string, unknown>) => void
  /** Whether those who sign in from now on get a refresh token of it. */
  giveRefreshTokens: (gives: boolean) => void
  /** From now on it answers nothing useful; or again. */
  breakDown: (isBroken: boolean) => void
  /** From now on its token endpoint answers with this; or as usual again. */
  answerTokensWith: (answer: { status: number; body: string } | undefined) => void
  /** From now on new keys sign, and the key set holds them alone. */
  rotateKeys: () => Promise<void>
  close: () => Promise<void>
}

const clientId = 'sdp-studio'
const clientSecret = 'a-secret-of-the-tests'
const audience = 'urn:sdp-studio:api'

/** A real OpenID Connect provider on this machine; its login page lets one choose one of the people. */
export async function startOidcProvider(
  people: readonly ProviderPerson[],
  publicUrl: string,
  port = 0,
): Promise<OidcProvider> {
  const requests: string[] = []
  const refreshTokens: string[] = []
  const server = createServer((request, response) => {
    requests.push(new URL(request.url!, issuer).pathname)
    void answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let key = await newKey()
  let isBroken = false
  let givesRefreshTokens = true
  let tokenAnswer: { status: number; body: string } | undefined
  let changedClaims: Record<string, unknown> = {}
  let provider = newProvider()

  function newProvider(): Provider {
    const made = new Provider(
      issuer,
      configurationFor(people, publicUrl, {
        key: key.jwk,
        changed: () => changedClaims,
        givesRefreshTokens: () => givesRefreshTokens,
      }),
    )
    // A token that is not a JWT is its own id.
    made.on('refresh_token.saved', ({ jti }) => void refreshTokens.push(jti))
    return made
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isBroken) return void response.writeHead(502).end('out of order')
    if (tokenAnswer !== undefined && request.url === '/token') {
      return void response
        .writeHead(tokenAnswer.status, { 'content-type': 'application/json' })
        .end(tokenAnswer.body)
    }
    if (!request.url!.startsWith('/interaction/')) return provider.callback()(request, response)
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(loginPage(people))
    } else {
      const form = new URLSearchParams(await textOf(request))
      await provider.interactionFinished(request, response, { login: { accountId: form.get('sub')! } })
    }
  }

  return {
    issuer,
    requests,
    refreshTokens,
    settings: {
      SDP_OIDC_ISSUER: issuer,
      SDP_OIDC_CLIENT_ID: clientId,
      SDP_OIDC_CLIENT_SECRET: clientSecret,
      SDP_OIDC_AUDIENCE: audience,
      SDP_PUBLIC_URL: publicUrl,
    },
    signIn: (loginUrl, email) => returnOf(loginUrl, people.find((person) => person.email === email)!.sub),
    sign: (claims, typ = 'at+jwt') =>
      new SignJWT({ iss: issuer, aud: audience, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: key.jwk.kid!, typ })
        .sign(key.privateKey),
    changeClaims: (claims) => {
      changedClaims = claims
    },
    giveRefreshTokens: (gives) => {
      givesRefreshTokens = gives
    },
    breakDown: (broken) => {
      isBroken = broken
    },
    answerTokensWith: (answer) => {
      tokenAnswer = answer
    },
    rotateKeys: async () => {
      key = await newKey()
      provider = newProvider()
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

async function newKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), use: 'sig', alg: 'RS256' }
  return { privateKey, jwk }
}

function configurationFor(
  people: readonly ProviderPerson[],
  publicUrl: string,
  {
    key,
    changed,
    givesRefreshTokens,
  }: { key: JWK; changed: () => Record<string, unknown>; givesRefreshTokens: () => boolean },
): Configuration {
  const find = (sub: string | undefined) => people.find((person) => person.sub === sub)
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${publicUrl}/v2/return/code`],
      },
    ],
    jwks: { keys: [key as NonNullable<Configuration['jwks']>['keys'][number]] },
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email', 'email_verified'] },
    // The e-mail is in the id token and need not be asked for.
    conformIdTokenClaims: false,
    ttl: { Session: 3600, Grant: 3600, Interaction: 3600, IdToken: 3600, RefreshToken: 86_400 },
    rotateRefreshToken: true,
    // Otherwise offline_access would need a consent page on every sign-in.
    issueRefreshToken: async () => givesRefreshTokens(),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => {
      const person = find(sub)
      return (
        person && { accountId: sub, claims: async () => ({ ...person, email_verified: true, ...changed() }) }
      )
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid profile email offline_access')
      await grant.save()
      return grant
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: '',
          audience,
          accessTokenTTL: 3600,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  }
}

function loginPage(people: readonly ProviderPerson[]): string {
  const buttons = people.map(({ sub, name }) => `<button name="sub" value="${sub}">${name}</button>`)
  return `<!doctype html><html lang="en"><title>Sign in</title><h1>Choose an account</h1>
<form method="post">${buttons.join('\n')}</form></html>`
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}

/** Walks the redirects with cookies, chooses the person on the login page, and stops where the code comes back. */
async function returnOf(loginUrl: string, sub: string): Promise<URL> {
  const cookies = new Map<string, string>()
  const provider = new URL(loginUrl).origin
  let address = new URL(loginUrl)
  while (address.origin === provider) {
    const isLoginPage = address.pathname.startsWith('/interaction/')
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(isLoginPage ? { method: 'POST', body: new URLSearchParams({ sub }) } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      cookies.set(name!, value!)
    }
    const next = response.headers.get('location')
    if (next === null) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
    address = new URL(next, address)
  }
  if (!address.searchParams.has('code')) throw new Error(`Sign-in came back without a code: ${address}`)
  return address
}
