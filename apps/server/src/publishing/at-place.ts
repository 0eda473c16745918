import type { Pool } from 'pg'

/** With the name of a place the lock of who publishes there. */
const placeLock = 4_100_008

/**
 * Works at a place while nobody else does; answers false when somebody else is at work there. Whoever loses the connection
 * that holds the lock is told: another server may have come.
 */
export async function atPlace(
  db: Pool,
  place: string,
  work: (lost: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const client = await db.connect()
  const lost = new AbortController()
  const lose = () => lost.abort(new Error('The connection to the database was lost'))
  client.on('error', lose)
  client.on('end', lose)
  let isLocked = false
  try {
    const lock = [placeLock, place]
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as locked',
      lock,
    )
    isLocked = rows[0]!.locked
    if (!isLocked) return false
    await work(lost.signal)
    await client.query('select pg_advisory_unlock($1, hashtext($2))', lock)
    isLocked = false
    return true
  } finally {
    client.off('error', lose)
    client.off('end', lose)
    client.release(isLocked)
  }
}
