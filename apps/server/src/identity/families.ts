import { randomUUID } from 'node:crypto'
import type { Tokens } from '@sdp/api'
import type { User } from '@sdp/domain'
import type { Pool } from 'pg'
import { transaction } from '../db/database.ts'
import type { Tx } from '../db/tx.ts'
import { NotSignedIn } from '../http/errors.ts'
import { type AccessTokens, accessSeconds } from './access-tokens.ts'
import { bindAccount } from './accounts.ts'
import { purposes } from './seal-secrets.ts'
import { hashOf, newSecret } from './secrets.ts'
import type { SignedIn } from './sign-in.ts'
import type { Vault } from './vault.ts'

export const familySeconds = 14 * 24 * 60 * 60
/** How long an answer that got lost can be asked for again. */
const graceSeconds = 60

/** What a browser gets: the tokens, and the secret that goes into its cookie. */
export interface Issued {
  tokens: Tokens
  cookie: string
  family: string
}

/** Who signs in, once that is proven. */
export interface NewFamily {
  user: User
  /** Where sign-in is at a provider. */
  providerRefreshToken?: string | undefined
  /** For a family that cannot be renewed at its provider: it ends then, however often it is refreshed. */
  endsAfterSeconds?: number | undefined
}

interface EndedFamily {
  email: string
  /** Throws where the key that it is encrypted with is gone. */
  providerRefreshToken: (() => string) | undefined
}

export interface Families {
  /** Part of the caller's transaction, as is `end`. */
  begin: (tx: Tx, wanted: NewFamily) => Promise<Issued>
  /** New tokens for a refresh token and its cookie. A token that was used before ends its family. */
  refresh: (refreshToken: string, cookie: string) => Promise<Issued>
  verify: (accessToken: string) => Promise<SignedIn>
  /** Ends the family of a refresh token, used or not; answers what is to be revoked at the provider. */
  end: (tx: Tx, refreshToken: string) => Promise<EndedFamily | undefined>
  /** Those of these families that have not ended. */
  alive: (families: readonly string[]) => Promise<Set<string>>
}

/**
 * The sign-ins of browsers. The database decides what holds, by its own clock: a server whose clock jumps refuses and
 * lets pass what every other one does.
 */
export function openFamilies(
  db: Pool,
  { issuer, accessTokens, vault }: { issuer: string; accessTokens: AccessTokens; vault: Vault },
): Families {
  async function issue(user: User, { family, now }: { family: string; now: number }) {
    const accessToken = await accessTokens.sign(family, user.sub, Math.floor(now))
    return { accessToken, expiresIn: accessSeconds, user }
  }

  async function begin(tx: Tx, { user, providerRefreshToken, endsAfterSeconds }: NewFamily): Promise<Issued> {
    const [family, cookie, refreshToken] = [randomUUID(), newSecret(), newSecret()]
    await tx.query('delete from sign_in_family where expires_at < now()')
    await bindAccount(tx, issuer, user)
    const { rows } = await tx.query<{ now: number }>(
      `insert into sign_in_family (id, issuer, sub, cookie_hash, expires_at, slides, sealed_provider_token)
         values ($1, $2, $3, $4, now() + make_interval(secs => $5), $6, $7)
         returning extract(epoch from now())::float8 as now`,
      [
        family,
        issuer,
        user.sub,
        hashOf(cookie),
        endsAfterSeconds ?? familySeconds,
        endsAfterSeconds === undefined,
        providerRefreshToken && vault.seal(providerRefreshToken, purposes.providerToken(family)),
      ],
    )
    await insertToken(tx, family, refreshToken)
    const { now } = rows[0]!
    return { tokens: { ...(await issue(user, { family, now })), refreshToken }, cookie, family }
  }

  async function refresh(refreshToken: string, cookie: string): Promise<Issued> {
    const next = newSecret()
    const found = await transaction(db, async (client) => {
      const family = await lockFamily(client, issuer, refreshToken)
      const use =
        family && judgeUse(await readToken(client, refreshToken), hashOf(cookie).equals(family.cookieHash))
      // Answered and not thrown: the end of a family must be committed.
      if (use === 'ends the family')
        await client.query('delete from sign_in_family where id = $1', [family!.id])
      if (use !== 'holds') return undefined
      await rotate(client, family!.id, { from: hashOf(refreshToken), to: next })
      return family
    })
    if (found === undefined) throw new NotSignedIn()
    const { id: family, sub, name, email, now } = found
    const issued = await issue({ name, email, sub }, { family, now })
    return { tokens: { ...issued, refreshToken: next }, cookie, family }
  }

  return {
    begin,
    refresh,
    verify: async (accessToken) => {
      const { family, sub, endsAt } = await accessTokens.read(accessToken)
      const { rows } = await db.query<User & { now: number }>({
        name: 'family of an access token',
        text: `select account.name, account.email, account.sub, extract(epoch from now())::float8 as now
               from sign_in_family join account using (issuer, sub)
               where id = $1 and issuer = $2 and sub = $3 and expires_at > now()`,
        values: [family, issuer, sub],
      })
      const [found] = rows
      if (found === undefined || endsAt <= found.now) throw new NotSignedIn()
      const { now: _, ...user } = found
      return { user, family }
    },
    end: async (tx, refreshToken) => {
      const { rows } = await tx.query<{ id: string; email: string; sealed: string | null }>(
        `delete from sign_in_family
         where issuer = $2 and id = (select family_id from refresh_token where hash = $1)
         returning id, sealed_provider_token as sealed,
           (select email from account where account.issuer = sign_in_family.issuer
              and account.sub = sign_in_family.sub) as email`,
        [hashOf(refreshToken), issuer],
      )
      if (rows[0] === undefined) return undefined
      const { id, email, sealed } = rows[0]
      return {
        email,
        providerRefreshToken:
          sealed === null ? undefined : () => vault.open(sealed, purposes.providerToken(id)),
      }
    },
    alive: async (families) => {
      const { rows } = await db.query<{ id: string }>(
        'select id from sign_in_family where id = any($1) and issuer = $2 and expires_at > now()',
        [families, issuer],
      )
      return new Set(rows.map(({ id }) => id))
    },
  }
}

interface LockedFamily extends User {
  id: string
  cookieHash: Buffer
  now: number
}

/** The living family of a refresh token; two uses of it, in whichever server processes, come one after the other. */
async function lockFamily(
  client: Tx,
  issuer: string,
  refreshToken: string,
): Promise<LockedFamily | undefined> {
  const { rows } = await client.query<LockedFamily>(
    `select id, account.name, account.email, account.sub, cookie_hash as "cookieHash",
            extract(epoch from now())::float8 as now
     from sign_in_family join account using (issuer, sub)
     where id = (select family_id from refresh_token where hash = $1) and issuer = $2 and expires_at > now()
     for update of sign_in_family`,
    [hashOf(refreshToken), issuer],
  )
  return rows[0]
}

interface TokenState {
  isUsed: boolean
  /** Its successor is not used, and it was used itself only a moment ago. */
  canBeAskedAgain: boolean
}

/** Read once the family is locked, so that it is as the use before left it. */
async function readToken(client: Tx, refreshToken: string): Promise<TokenState> {
  const { rows } = await client.query<TokenState>(
    `select token.used_at is not null as "isUsed",
            coalesce(token.used_at > now() - make_interval(secs => $2), false)
              and successor.hash is not null and successor.used_at is null as "canBeAskedAgain"
     from refresh_token as token left join refresh_token as successor on successor.hash = token.successor
     where token.hash = $1`,
    [hashOf(refreshToken), graceSeconds],
  )
  return rows[0]!
}

/**
 * A token holds once. It holds again while its answer may have got lost: right after its use, from the browser that has
 * the cookie, and unless somebody has used what it was answered with. Every other second use is somebody else's.
 */
function judgeUse(
  { isUsed, canBeAskedAgain }: TokenState,
  hasCookie: boolean,
): 'holds' | 'is refused' | 'ends the family' {
  if (!isUsed) return hasCookie ? 'holds' : 'is refused'
  return hasCookie && canBeAskedAgain ? 'holds' : 'ends the family'
}

async function rotate(client: Tx, family: string, { from, to }: { from: Buffer; to: string }): Promise<void> {
  await insertToken(client, family, to)
  // A successor that never arrived counts as used from now on.
  await client.query(
    `update refresh_token set used_at = now()
     where hash = (select successor from refresh_token where hash = $1)`,
    [from],
  )
  await client.query(
    'update refresh_token set used_at = coalesce(used_at, now()), successor = $2 where hash = $1',
    [from, hashOf(to)],
  )
  await client.query(
    `delete from refresh_token where family_id = $1 and used_at < now() - make_interval(secs => $2)`,
    [family, familySeconds],
  )
  await client.query(
    'update sign_in_family set expires_at = now() + make_interval(secs => $2) where id = $1 and slides',
    [family, familySeconds],
  )
}

async function insertToken(client: Tx, family: string, token: string): Promise<void> {
  await client.query('insert into refresh_token (hash, family_id) values ($1, $2)', [hashOf(token), family])
}
