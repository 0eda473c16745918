import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ClientBase, Pool } from 'pg'
import { inTransaction, withOwnConnection } from '../db/database.ts'
import { exists } from '../db/embedded/files.ts'
import { lockOnConnection } from '../db/locks.ts'
import { migrationFiles } from '../db/migration-files.ts'
import { refuseUnfitDatabase } from '../db/unfit-database.ts'
import { forgetSealedSecrets } from '../identity/seal-secrets.ts'
import { openJobs } from '../jobs/jobs.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { verifyArchive } from './archive.ts'
import { makeGitFolder } from './git-folder.ts'
import { loadBackup } from './load.ts'
import type { Manifest } from './manifest.ts'

interface Target {
  db: Pool
  gitDir: string
  signal: AbortSignal
  /** Whether what is encrypted with a lost key is left out. */
  withoutSecrets?: boolean
}

/** Reads a backup and refuses one that is damaged, or of a newer version of the product. */
export async function openBackup(file: string, signal: AbortSignal): Promise<Manifest> {
  const manifest = await verifyArchive(file, signal)
  const files = await migrationFiles()
  const unknown = manifest.migrations.filter((name) => !files.includes(name))
  if (unknown.length > 0) {
    throw new CannotStart(
      `${file} is of a newer version of the product (it has ${unknown.at(-1)}): restore it with that version`,
    )
  }
  return manifest
}

/**
 * Restores a verified backup into an empty database and git folder. All of the database is one transaction, and the git folder
 * gets its name before the commit: whenever it ends early, the next restore begins with nothing again.
 */
export async function restoreBackup(file: string, manifest: Manifest, target: Target): Promise<void> {
  const { db, gitDir, signal } = target
  await refuseUsed(db, gitDir)
  const fresh = `${gitDir}.restoring`
  await rm(fresh, { recursive: true, force: true })
  await withQuietJobs(db)
  try {
    await withOwnConnection(
      db,
      async (client) => {
        // A server that starts now waits, and finds everything.
        await lockOnConnection(client, 'migrations')
        await inTransaction(client, async (tx) => {
          await refuseTables(client)
          await loadBackup(file, manifest, { tx, gitDir: fresh, signal })
          if (target.withoutSecrets) await forgetSealedSecrets(tx)
          if (manifest.hasGit) await place(fresh, gitDir)
        })
        await rm(path.join(gitDir, unconfirmed), { force: true })
      },
      signal,
    )
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    await removeUnconfirmed(gitDir)
    throw error
  }
}

/** In a git folder whose database is not committed yet. */
const unconfirmed = 'restore-under-way'

async function place(fresh: string, gitDir: string): Promise<void> {
  await makeGitFolder(fresh)
  await writeFile(path.join(fresh, unconfirmed), '')
  await rm(gitDir, { recursive: true, force: true })
  await mkdir(path.dirname(gitDir), { recursive: true })
  await rename(fresh, gitDir)
}

async function removeUnconfirmed(gitDir: string): Promise<void> {
  if (await exists(path.join(gitDir, unconfirmed))) await rm(gitDir, { recursive: true, force: true })
}

/** Refuses a database or git folder that something is in, and a database in which nothing can be made (ruling R252). */
export async function refuseUsed(db: Pool, gitDir: string): Promise<void> {
  await withOwnConnection(db, refuseTables)
  await refuseUnfitDatabase(db)
  await removeUnconfirmed(gitDir)
  const found = await readdir(gitDir).catch(() => [])
  if (found.length > 0) {
    throw new CannotStart(`${gitDir} is not empty: move it away, nothing was restored`)
  }
}

async function refuseTables(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') limit 1`,
  )
  if (rows.length > 0) {
    throw new CannotStart(
      `The database is not empty (it has the table ${rows[0]!.name}): restore into a new one, nothing was restored`,
    )
  }
}

/** The tables of pg-boss, which it makes itself; without jobs they count as empty. */
async function withQuietJobs(db: Pool): Promise<void> {
  await (await openJobs(db, { error: () => {} })).close()
}
