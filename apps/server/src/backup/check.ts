import { appendFile, chmod, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { connectDatabase } from '../db/database.ts'
import { prepareCluster } from '../db/embedded/cluster.ts'
import { removeDataFolder } from '../db/embedded/cluster-files.ts'
import { startEmbeddedPostgres } from '../db/embedded.ts'
import { isProcessRunning, nameOfProcess } from '../process/processes.ts'
import type { Manifest } from './manifest.ts'
import { openBackup, restoreBackup } from './restore.ts'

/**
 * Restores a backup aside, into a PostgreSQL that is started for this alone and removed afterwards, and compares every table
 * with what was backed up. What a killed check left behind goes with the next one.
 */
export async function checkBackup(file: string, dataDir: string, signal: AbortSignal): Promise<Manifest> {
  const manifest = await openBackup(file, signal)
  const checks = path.join(dataDir, 'checks')
  await removeAbandoned(checks)
  const folder = path.join(checks, nameOfProcess(process.pid)!)
  await mkdir(folder, { recursive: true })
  for (const dir of [checks, folder]) await chmod(dir, 0o755)
  try {
    // What is removed in a moment need not survive a power cut.
    const { dir } = await prepareCluster(folder)
    await appendFile(path.join(dir, 'postgresql.conf'), '\nfsync = off\n')
    const postgres = await startEmbeddedPostgres(folder, { signal })
    try {
      const db = await connectDatabase(postgres.url)
      await restoreBackup(file, manifest, { db, gitDir: path.join(folder, 'git'), signal }).finally(() =>
        db.end(),
      )
    } finally {
      await postgres.stop()
    }
  } finally {
    await removeDataFolder(folder)
  }
  return manifest
}

async function removeAbandoned(checks: string): Promise<void> {
  for (const name of await readdir(checks).catch(() => [])) {
    if (isProcessRunning(name)) continue
    const folder = path.join(checks, name)
    // Its PostgreSQL may still run.
    await (await startEmbeddedPostgres(folder)).stop()
    await removeDataFolder(folder)
  }
}
