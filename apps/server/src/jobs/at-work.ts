import type { Pool } from 'pg'
import { lockOnConnection, releaseOnConnection } from '../db/locks.ts'
import { directOf } from '../db/pooler.ts'

/** Works on a job under a lock that ends with this process, so that others see when it was killed. */
export async function whileAtWork(db: Pool, id: string, work: () => Promise<void>): Promise<void> {
  const client = await directOf(db).connect()
  let isHeld = true
  try {
    await lockOnConnection(client, 'jobAtWork', id)
    await work()
    await releaseOnConnection(client, 'jobAtWork', id).then(
      () => {
        isHeld = false
      },
      () => {},
    )
  } finally {
    client.release(isHeld)
  }
}
