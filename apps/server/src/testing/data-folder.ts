import { execFileSync } from 'node:child_process'
import { appendFile, chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prepareCluster } from '../db/embedded/cluster.ts'
import { noteIn, removeDataFolder } from '../db/embedded/cluster-files.ts'

/** A data folder of the test's own. PostgreSQL's user can enter it; the project's folder may still be closed to it. */
export async function makeDataFolder(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sdp-test-'))
  await chmod(dataDir, 0o755)
  return { dataDir, remove: () => removeDataFolder(dataDir) }
}

/** Sets up its PostgreSQL so that it never waits for the disk: what tests write need not outlive the machine. */
export async function prepareWithoutSync(dataDir: string): Promise<void> {
  const { dir } = await prepareCluster(dataDir)
  await appendFile(path.join(dir, 'postgresql.conf'), '\nfsync = off\n')
}

/**
 * Fills a data folder with what another one holds that no server uses now. PostgreSQL's user stays the owner of its files;
 * a cluster that has its folder elsewhere gets another one there.
 */
export async function copyDataFolder(from: string, to: string): Promise<void> {
  execFileSync('cp', ['-aL', `${from}/.`, to])
  await rm(noteIn(to), { force: true })
}
