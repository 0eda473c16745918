import type { JWK } from 'jose'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../db/database.ts'
import type { Tx } from '../db/tx.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { keyIdIn, type Vault, WrongKey } from './vault.ts'

/** The label under which the vault keeps a secret. */
export const purposes = {
  signingKey: 'signing key of access tokens',
  providerToken: (family: string) => `refresh token of the provider for ${family}`,
}

/**
 * Encrypts what an earlier version kept in clear, and with the first key what an earlier key had encrypted. A start does it
 * in one transaction; others that start meanwhile wait, and find it done.
 */
export async function sealSecrets(db: Pool, vault: Vault): Promise<void> {
  try {
    await transaction(db, async (tx) => {
      await tx.query('lock table access_token_key in share row exclusive mode')
      await sealSigningKey(tx, vault)
      await sealProviderTokens(tx, vault)
    })
  } catch (error) {
    if (!(error instanceof WrongKey)) throw error
    throw new CannotStart(
      `The secrets in the database cannot be read with this SDP_SECRET_KEY. ${error.message}: add that key behind the new one, separated by a comma (docs/operations.md, 'Secrets')`,
    )
  }
}

async function sealSigningKey(tx: Tx, vault: Vault): Promise<void> {
  const { rows } = await tx.query<{ clear: JWK | null; sealed: string | null }>(
    'select private_jwk as clear, sealed from access_token_key',
  )
  for (const { clear, sealed } of rows) {
    const again = resealed(vault, purposes.signingKey, { clear: clear && JSON.stringify(clear), sealed })
    if (again !== undefined)
      await tx.query('update access_token_key set sealed = $1, private_jwk = null', [again])
  }
}

async function sealProviderTokens(tx: Tx, vault: Vault): Promise<void> {
  const { rows } = await tx.query<{ id: string; clear: string | null; sealed: string | null }>(
    `select id, provider_refresh_token as clear, sealed_provider_token as sealed from sign_in_family
     where provider_refresh_token is not null or sealed_provider_token is not null for update`,
  )
  for (const { id, clear, sealed } of rows) {
    const again = resealed(vault, purposes.providerToken(id), { clear, sealed })
    if (again === undefined) continue
    await tx.query(
      'update sign_in_family set sealed_provider_token = $2, provider_refresh_token = null where id = $1',
      [id, again],
    )
  }
}

/** What has to be written in place of what is there; nothing where that is encrypted with the first key. */
function resealed(
  vault: Vault,
  purpose: string,
  { clear, sealed }: { clear: string | null; sealed: string | null },
): string | undefined {
  if (clear !== null) return vault.seal(clear, purpose)
  if (sealed === null || vault.isCurrent(sealed)) return undefined
  return vault.seal(vault.open(sealed, purpose), purpose)
}

/** The ids of the keys that secrets of a database are encrypted with; none in one from before they were. */
export async function keyIdsInUse(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows: columns } = await client.query(
    `select from pg_attribute where attrelid = to_regclass('access_token_key') and attname = 'sealed'`,
  )
  if (columns.length === 0) return []
  const { rows } = await client.query<{ sealed: string }>(
    `select sealed from access_token_key where sealed is not null
     union all
     select sealed_provider_token from sign_in_family where sealed_provider_token is not null`,
  )
  return [...new Set(rows.map(({ sealed }) => keyIdIn(sealed)))].sort()
}

/** For a database whose key is lost: all sign in again. */
export async function forgetSealedSecrets(tx: Tx): Promise<void> {
  await tx.query('delete from access_token_key')
  await tx.query('delete from sign_in_family')
}
