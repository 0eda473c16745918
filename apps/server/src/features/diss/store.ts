import { compareVersions, type DissDefinition } from '@sdp/domain'
import type { Pool } from 'pg'

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
