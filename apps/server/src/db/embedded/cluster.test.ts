import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CannotStart } from '../../process/cannot-start.ts'
import { makeDataFolder } from '../../testing/data-folder.ts'
import { startEmbeddedPostgres } from '../embedded.ts'
import { prepareCluster } from './cluster.ts'

test('a cluster of another major version is refused at once, with the way to bring it over, and left as it is', async () => {
  const { dataDir, remove } = await makeDataFolder()
  try {
    const { dir } = await prepareCluster(dataDir)
    const version = path.join(dir, 'PG_VERSION')
    const installed = (await readFile(version, 'utf8')).trim()
    await writeFile(version, '12\n')
    const refused = await startEmbeddedPostgres(dataDir).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(CannotStart)
    expect((refused as Error).message).toContain(
      `The database in ${dataDir} belongs to PostgreSQL 12, and this version of the product brings PostgreSQL ${installed}. Nothing was changed. Make a backup with the version that ran last (npm run backup -- FILE), move ${dataDir} away, and restore it with this one (npm run restore -- FILE --key KEY)`,
    )
    expect(await readFile(version, 'utf8')).toBe('12\n')
  } finally {
    await remove()
  }
})
