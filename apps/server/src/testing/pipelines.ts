import type { Pool } from 'pg'
import { expect } from 'vitest'

/** Waits until nothing that was asked for is on its way any more. */
export async function runsEnded(db: Pool): Promise<void> {
  const unfinished = async () => {
    const { rows } = await db.query(`select from publishing_run where state in ('waiting', 'running')`)
    return rows.length
  }
  await expect.poll(unfinished, { timeout: 30_000 }).toBe(0)
}
