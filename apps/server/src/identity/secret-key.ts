import { link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { makeFolder } from '../process/make-folder.ts'
import { newSecret } from './secrets.ts'

/** The keys of the vault: those of SDP_SECRET_KEY, or the one that is made and kept in the data folder. */
export async function secretKeys({
  secretKeys,
  dataDir,
}: Pick<Config, 'secretKeys' | 'dataDir'>): Promise<string[]> {
  if (secretKeys.length > 0) return secretKeys
  const file = keyFileIn({ dataDir })
  const known = await readFile(file, 'utf8').catch(() => undefined)
  return [(known ?? (await makeKeyFile(file))).trim()]
}

/** Where the key is kept unless SDP_SECRET_KEY names one. */
export function keyFileIn({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'secret-key')
}

/** Of several servers that make one at once the first wins: a link is made whole, and never over another. */
async function makeKeyFile(file: string): Promise<string> {
  const draft = `${file}.${process.pid}.${newSecret().slice(0, 8)}`
  try {
    await makeFolder(path.dirname(file))
    await writeFile(draft, `${newSecret()}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    throw new CannotStart(`The key cannot be kept in ${file}: ${(error as Error).message}`)
  }
  try {
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft)
  }
  return readFile(file, 'utf8')
}
