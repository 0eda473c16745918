import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { isProcessRunning, nameOfProcess } from '../../process/processes.ts'

const prefix = 'unfinished-'
const maxAgeMillis = 24 * 60 * 60_000

/** A name for a file that is being written, which says by whom. */
export function unfinishedName(): string {
  return `${prefix}${nameOfProcess(process.pid)}-${randomUUID()}@${hostname()}`
}

/** Removes what killed servers were writing. Of other machines, which may share the folder, only what is a day old. */
export async function removeUnfinished(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const file = path.join(dir, name)
    if (wasWrittenByTheDead(name) || (await isOld(file))) await rm(file, { force: true })
  }
}

function wasWrittenByTheDead(name: string): boolean {
  const [, writer, host] = /^unfinished-(\d+-\w*)-[-\w]{36}@(.+)$/.exec(name) ?? []
  return writer !== undefined && host === hostname() && !isProcessRunning(writer)
}

async function isOld(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > maxAgeMillis
}
