import { compareVersions, type DissDefinition } from '@sdp/domain/diss'
import type { Pool } from 'pg'
import type { Tx } from '../../db/tx.ts'

export function dissStore(db: Pool) {
  return {
    /** Newest version first. */
    versions: async (): Promise<string[]> => {
      const { rows } = await db.query<{ version: string }>('select version from diss_definition')
      return rows.map((row) => row.version).sort((a, b) => compareVersions(b, a))
    },
    find: async (version: string): Promise<DissDefinition | undefined> => {
      const { rows } = await db.query<{ body: DissDefinition }>(
        'select body from diss_definition where version = $1',
        [version],
      )
      return rows[0]?.body
    },
    /** Newest version first. */
    list: async (): Promise<DissDefinition[]> => {
      const { rows } = await db.query<{ body: DissDefinition }>('select body from diss_definition')
      return rows.map((row) => row.body).sort((a, b) => compareVersions(b.version, a.version))
    },
  }
}

/** The names of the domains that are checked against this version. */
export async function domainsPinnedTo(client: Tx, version: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select name from domain where (diss->>'enabled')::boolean and diss->>'version' = $1 order by name limit 5",
    [version],
  )
  return rows.map(({ name }) => name)
}

/** Returns whether it was there. */
export async function deleteDefinition(client: Tx, version: string): Promise<boolean> {
  const { rowCount } = await client.query('delete from diss_definition where version = $1', [version])
  return rowCount === 1
}
