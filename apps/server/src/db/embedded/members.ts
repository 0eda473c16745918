import { randomBytes } from 'node:crypto'
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CannotStart } from '../../process/cannot-start.ts'
import { makeFolder } from '../../process/make-folder.ts'
import { isProcessRunning, nameOfProcess } from '../../process/processes.ts'

/** One of the servers that use a data folder; they all own its PostgreSQL together. */
export interface Member {
  /** Runs the work while no other member runs any; the signal ends the wait for them. */
  alone: <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>
  /** Whether other servers use the folder, of those that still run. Ask it alone. */
  hasOthers: () => Promise<boolean>
  leave: () => Promise<void>
}

const maxWaitMillis = 5 * 60_000
const lockName = 'lock'

/**
 * Joins the servers that use this data folder. Each has a file of its own, named after its process; a second name of that
 * file is the lock. A file of a process that no longer runs means nothing, and goes with the next one who is alone.
 */
export async function joinMembers(dataDir: string): Promise<Member> {
  const dir = path.join(dataDir, 'servers')
  const name = `${nameOfProcess(process.pid)}.${randomBytes(4).toString('hex')}`
  const own = path.join(dir, name)
  const lock = path.join(dir, lockName)
  try {
    await makeFolder(dir)
    await writeFile(own, name)
  } catch (error) {
    throw new CannotStart(`The data folder ${dataDir} cannot be used: ${(error as Error).message}`)
  }
  return {
    alone: async (work, signal) => {
      await acquire(lock, own, signal)
      try {
        await removeDead(dir, name)
        return await work()
      } finally {
        await rm(lock, { force: true })
      }
    },
    hasOthers: async () =>
      (await readdir(dir)).some((one) => one !== name && !one.startsWith(lockName) && isRunning(one)),
    leave: () => rm(own, { force: true }),
  }
}

async function acquire(lock: string, own: string, signal?: AbortSignal): Promise<void> {
  const giveUpAt = Date.now() + maxWaitMillis
  while (!(await take(lock, own))) {
    signal?.throwIfAborted()
    const holder = await readFile(lock, 'utf8').catch(() => undefined)
    if (holder === undefined) continue
    if (isRunning(holder)) {
      if (Date.now() > giveUpAt) {
        throw new CannotStart(
          `Process ${Number.parseInt(holder, 10)} does not finish starting or stopping PostgreSQL (${lock} names it)`,
        )
      }
      await sleep(50)
    } else {
      await removeLockOf(holder, lock, own)
    }
  }
}

/**
 * Of all who see that the holder is dead only one may remove its lock, or the second would remove that of the first: for
 * that they lock its name, in the same way.
 */
async function removeLockOf(holder: string, lock: string, own: string): Promise<void> {
  const lockOfName = `${lock}.${holder}`
  await acquire(lockOfName, own)
  try {
    if ((await readFile(lock, 'utf8').catch(() => '')) === holder) await rm(lock)
  } finally {
    await rm(lockOfName, { force: true })
  }
}

/** A link is made whole or not at all, so nobody ever reads a lock without its holder. */
async function take(lock: string, own: string): Promise<boolean> {
  try {
    await link(own, lock)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === 'EEXIST') return false
    throw new CannotStart(`The data folder ${path.dirname(lock)} cannot be used: ${(error as Error).message}`)
  }
}

async function removeDead(dir: string, ownName: string): Promise<void> {
  for (const one of await readdir(dir)) {
    const isLeft = one.startsWith(`${lockName}.`) || (one !== lockName && one !== ownName && !isRunning(one))
    if (isLeft) await rm(path.join(dir, one), { force: true })
  }
}

function isRunning(member: string): boolean {
  return isProcessRunning(member.slice(0, member.lastIndexOf('.')))
}
