import type { ClientBase, Pool } from 'pg'
import { withOwnConnection } from '../db/database.ts'
import { tryLockOnConnection } from '../db/locks.ts'
import { refuseOtherVersions } from '../db/versions.ts'
import { longMark } from './blobs.ts'

/**
 * What keeps content from being swept: queries for the manifests that are still needed. Who adds one notes a manifest while
 * a revision has it, and in a transaction that keeps the revision from being deleted meanwhile.
 */
export const contentPins: readonly string[] = [
  'select manifest from revision',
  'select manifest from publishing_run',
  'select manifest from artifact',
  `select manifest from publishing_approval where manifest is not null and state in ('requested', 'approved', 'void')`,
  'select manifest from published',
]

const batchSize = 2000

/**
 * Far longer than any transaction takes: a blob that was written or used again within this time stays, since a save
 * that has not committed yet may need it (ruling R52).
 */
const graceTime = '1 day'

/**
 * Removes the blobs that nothing reaches. It takes no lock that a save waits for: saves mark what they use
 * (`insertBlobs`), and what is marked, or being marked, is left for the next sweep. Throws while another sweep is at
 * work, or servers of two versions are (ruling R254): each knows only its own pins.
 */
export async function sweep(
  db: Pool,
  { pins = contentPins, signal }: { pins?: readonly string[]; signal?: AbortSignal | undefined } = {},
): Promise<number> {
  const work = async (client: ClientBase) => {
    // Not waited for: it may take hours. Who asked learns that nothing was removed, and asks again.
    if (!(await tryLockOnConnection(client, 'sweep'))) throw new Error('Another sweep is at work')
    await refuseOtherVersions(client)
    return sweepWith(client, pins)
  }
  return withOwnConnection(db, work, signal)
}

async function sweepWith(client: ClientBase, pins: readonly string[]): Promise<number> {
  // Before anything is marked as alive: what a save marks from now on is younger than this.
  const { rows } = await client.query<{ cutoff: string }>(
    `select (clock_timestamp() - $1::interval)::text as cutoff`,
    [graceTime],
  )
  const { cutoff } = rows[0]!
  await noteAlive(client, pins)
  await client.query('create temp table dead (hash bytea primary key)')
  await client.query(
    `insert into dead select hash from blob
     where used_at < $1::timestamptz and not exists (select from alive where alive.hash = blob.hash)`,
    [cutoff],
  )
  let removed = 0
  for (;;) {
    const batch = await removeBatch(client, cutoff)
    removed += batch.removed
    if (batch.taken === 0) return removed
  }
}

/** Notes what the pinned manifests reach: roots and values (1), chunks (2), entries (3), parts of long entries (4). */
async function noteAlive(client: ClientBase, pins: readonly string[]): Promise<void> {
  // A text can be both an entry and a tree, by chance or by malice, so what is alive is alive at a level.
  await client.query('create temp table alive (hash bytea, level integer, primary key (hash, level))')
  await client.query(
    `insert into alive select distinct manifest, 0 from (${pins.join(' union all ')}) as pinned (manifest)`,
  )
  for (const level of [1, 2, 3, 4]) {
    const isTree = level === 4 ? `left(blob.body, 1) = '${longMark}'` : 'true'
    await client.query('analyze alive')
    // Whatever in a text looks like a hash counts as one: too much may stay alive, never too little.
    await client.query(
      `insert into alive
       select distinct decode(found[1], 'hex'), ${level}
       from alive join blob using (hash), regexp_matches(blob.body, '"([0-9a-f]{64})"', 'g') as found
       where alive.level = ${level - 1} and ${isTree}`,
    )
  }
}

/** One statement, so that who needs one of its blobs again waits only for it; and it waits for nobody. */
async function removeBatch(client: ClientBase, cutoff: string): Promise<{ taken: number; removed: number }> {
  const { rows } = await client.query<{ taken: number; removed: number }>(
    `with batch as (delete from dead where hash in (select hash from dead limit $1) returning hash),
          unused as (
            select blob.hash from blob join batch using (hash)
            where blob.used_at < $2::timestamptz for update of blob skip locked
          ),
          removed as (delete from blob using unused where blob.hash = unused.hash returning 1)
     select (select count(*)::int from batch) as taken, (select count(*)::int from removed) as removed`,
    [batchSize, cutoff],
  )
  return rows[0]!
}
