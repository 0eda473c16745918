// `npm run backup [-- FILE] [--key FILE]`
import { copyFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { exists } from '../db/embedded/files.ts'
import { keyFileIn } from '../identity/secret-key.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { makeBackup } from './backup.ts'
import { checkBackup } from './check.ts'
import { fileNamed, readWords, runCommand, withDatabase } from './command.ts'
import type { Manifest } from './manifest.ts'

const usage = 'For example: npm run backup -- /backups/sdp.tar.gz --key /elsewhere/sdp.key'

runCommand(async (config, signal) => {
  const { file: named, values } = readWords({ key: { type: 'string' } }, usage)
  const file = fileNamed(named ?? `sdp-backup-${new Date().toISOString().replaceAll(':', '-')}.tar.gz`)
  if (values.key !== undefined) await copyKey(config, fileNamed(values.key))
  let manifest: Manifest | undefined
  const gitDir = path.join(config.dataDir, 'git')
  await withDatabase(config, signal, (db) =>
    makeBackup(file, { db, gitDir, signal }, async (unfinished) => {
      manifest = await checkBackup(unfinished, config.dataDir, signal)
    }),
  )
  const rows = manifest!.tables.reduce((sum, table) => sum + table.rows, 0)
  const { size } = await stat(file)
  console.log(
    `Backup written to ${file}: ${rows} rows of ${manifest!.tables.length} tables, ${manifest!.hasGit ? 'with' : 'without'} git history, ${(size / 1e6).toFixed(1)} MB. It was restored aside and compared.`,
  )
  const key = config.secretKeys.length > 0 ? 'SDP_SECRET_KEY' : keyFileIn(config)
  console.log(`The key of its secrets is not in it: keep a copy of ${key} in another place.`)
})

/** The key never lies in the backup: who has both can sign in as anybody (ruling R251). */
async function copyKey(config: Config, to: string): Promise<void> {
  if (config.secretKeys.length > 0) {
    throw new CannotStart('SDP_SECRET_KEY is set: keep a copy of it where you set it, and leave --key out')
  }
  const from = keyFileIn(config)
  if (!(await exists(from))) throw new CannotStart(`There is no key yet (${from}): leave --key out`)
  await copyFile(from, to)
}
