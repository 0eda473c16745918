import type { ClientBase } from 'pg'
import type { Tx } from './tx.ts'

/**
 * The advisory locks of the product, on which all server processes of a database agree. A lock is a number of this list and
 * a name; where there is only one of a kind the name is empty. All of them use the two keys that PostgreSQL offers, so two
 * different locks can share nothing but the hash of two names under one number.
 */
export const lockNumbers = {
  /** One server runs the numbered files at a time. */
  migrations: 4_100_001,
  /** Changes of text concepts come one after the other. */
  conceptChanges: 4_100_002,
  sweep: 4_100_003,
  /** One server writes the git repository at a time. */
  gitRepository: 4_100_004,
  gitPush: 4_100_005,
  /** One server notes at a time which commits changed which files. */
  gitHistory: 4_100_006,
  /** By the id of a job: held by who works on it. */
  jobAtWork: 4_100_007,
  /** By the name of a place: held by who publishes there. */
  publishingPlace: 4_100_008,
  /** By domain, market and environment: held by who changes what the domain says there. */
  spokenContent: 4_100_009,
  /** One server looks up at a time where concepts are mentioned. */
  conceptUses: 4_100_010,
  /** By issuer and e-mail: who signs in with the same address at the same moment is waited for. */
  accountEmail: 4_100_011,
  /** One server makes the queues of the jobs at a time. */
  queues: 4_100_012,
  /** One server looks at a time whose git repository it is, or makes it. */
  gitOwnership: 4_100_014,
} as const

export type LockName = keyof typeof lockNumbers

/** Waits for a lock and holds it until the transaction ends. */
export async function lockInTransaction(tx: Tx, lock: LockName, name = ''): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [lockNumbers[lock], name])
}

/** Waits for a lock and holds it until it is released or the connection ends. */
export async function lockOnConnection(client: ClientBase, lock: LockName, name = ''): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [lockNumbers[lock], name])
}

/** The same without waiting; returns whether the lock is held now. */
export async function tryLockOnConnection(client: ClientBase, lock: LockName, name = ''): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as locked',
    [lockNumbers[lock], name],
  )
  return rows[0]!.locked
}

export async function releaseOnConnection(client: ClientBase, lock: LockName, name = ''): Promise<void> {
  await client.query('select pg_advisory_unlock($1, hashtext($2))', [lockNumbers[lock], name])
}

/** SQL: whether somebody holds the lock of this name, an expression of type text. */
export function isLocked(lock: LockName, name: string): string {
  return `exists (
    select from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and locktype = 'advisory' and granted
      and classid::bigint = ${lockNumbers[lock]} and objid::bigint = hashtext(${name})::bigint & 4294967295)`
}
