import { pipeline } from 'node:stream/promises'
import copyStreams from 'pg-copy-streams'
import { makeMigrationTable, runMigration } from '../db/database.ts'
import { connectionOf, type Tx } from '../db/tx.ts'
import { insertKeptJobs, makeKeptJobTable } from '../jobs/kept-jobs.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { forEachPart } from './archive.ts'
import { writeGitFile } from './git-folder.ts'
import { type Manifest, partNames, type Table } from './manifest.ts'
import { columnList, fingerprintOf, quote, textSettings } from './tables.ts'

interface Target {
  tx: Tx
  /** Where the git history goes, if there is one. */
  gitDir: string
  signal: AbortSignal
}

/**
 * Fills an empty database with a backup, and a folder with its git history. The tables are made by the migrations that the
 * backup's database had seen, so that it does not matter which PostgreSQL it was. What is there then is compared with what the
 * manifest says.
 */
export async function loadBackup(
  file: string,
  manifest: Manifest,
  { tx, gitDir, signal }: Target,
): Promise<void> {
  await tx.query(textSettings)
  await makeMigrationTable(tx)
  for (const name of manifest.migrations) await runMigration(tx, name)
  const enforce = await withoutEnforcement(tx, manifest.tables)
  const jobTable = await makeKeptJobTable(tx)
  await copyParts(file, manifest, jobTable, { tx, gitDir, signal })
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await tx.query('select setval($1::regclass, $2, $3)', [quote(name), lastValue, isCalled])
  }
  for (const table of manifest.tables) await compare(tx, table, quote(table.name))
  await compare(tx, manifest.jobs, jobTable)
  await enforce()
  await insertKeptJobs(tx)
  await tx.query('analyze')
}

/**
 * Takes foreign keys and triggers away while rows come in any order, and empties what migrations wrote. Made again at the end,
 * the keys are checked for all rows at once.
 */
async function withoutEnforcement(tx: Tx, tables: readonly Table[]): Promise<() => Promise<void>> {
  const { rows: keys } = await tx.query<{ on: string; name: string; definition: string }>(
    `select conrelid::regclass::text as on, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  for (const { on, name } of keys) await tx.query(`alter table ${on} drop constraint ${quote(name)}`)
  const names = tables.map(({ name }) => quote(name))
  for (const name of names) await tx.query(`alter table ${name} disable trigger user`)
  await tx.query(`truncate ${names.join(', ')}`)
  return async () => {
    for (const name of names) await tx.query(`alter table ${name} enable trigger user`)
    for (const { on, name, definition } of keys) {
      await tx.query(`alter table ${on} add constraint ${quote(name)} ${definition}`)
    }
  }
}

async function copyParts(
  file: string,
  manifest: Manifest,
  jobTable: string,
  { tx, gitDir, signal }: Target,
): Promise<void> {
  const targets = [
    ...manifest.tables.map(({ name, columns }) => ({
      prefix: partNames.table(name),
      columns,
      into: quote(name),
    })),
    { prefix: partNames.jobs, columns: manifest.jobs.columns, into: jobTable },
  ]
  await forEachPart(
    file,
    async (part, content) => {
      if (part.startsWith(partNames.git)) return writeGitFile(gitDir, part, content, signal)
      const target = targets.find(({ prefix }) => part.startsWith(prefix))
      if (target === undefined) throw new CannotStart(`${file} holds ${part}, which is of no table`)
      const sql = `copy ${target.into} (${columnList(target.columns)}) from stdin`
      await pipeline(content, connectionOf(tx).query(copyStreams.from(sql)), { signal })
    },
    signal,
  )
}

async function compare(tx: Tx, table: Table, source: string): Promise<void> {
  const { rows, fingerprint } = await fingerprintOf(tx, source, table.columns)
  if (rows === table.rows && fingerprint === table.fingerprint) return
  throw new CannotStart(
    `${table.name} differs from what was backed up (${rows} rows, ${table.rows} expected): nothing was restored`,
  )
}
