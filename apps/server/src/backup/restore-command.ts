// `npm run restore -- FILE [--key FILE | --without-key]`, `npm run restore -- --check FILE`
import path from 'node:path'
import { CannotStart } from '../process/cannot-start.ts'
import { checkBackup } from './check.ts'
import { fileNamed, readWords, runCommand, withDatabase } from './command.ts'
import { provideKey } from './key.ts'
import { openBackup, refuseUsed, restoreBackup } from './restore.ts'

const usage = 'For example: npm run restore -- /backups/sdp.tar.gz --key /elsewhere/sdp.key'

runCommand(async (config, signal) => {
  const { file: named, values } = readWords(
    { key: { type: 'string' }, 'without-key': { type: 'boolean' }, check: { type: 'boolean' } },
    usage,
  )
  if (named === undefined) throw new CannotStart(`Which backup? ${usage}`)
  const file = fileNamed(named)
  if (values.check) {
    const { madeAt, tables } = await checkBackup(file, config.dataDir, signal)
    console.log(`${file} is whole: made at ${madeAt}, ${tables.length} tables, restored aside and compared.`)
    return
  }
  const manifest = await openBackup(file, signal)
  const gitDir = path.join(config.dataDir, 'git')
  const withoutSecrets = values['without-key'] ?? false
  await withDatabase(config, signal, async (db) => {
    await refuseUsed(db, gitDir)
    const takeBack = withoutSecrets
      ? undefined
      : await provideKey(config, manifest, values.key && fileNamed(values.key))
    try {
      await restoreBackup(file, manifest, { db, gitDir, signal, withoutSecrets })
    } catch (error) {
      await takeBack?.()
      throw error
    }
  })
  console.log(`Restored what ${file} had at ${manifest.madeAt}. The next start goes on with it.`)
})
