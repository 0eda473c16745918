import type { Db } from './tx.ts'

/** Which database this is: a random id that it got with its tables and keeps, also in a backup. */
export async function readDatabaseId(db: Db): Promise<string> {
  const { rows } = await db.query<{ id: string }>('select id from database_identity')
  return rows[0]!.id
}
