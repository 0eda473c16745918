import { z } from 'zod'

/** Raised when an older product could not read a backup any more. */
export const format = 1

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of all rows, in any order (`fingerprintOf`). */
  fingerprint: z.string(),
})

/** What a backup holds: the last part of its archive, so that a backup without one was cut. */
export const Manifest = z.object({
  format: z.number(),
  madeAt: z.string(),
  postgres: z.string(),
  /** Which database it is (`database_identity`); one from before it had an id has none. */
  databaseId: z.string().optional(),
  migrations: z.array(z.string()),
  tables: z.array(Table),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  jobs: Table,
  /** The ids of the keys that secrets are encrypted with; the keys themselves are never in a backup. */
  keyIds: z.array(z.string()),
  hasGit: z.boolean(),
  parts: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
})

export type Manifest = z.infer<typeof Manifest>
export type Table = z.infer<typeof Table>
export type Part = Manifest['parts'][number]

export const manifestName = 'manifest.json'

/** Names of parts, in the order in which they stand in the archive. */
export const partNames = {
  git: 'git/',
  table: (table: string) => `tables/${table}/`,
  jobs: 'jobs/',
}
