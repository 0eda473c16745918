import type { IncomingHttpHeaders } from 'node:http'
import { markGuest, messages, Refused, type User } from '@sdp/domain'
import type { FastifyBaseLogger } from 'fastify'
import { decodeJwt } from 'jose'
import type { Pool } from 'pg'
import type { Config } from '../config/config.ts'
import type { Tx } from '../db/tx.ts'
import { NotSignedIn } from '../http/errors.ts'
import { openAccessTokens, ownIssuer } from './access-tokens.ts'
import { type DemoPerson, demoPeople } from './demo-people.ts'
import {
  type Device,
  type EndedBy,
  type Issued,
  type KnownFamily,
  type NewFamily,
  openFamilies,
} from './families.ts'
import { fillGroups } from './groups.ts'
import { localIssuer, localPerson } from './local-sign-in.ts'
import { type Attempt, openIdConnect } from './open-id-connect.ts'
import { sealSecrets } from './seal-secrets.ts'
import { secretKeys } from './secret-key.ts'
import { serviceClientOf } from './service-clients.ts'
import type { SignedIn } from './sign-in.ts'
import { openVault } from './vault.ts'

export interface Identity {
  /** A word that this installation's cookies are called by: cookies do not tell the ports of a host apart. */
  cookieSuffix: string
  /** Who asks, by the request's headers, and by which service client; throws NotSignedIn. */
  authenticate: (
    headers: IncomingHttpHeaders,
  ) => Promise<{ user: User; client?: string; family?: string | undefined }>
  verify: (accessToken: string) => Promise<SignedIn>
  /** Those of these sign-ins that have ended. */
  ended: (signIns: readonly SignedIn[]) => Promise<SignedIn[]>
  /** The demo people; refused when sign-in is not local (ruling R237). */
  people: () => readonly DemoPerson[]
  /** One of them signs in; refused when sign-in is not local. */
  localPerson: (email: string) => NewFamily
  /** Where a browser has to go to sign in at the provider, and the secret of its cookie until it is back. */
  startAttempt: () => Promise<Attempt>
  /** The provider sent a browser back with this. */
  noteReturn: (returned: { code: string; state: string }) => Promise<void>
  /** Who signs in with a code of the provider. */
  exchange: (code: string, attemptCookie: string) => Promise<NewFamily>
  /** Signs somebody in; part of the caller's transaction. */
  signIn: (tx: Tx, proven: NewFamily, from: Device) => Promise<Issued>
  refresh: (refreshToken: string, cookie: string, from: Device) => Promise<Issued>
  /** The sign-ins of one person, or of all. */
  signIns: (of?: Pick<User, 'sub'>) => Promise<KnownFamily[]>
  /** Ends sign-ins as part of the caller's transaction; returns whose they were, and how to revoke them at the provider then. */
  endSignIns: (tx: Tx, which: EndedBy) => Promise<{ people: string[]; revoke: () => Promise<void> }>
  /** Ends a sign-in as part of the caller's transaction; returns whose it was, and how to revoke it at the provider then. */
  logout: (
    tx: Tx,
    refreshToken: string,
  ) => Promise<{ email: string; revoke: () => Promise<void> } | undefined>
}

/** Sign-in at the configured provider, or the local one when none is configured; and service clients with both. */
export async function openIdentity({
  config,
  db,
  clock,
  log,
}: {
  config: Config
  db: Pool
  clock: () => number
  log: Pick<FastifyBaseLogger, 'warn'>
}): Promise<Identity> {
  await fillGroups(db, config)
  const isLocal = config.oidc === undefined
  const vault = openVault(await secretKeys(config))
  await sealSecrets(db, vault)
  const accessTokens = await openAccessTokens(db, vault)
  const families = openFamilies(db, {
    issuer: config.oidc?.issuer ?? localIssuer,
    accessTokens,
    vault,
    maxDays: config.signInDays,
  })
  const provider = isLocal ? undefined : openIdConnect({ config, db, clock, log, vault })

  async function revoke(providerRefreshToken: (() => string) | undefined): Promise<void> {
    if (providerRefreshToken !== undefined) await provider?.revoke(providerRefreshToken)
  }

  const mark = (user: User): User => markGuest(user, config.mailDomains)
  const marked = (issued: Issued): Issued => ({
    ...issued,
    tokens: { ...issued.tokens, user: mark(issued.tokens.user) },
  })

  async function verify(accessToken: string): Promise<SignedIn> {
    const isProviders = provider !== undefined && !isOurs(accessToken)
    const signedIn = await (isProviders ? provider : families).verify(accessToken)
    return { ...signedIn, user: mark(signedIn.user) }
  }

  return {
    cookieSuffix: accessTokens.keyId.replaceAll(/\W/g, '').slice(0, 8),
    verify,
    authenticate: async ({ authorization = '', 'x-token': token }) => {
      const [, scheme = '', credentials = ''] = /^(\w+) +(\S+)$/.exec(authorization.trim()) ?? []
      if (/^bearer$/i.test(scheme)) return verify(credentials)
      if (/^basic$/i.test(scheme)) {
        const requester = serviceClientOf(config.serviceClients, { credentials, token: [token].flat()[0] })
        return { ...requester, user: mark(requester.user) }
      }
      throw new NotSignedIn()
    },
    ended: async (signIns) => {
      const alive = await families.alive(signIns.flatMap(({ family }) => family ?? []))
      return signIns.filter(({ family, endsAt = Number.POSITIVE_INFINITY }) =>
        family === undefined ? endsAt <= clock() : !alive.has(family),
      )
    },
    people: () => (isLocal ? demoPeople : refuseLocal()),
    localPerson: (email) => (isLocal ? localPerson(email) : refuseLocal()),
    startAttempt: async () => provider?.startAttempt() ?? refuseCode(),
    noteReturn: async (returned) => provider?.noteReturn(returned),
    exchange: async (code, attemptCookie) => provider?.exchange(code, attemptCookie) ?? refuseCode(),
    signIn: async (tx, proven, from) => marked(await families.begin(tx, proven, from)),
    signIns: families.list,
    endSignIns: async (tx, which) => {
      const ended = await families.endSome(tx, which)
      return {
        people: ended.map(({ email }) => email),
        revoke: async () => {
          for (const { providerRefreshToken } of ended) await revoke(providerRefreshToken)
        },
      }
    },
    refresh: async (refreshToken, cookie, from) => {
      const issued = await families.refresh(refreshToken, cookie, from)
      await provider?.askAgain(issued.family)
      return marked(issued)
    },
    logout: async (tx, refreshToken) => {
      const ended = await families.end(tx, refreshToken)
      if (ended === undefined) return undefined
      const { email, providerRefreshToken } = ended
      return { email, revoke: () => revoke(providerRefreshToken) }
    },
  }
}

/** Only to know whose key to verify it with. */
function isOurs(accessToken: string): boolean {
  try {
    return decodeJwt(accessToken).iss === ownIssuer
  } catch {
    return false
  }
}

function refuseLocal(): never {
  throw new Refused('missing', messages.signIn.notLocal)
}

function refuseCode(): never {
  throw new Refused('invalid', messages.signIn.codeRefused)
}
