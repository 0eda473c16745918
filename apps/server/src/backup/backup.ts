import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { ClientBase, Pool } from 'pg'
import copyStreams from 'pg-copy-streams'
import { withOwnConnection } from '../db/database.ts'
import { exists } from '../db/embedded/files.ts'
import { lockOnConnection, releaseOnConnection } from '../db/locks.ts'
import { migrationFiles, newerDatabase } from '../db/migration-files.ts'
import { keyIdsInUse } from '../identity/seal-secrets.ts'
import { keptJobColumns, keptJobs } from '../jobs/kept-jobs.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { type ArchiveWriter, writeArchive } from './archive.ts'
import { addGitFolder, refuseOtherHistory } from './git-folder.ts'
import { format, type Manifest, partNames, type Table } from './manifest.ts'
import { columnList, fingerprintOf, listSequences, listTables, quote, textSettings } from './tables.ts'

interface Source {
  db: Pool
  /** The folder of the git export; there may be none. */
  gitDir: string
  signal: AbortSignal
}

/** In memory at a time, and the size of a part. */
const partBytes = 4 * 1024 * 1024

/**
 * Writes a backup of one moment, while servers go on. `accept` judges the finished file before it gets its name, so
 * that there is never a file of that name which is not whole (ruling R253).
 */
export async function makeBackup(
  file: string,
  { db, gitDir, signal }: Source,
  accept: (unfinished: string) => Promise<unknown>,
): Promise<void> {
  if (await exists(file)) throw new CannotStart(`${file} is there already: name another file`)
  const unfinished = `${file}.unfinished`
  await rm(unfinished, { force: true })
  try {
    await withOwnConnection(db, (client) => writeBackup(unfinished, client, gitDir, signal), signal)
    await accept(unfinished)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function writeBackup(
  file: string,
  client: ClientBase,
  gitDir: string,
  signal: AbortSignal,
): Promise<void> {
  // Until the end nobody changes the tables. Servers that have nothing to migrate start meanwhile.
  await lockOnConnection(client, 'migrations')
  const hasGit = await exists(path.join(gitDir, 'HEAD'))
  // The snapshot and the history show the same commits.
  if (hasGit) await lockOnConnection(client, 'gitRepository')
  await client.query('begin isolation level repeatable read, read only')
  await client.query(textSettings)
  const about = await describe(client)
  if (hasGit) await refuseOtherHistory(gitDir, about.databaseId)
  const archive = writeArchive(file, signal)
  try {
    if (hasGit) {
      await addGitFolder(archive, gitDir)
      await releaseOnConnection(client, 'gitRepository')
    }
    const tables: Table[] = []
    for (const { name, columns } of await listTables(client)) {
      tables.push(await addTable(client, archive, { name, columns, source: quote(name) }))
    }
    const jobs = await addTable(client, archive, {
      name: 'jobs',
      columns: await keptJobColumns(client),
      source: keptJobs,
      part: partNames.jobs,
    })
    const sequences = await listSequences(client)
    await archive.finish({ format, ...about, tables, sequences, jobs, hasGit })
  } catch (error) {
    await archive.abandon()
    throw error
  }
  await client.query('commit')
}

async function describe(
  client: ClientBase,
): Promise<Pick<Manifest, 'madeAt' | 'postgres' | 'databaseId' | 'migrations' | 'keyIds'>> {
  const { rows } = await client.query<{ madeAt: Date; postgres: string; hasId: boolean; isFilled: boolean }>(
    `select now() as "madeAt", current_setting('server_version') as postgres,
       to_regclass('database_identity') is not null as "hasId", to_regclass('pgboss.job') is not null as "isFilled"`,
  )
  const { madeAt, postgres, hasId, isFilled } = rows[0]!
  if (!isFilled) throw new CannotStart('The database is empty: no server was started on it yet')
  const ran = await client.query<{ name: string }>('select name from migration order by name')
  const migrations = ran.rows.map(({ name }) => name)
  const files = await migrationFiles()
  const unknown = migrations.filter((name) => !files.includes(name))
  if (unknown.length > 0) throw new CannotStart(newerDatabase(unknown))
  const id = hasId ? await client.query<{ id: string }>('select id from database_identity') : undefined
  return {
    madeAt: madeAt.toISOString(),
    postgres,
    ...(id && { databaseId: id.rows[0]!.id }),
    migrations,
    keyIds: await keyIdsInUse(client),
  }
}

async function addTable(
  client: ClientBase,
  archive: ArchiveWriter,
  {
    name,
    columns,
    source,
    part = partNames.table(name),
  }: { name: string; columns: string[]; source: string; part?: string },
): Promise<Table> {
  const rows = client.query(
    copyStreams.to(`copy (select ${columnList(columns)} from ${source}) to stdout`),
  ) as AsyncIterable<Buffer>
  let count = 0
  for await (const bytes of inPieces(rows))
    await archive.add(`${part}${String(count++).padStart(6, '0')}`, bytes)
  return { name, columns, ...(await fingerprintOf(client, source, columns)) }
}

/** Cuts between rows, so that each piece can be copied back by itself: inside of a row a line feed is written as \\n. */
async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(0x0a) + 1
    if (size + chunk.length < partBytes || end === 0) {
      held.push(chunk)
      size += chunk.length
      continue
    }
    yield Buffer.concat([...held, chunk.subarray(0, end)])
    held = [chunk.subarray(end)]
    size = chunk.length - end
  }
  if (size > 0) yield Buffer.concat(held)
}
