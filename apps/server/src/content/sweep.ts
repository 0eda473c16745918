import type { Pool, PoolClient } from 'pg'
import { blobsInUse } from './blobs.ts'

/** One number for all server processes: only one of them sweeps at a time. */
const sweepLock = 4_100_003
const batchSize = 2000

/**
 * Removes the blobs that no revision reaches. What is alive is noted first, beside the saves; then batch after batch is
 * removed while no save is between writing its blobs and its commit, and what was saved since is noted before each.
 */
export async function sweep(db: Pool): Promise<number> {
  const client = await db.connect()
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      sweepLock,
    ])
    if (!rows[0]!.locked) return 0
    try {
      return await sweepWith(client)
    } finally {
      await client.query('drop table if exists alive, dead')
      await client.query('select pg_advisory_unlock($1)', [sweepLock])
    }
  } finally {
    client.release()
  }
}

async function sweepWith(client: PoolClient): Promise<number> {
  // A text can be both an entry and a tree, by chance or by malice, so what is alive is alive at a level.
  await client.query('create temp table alive (hash bytea, level integer, primary key (hash, level))')
  await noteAlive(client)
  await client.query(
    'create temp table dead as select hash from blob where not exists (select from alive where alive.hash = blob.hash)',
  )
  let removed = 0
  for (;;) {
    const batch = await removeBatch(client)
    removed += batch.removed
    if (batch.taken === 0) return removed
  }
}

async function removeBatch(client: PoolClient): Promise<{ taken: number; removed: number }> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [blobsInUse])
    await noteAlive(client)
    const { rows } = await client.query<{ taken: number; removed: number }>(
      `with batch as (delete from dead where hash in (select hash from dead limit $1) returning hash),
            removed as (
              delete from blob using batch
              where blob.hash = batch.hash and not exists (select from alive where alive.hash = blob.hash)
              returning 1
            )
       select (select count(*)::int from batch) as taken, (select count(*)::int from removed) as removed`,
      [batchSize],
    )
    await client.query('commit')
    return rows[0]!
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Notes what the manifests not seen so far reach: roots and values (1), chunks (2), entries (3). */
async function noteAlive(client: PoolClient): Promise<void> {
  let fresh = await noted(
    client,
    `insert into alive select distinct manifest, 0 from revision on conflict do nothing`,
  )
  for (const level of [1, 2, 3]) {
    // Whatever in a text looks like a hash counts as one: too much may stay alive, never too little.
    fresh = await noted(
      client,
      `insert into alive
       select distinct decode(found[1], 'hex'), ${level}
       from unnest($1::bytea[]) as parent(hash) join blob using (hash),
            regexp_matches(blob.body, '"([0-9a-f]{64})"', 'g') as found
       on conflict do nothing`,
      [fresh],
    )
  }
}

async function noted(client: PoolClient, insert: string, values: unknown[] = []): Promise<Buffer[]> {
  const { rows } = await client.query<{ hash: Buffer }>(`${insert} returning hash`, values)
  return rows.map(({ hash }) => hash)
}

/** Runs the work once at a time; whoever asks while it runs gets the run that follows. */
export function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let waiting: Promise<T> | undefined
  return () => {
    waiting ??= running.then(() => {
      const run = work()
      running = run.catch(() => {})
      waiting = undefined
      return run
    })
    return waiting
  }
}
