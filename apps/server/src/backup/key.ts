import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { keyFileIn } from '../identity/secret-key.ts'
import { keyIdOf } from '../identity/vault.ts'
import { CannotStart } from '../process/cannot-start.ts'
import type { Manifest } from './manifest.ts'

/**
 * Sees to it that the server will have the keys of a backup's secrets, from its settings, its data folder or the given file,
 * and refuses otherwise. Returns how to undo what was written for that.
 */
export async function provideKey(
  config: Pick<Config, 'secretKeys' | 'dataDir'>,
  { keyIds }: Pick<Manifest, 'keyIds'>,
  given: string | undefined,
): Promise<() => Promise<void>> {
  const file = keyFileIn(config)
  const present = (await readFile(file, 'utf8').catch(() => '')).trim()
  const brought = given === undefined ? '' : await readKey(given)
  if (brought !== '' && config.secretKeys.length > 0) {
    throw new CannotStart('SDP_SECRET_KEY is set and the server uses that: leave --key out')
  }
  if (brought !== '' && present !== '' && brought !== present) {
    throw new CannotStart(`${file} holds another key: move it away, nothing was restored`)
  }
  const keys = config.secretKeys.length > 0 ? config.secretKeys : [brought || present].filter(Boolean)
  const ids = keys.map(keyIdOf)
  const missing = keyIds.filter((id) => !ids.includes(id))
  if (missing.length > 0) {
    throw new CannotStart(
      `The secrets in this backup are encrypted with a key that is not here (${missing.join(', ')}), nothing was restored: bring it with --key FILE or SDP_SECRET_KEY. Where it is lost, --without-key restores everything else, and all sign in anew`,
    )
  }
  if (brought === '' || present !== '') return async () => {}
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${brought}\n`, { mode: 0o600, flag: 'wx' })
  return () => rm(file, { force: true })
}

async function readKey(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    throw new CannotStart(`The key cannot be read: ${(error as Error).message}`)
  }
}
