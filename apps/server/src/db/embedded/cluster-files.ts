import { randomBytes } from 'node:crypto'
import { chmod, chown, cp, lstat, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CannotStart } from '../../process/cannot-start.ts'
import { type Binaries, copiedBinaries, installedBinaries } from './binaries.ts'
import type { RunAs } from './commands.ts'
import { chownAll, exists } from './files.ts'
import { canEnterAndRun } from './postgres-user.ts'

/** Where a cluster has its files, and the programs that its user can run. */
export interface ClusterFiles {
  /** The cluster itself. */
  dir: string
  logFile: string
  binaries: Binaries
}

const ownFolders = '/var/lib/sdp-studio'

/**
 * The data folder, or, where the user that root lends to PostgreSQL cannot enter it, a folder of the cluster's own. Its id
 * is noted in the data folder, and `postgres` there leads to it.
 */
export async function findClusterFiles(dataDir: string, as: RunAs): Promise<ClusterFiles> {
  const dir = path.join(dataDir, 'postgres')
  const logFile = path.join(dataDir, 'postgres.log')
  const own = await ownFolder(dataDir)
  const binaries = await installedBinaries()
  if (own === undefined) {
    const isReachable = as.uid === undefined || (await canEnterAndRun(as, dataDir, binaries.postgres))
    if (isReachable) return { dir, logFile, binaries }
  }
  const folder = own ?? (await makeOwnFolder(dataDir))
  const files = await prepareOwnFolder(folder, as, dir)
  await leadTo(dir, files.dir)
  await leadTo(logFile, files.logFile)
  return files
}

/** Removes a data folder that nothing uses any more, with the folder of the cluster's own if there is one. */
export async function removeDataFolder(dataDir: string): Promise<void> {
  const own = await ownFolder(dataDir)
  if (own !== undefined) await rm(own, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}

/** Where a data folder says which folder its cluster has elsewhere. */
export const noteIn = (dataDir: string) => path.join(dataDir, 'postgres-id')

async function ownFolder(dataDir: string): Promise<string | undefined> {
  const id = (await readFile(noteIn(dataDir), 'utf8').catch(() => '')).trim()
  return /^[0-9a-f]{16}$/.test(id) ? path.join(ownFolders, id) : undefined
}

/** The folder comes before the note: a note without a folder means that somebody took the folder away. */
async function makeOwnFolder(dataDir: string): Promise<string> {
  const id = randomBytes(8).toString('hex')
  const folder = path.join(ownFolders, id)
  await makeFolder(folder)
  await writeFile(noteIn(dataDir), `${id}\n`)
  return folder
}

async function makeFolder(folder: string): Promise<void> {
  try {
    const isFirst = (await mkdir(ownFolders, { recursive: true })) !== undefined
    // Whatever root's umask is.
    if (isFirst) await chmod(ownFolders, 0o755)
    await mkdir(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new CannotStart(
      `PostgreSQL cannot run as root, and no folder for its user could be made: ${(error as Error).message}`,
    )
  }
}

async function prepareOwnFolder(folder: string, as: RunAs, dirInData: string): Promise<ClusterFiles> {
  const dir = path.join(folder, 'postgres')
  const brought = (await isFolder(dirInData)) ? dirInData : undefined
  if (!(await exists(folder))) {
    if (brought === undefined) {
      throw new CannotStart(
        `The database is gone: ${path.dirname(dirInData)} says that it is in ${folder}; bring that folder back, or restore a backup`,
      )
    }
    await makeFolder(folder)
  }
  const give = async (to: string) => {
    if (as.uid !== undefined) await chownAll(to, as.uid, as.gid!)
  }
  if (as.uid !== undefined) await chown(folder, as.uid, as.gid!)
  if (brought !== undefined) await bring(brought, dir, give)
  const binaries = await copiedBinaries(folder, give)
  if (!(await canEnterAndRun(as, folder, binaries.postgres))) {
    throw new CannotStart(
      `PostgreSQL cannot run as root, and its user cannot enter ${folder}: start as another user, or set DATABASE_URL`,
    )
  }
  return { dir, logFile: path.join(folder, 'postgres.log'), binaries }
}

/** A cluster from the data folder (from before root could not be followed there, or from a backup) replaces the other. */
async function bring(from: string, dir: string, give: (dir: string) => Promise<void>): Promise<void> {
  if (await exists(dir)) {
    await rm(`${dir}.old`, { recursive: true, force: true })
    await rename(dir, `${dir}.old`)
  }
  try {
    await rename(from, dir)
    await give(dir)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EXDEV') throw error
    const half = `${dir}.half`
    await rm(half, { recursive: true, force: true })
    await cp(from, half, { recursive: true, verbatimSymlinks: true })
    await give(half)
    await rename(half, dir)
    await rm(from, { recursive: true })
  }
}

async function isFolder(file: string): Promise<boolean> {
  return lstat(file).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

async function leadTo(link: string, target: string): Promise<void> {
  if (await exists(link)) {
    const isLink = (await lstat(link)).isSymbolicLink()
    if (isLink) return
    await rm(link)
  }
  await symlink(target, link)
}
