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
const maxUserAgentLength = 400
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

/** What a sign-in is recognised by, by whoever looks at the list of them. */
export interface Device {
  userAgent: string
  address: string
}

/** A sign-in that has not ended. */
export interface KnownFamily extends Device {
  id: string
  name: string
  email: string
  begunAt: Date
  lastUsedAt: Date
  endsAt: Date
}

/** Which sign-ins to end: one, or all of a person but one. */
export interface EndedBy {
  id?: string
  sub?: string
  except?: string | undefined
}

interface EndedFamily {
  email: string
  /** Throws where the key that it is encrypted with is gone. */
  providerRefreshToken: (() => string) | undefined
}

export interface Families {
  /** Part of the caller's transaction, as is `end`. */
  begin: (tx: Tx, wanted: NewFamily, from: Device) => Promise<Issued>
  /** New tokens for a refresh token and its cookie. A token that was used before ends its family. */
  refresh: (refreshToken: string, cookie: string, from: Device) => Promise<Issued>
  verify: (accessToken: string) => Promise<SignedIn>
  /** Ends the family of a refresh token, used or not; returns what is to be revoked at the provider. */
  end: (tx: Tx, refreshToken: string) => Promise<EndedFamily | undefined>
  /** The same for families that somebody chose; part of the caller's transaction. */
  endSome: (tx: Tx, which: EndedBy) => Promise<EndedFamily[]>
  /** The living families of one person, or of all, last used first. */
  list: (of?: Pick<User, 'sub'>) => Promise<KnownFamily[]>
  /** Those of these families that have not ended. */
  alive: (families: readonly string[]) => Promise<Set<string>>
}

/**
 * The sign-ins of browsers. The database decides what holds, by its own clock: a server whose clock jumps refuses and
 * lets pass what every other one does.
 */
export function openFamilies(
  db: Pool,
  {
    issuer,
    accessTokens,
    vault,
    maxDays,
  }: { issuer: string; accessTokens: AccessTokens; vault: Vault; maxDays: number },
): Families {
  // However often it is used, a family ends: a whole number, so it can stand in the SQL.
  const maxLifetime = `make_interval(days => ${maxDays})`
  const isAlive = `expires_at > now() and begun_at > now() - ${maxLifetime}`

  async function issue(user: User, { family, now }: { family: string; now: number }) {
    const accessToken = await accessTokens.sign(family, user.sub, Math.floor(now))
    return { accessToken, expiresIn: accessSeconds, user }
  }

  async function begin(
    tx: Tx,
    { user, providerRefreshToken, endsAfterSeconds }: NewFamily,
    from: Device,
  ): Promise<Issued> {
    const [family, cookie, refreshToken] = [randomUUID(), newSecret(), newSecret()]
    await tx.query(`delete from sign_in_family where not (${isAlive})`)
    await bindAccount(tx, issuer, user)
    const { rows } = await tx.query<{ now: number }>(
      `insert into sign_in_family (id, issuer, sub, cookie_hash, expires_at, slides, sealed_provider_token,
           user_agent, address)
         values ($1, $2, $3, $4, now() + make_interval(secs => $5), $6, $7, $8, $9)
         returning extract(epoch from now())::float8 as now`,
      [
        family,
        issuer,
        user.sub,
        hashOf(cookie),
        endsAfterSeconds ?? familySeconds,
        endsAfterSeconds === undefined,
        providerRefreshToken && vault.seal(providerRefreshToken, purposes.providerToken(family)),
        from.userAgent.slice(0, maxUserAgentLength),
        from.address,
      ],
    )
    await insertToken(tx, family, refreshToken)
    const { now } = rows[0]!
    return { tokens: { ...(await issue(user, { family, now })), refreshToken }, cookie, family }
  }

  async function refresh(refreshToken: string, cookie: string, from: Device): Promise<Issued> {
    const next = newSecret()
    const found = await transaction(db, async (client) => {
      const family = await lockFamily(client, { issuer, refreshToken, isAlive })
      const use =
        family && judgeUse(await readToken(client, refreshToken), hashOf(cookie).equals(family.cookieHash))
      // Answered and not thrown: the end of a family must be committed.
      if (use === 'ends the family')
        await client.query('delete from sign_in_family where id = $1', [family!.id])
      if (use !== 'holds') return undefined
      await rotate(client, family!.id, { from: hashOf(refreshToken), to: next })
      await client.query(
        'update sign_in_family set last_used_at = now(), user_agent = $2, address = $3 where id = $1',
        [family!.id, from.userAgent.slice(0, maxUserAgentLength), from.address],
      )
      return family
    })
    if (found === undefined) throw new NotSignedIn()
    const { id: family, sub, name, email, now } = found
    const issued = await issue({ name, email, sub }, { family, now })
    return { tokens: { ...issued, refreshToken: next }, cookie, family }
  }

  async function endWhere(tx: Tx, condition: string, values: unknown[]): Promise<EndedFamily[]> {
    const { rows } = await tx.query<{ id: string; email: string; sealed: string | null }>(
      `delete from sign_in_family where issuer = $1 and ${condition}
       returning id, sealed_provider_token as sealed,
         (select email from account where account.issuer = sign_in_family.issuer
            and account.sub = sign_in_family.sub) as email`,
      [issuer, ...values],
    )
    return rows.map(({ id, email, sealed }) => ({
      email,
      providerRefreshToken:
        sealed === null ? undefined : () => vault.open(sealed, purposes.providerToken(id)),
    }))
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
               where id = $1 and issuer = $2 and sub = $3 and ${isAlive}`,
        values: [family, issuer, sub],
      })
      const [found] = rows
      if (found === undefined || endsAt <= found.now) throw new NotSignedIn()
      const { now: _, ...user } = found
      return { user, family }
    },
    end: async (tx, refreshToken) => {
      const ended = await endWhere(tx, 'id = (select family_id from refresh_token where hash = $2)', [
        hashOf(refreshToken),
      ])
      return ended[0]
    },
    endSome: (tx, { id, sub, except }) =>
      endWhere(
        tx,
        '($2::uuid is null or id = $2) and ($3::text is null or sub = $3) and ($4::uuid is null or id <> $4)',
        [id, sub, except],
      ),
    list: async (of) => {
      const { rows } = await db.query<KnownFamily>(
        `select id, account.name, account.email, user_agent as "userAgent", address, begun_at as "begunAt",
                last_used_at as "lastUsedAt",
                case when slides then begun_at + ${maxLifetime} else least(expires_at, begun_at + ${maxLifetime}) end as "endsAt"
         from sign_in_family join account using (issuer, sub)
         where issuer = $1 and ($2::text is null or sub = $2) and ${isAlive}
         order by last_used_at desc, id`,
        [issuer, of?.sub],
      )
      return rows
    },
    alive: async (families) => {
      const { rows } = await db.query<{ id: string }>(
        `select id from sign_in_family where id = any($1) and issuer = $2 and ${isAlive}`,
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
  { issuer, refreshToken, isAlive }: { issuer: string; refreshToken: string; isAlive: string },
): Promise<LockedFamily | undefined> {
  const { rows } = await client.query<LockedFamily>(
    `select id, account.name, account.email, account.sub, cookie_hash as "cookieHash",
            extract(epoch from now())::float8 as now
     from sign_in_family join account using (issuer, sub)
     where id = (select family_id from refresh_token where hash = $1) and issuer = $2 and ${isAlive}
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
 * A token holds once. It holds again while its answer may have got lost (ruling R245); every other second use is
 * somebody else's.
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
