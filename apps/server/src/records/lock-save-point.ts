import type { Tx } from '../db/tx.ts'

/**
 * Sessions, saves, branches and the deletion of one save point wait for each other: whoever saves has checked a session that
 * still holds.
 */
export async function lockSavePoint(tx: Tx, id: string): Promise<void> {
  await tx.query('select from save_point where id = $1 for update', [id])
}
