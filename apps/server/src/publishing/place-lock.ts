import type { Pool } from 'pg'
import { releaseOnConnection, tryLockOnConnection } from '../db/locks.ts'
import { directOf } from '../db/pooler.ts'

/**
 * Works at a place while nobody else does; returns false when somebody else is at work there. Whoever loses the connection
 * that holds the lock is informed: another server may have come.
 */
export async function withPlaceLock(
  db: Pool,
  place: string,
  work: (lost: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const client = await directOf(db).connect()
  const lost = new AbortController()
  const lose = () => lost.abort(new Error('The connection to the database was lost'))
  client.on('error', lose)
  client.on('end', lose)
  let isLocked = false
  try {
    isLocked = await tryLockOnConnection(client, 'publishingPlace', place)
    if (!isLocked) return false
    await work(lost.signal)
    await releaseOnConnection(client, 'publishingPlace', place)
    isLocked = false
    return true
  } finally {
    client.off('error', lose)
    client.off('end', lose)
    client.release(isLocked)
  }
}
