import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { domains, sessions } from '@sdp/api'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { connectDatabase } from '../db/database.ts'
import { fillInstallation, readInstallation } from '../testing/small-installation.ts'
import { makeEmptyDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { forEachPart, verifyArchive, writeArchive } from './archive.ts'
import { makeBackup } from './backup.ts'
import type { Manifest } from './manifest.ts'
import { openBackup, restoreBackup } from './restore.ts'

const enoughMillis = 120_000
const { signal } = new AbortController()

let folder: string
let server: TestServer
let file: string
const gitDir = () => path.join(folder, 'data', 'git')
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sdp-backup-'))
  server = await startTestServer({ SDP_GIT_EXPORT: 'true', SDP_DATA_DIR: path.join(folder, 'data') })
  await fillInstallation(server)
  await server.deps.gitExport!.commitAll()
  await server.deps.db.query(
    `insert into pgboss.job (name, data, output) values ('tracker-failed', '{"ticket":"SDP-1"}', '{"message":"away"}')`,
  )
  file = path.join(folder, 'one.tar.gz')
  await makeBackup(file, { db: server.deps.db, gitDir: gitDir(), signal }, async () => {})
}, enoughMillis)
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

let empty: Awaited<ReturnType<typeof makeEmptyDatabase>>
let db: Pool
let target: { db: Pool; gitDir: string; signal: AbortSignal }
beforeEach(async () => {
  empty = await makeEmptyDatabase()
  db = await connectDatabase(empty.url)
  target = { db, gitDir: path.join(await mkdtemp(path.join(folder, 'target-')), 'git'), signal }
})
afterEach(async () => {
  if (!db.ended) await db.end()
  await empty.drop()
})

async function expectNothingRestored(): Promise<void> {
  const { rows } = await db.query(`select relname from pg_class where relnamespace = 'public'::regnamespace`)
  expect(rows).toEqual([])
  expect(await readdir(path.dirname(target.gitDir))).toEqual([])
}

/** The same backup with another manifest. */
async function rewritten(change: (manifest: Manifest) => object): Promise<string> {
  const other = path.join(await mkdtemp(path.join(folder, 'other-')), 'backup.tar.gz')
  const { parts: _, ...manifest } = await verifyArchive(file, signal)
  const archive = writeArchive(other, signal)
  await forEachPart(
    file,
    async (name, content) => {
      const chunks: Buffer[] = []
      for await (const chunk of content) chunks.push(chunk)
      await archive.add(name, Buffer.concat(chunks))
    },
    signal,
  )
  await archive.finish({ ...manifest, ...change({ ...manifest, parts: [] }) })
  return other
}

const restore = async (from: string) => restoreBackup(from, await openBackup(from, signal), target)

const commits = (dir: string) =>
  Number(execFileSync('git', ['-C', dir, 'rev-list', '--count', 'main'], { encoding: 'utf8' }))

test(
  'what was backed up is there after a restore, and saves, jobs, git export and the audit log go on',
  async () => {
    const before = await readInstallation(server)
    await restore(file)
    await db.end()

    const restored = await startTestServer(
      { SDP_GIT_EXPORT: 'true', SDP_DATA_DIR: path.dirname(target.gitDir) },
      { databaseUrl: empty.url },
    )
    try {
      expect(await readInstallation(restored)).toEqual(before)
      expect(await restored.deps.jobs.failed()).toMatchObject([
        { queue: 'tracker', data: { ticket: 'SDP-1' }, error: 'away' },
      ])
      execFileSync('git', ['-C', target.gitDir, 'fsck', '--strict'])
      const known = commits(gitDir())
      expect(commits(target.gitDir)).toBe(known)

      const paul = await restored.as('paul')
      const params = { id: 'lamp' }
      await paul.call(sessions.start, { params, query: {}, body: { message: 'on' } })
      const body = { updates: { justtalk: ['restored'] }, commit_message: 'after the restore' }
      expect((await paul.call(domains.update, { params, query: {}, body })).status).toBe(200)
      await restored.deps.gitExport!.commitAll()
      expect(commits(target.gitDir)).toBe(known + 1)
      const change = restored.deps.db.query(`update audit_entry set who = 'nobody'`)
      await expect(change).rejects.toThrow('The audit log cannot be changed')
    } finally {
      await restored.close()
    }
  },
  enoughMillis,
)

test(
  'a backup that was cut or damaged anywhere is refused, and nothing is restored',
  async () => {
    const whole = await readFile(file)
    const broken = path.join(folder, 'broken.tar.gz')
    // The last eight bytes are the checksum of gzip. Some bits of a byte can be padding of deflate, all eight cannot
    const places = [0.02, 0.3, 0.6, 0.95].map((share) => Math.floor(whole.length * share))
    for (const place of [...places, whole.length - 6]) {
      await writeFile(broken, whole)
      await truncate(broken, place)
      await expect(restore(broken), `cut at ${place}`).rejects.toThrow(/is no whole backup/)
      const damaged = Buffer.from(whole)
      damaged[place]! ^= 0xff
      await writeFile(broken, damaged)
      await expect(restore(broken), `damaged at ${place}`).rejects.toThrow(/is no whole backup/)
    }
    await writeFile(broken, 'something else')
    await expect(restore(broken)).rejects.toThrow(/is no whole backup/)
    await expect(restore(path.join(folder, 'missing'))).rejects.toThrow(/cannot be read/)
    await expectNothingRestored()
  },
  enoughMillis,
)

test('a part that is not as it was written is refused, though the file itself is whole', async () => {
  const { parts } = await verifyArchive(file, signal)
  const archive = writeArchive(path.join(folder, 'exchanged.tar.gz'), signal)
  const { parts: _, ...manifest } = await verifyArchive(file, signal)
  await forEachPart(
    file,
    async (name, content) => {
      let size = 0
      for await (const chunk of content) size += chunk.length
      await archive.add(name, Buffer.alloc(size, 'x'))
    },
    signal,
  )
  archive.parts.splice(0, parts.length, ...parts)
  await archive.finish(manifest)
  await expect(restore(path.join(folder, 'exchanged.tar.gz'))).rejects.toThrow(/is not as it was written/)
  await expectNothingRestored()
})

test('a backup of a newer version is refused, whether its tables or its form are newer', async () => {
  const newerTables = await rewritten(({ migrations }) => ({ migrations: [...migrations, '9999-later.sql'] }))
  await expect(restore(newerTables)).rejects.toThrow(
    /is of a newer version of the product \(it has 9999-later.sql\)/,
  )
  const newerForm = await rewritten(() => ({ format: 2 }))
  await expect(restore(newerForm)).rejects.toThrow(/was made by a newer version of the product/)
  await expectNothingRestored()
})

test('a database or git folder that something is in is refused and left as it is', async () => {
  await db.query('create table mine (name text)')
  await expect(restore(file)).rejects.toThrow('The database is not empty (it has the table mine)')
  await db.query('drop table mine')
  await mkdir(target.gitDir, { recursive: true })
  await writeFile(path.join(target.gitDir, 'HEAD'), 'mine')
  await expect(restore(file)).rejects.toThrow(/git is not empty/)
  expect(await readFile(path.join(target.gitDir, 'HEAD'), 'utf8')).toBe('mine')
})

test(
  'a restore that fails at its end leaves nothing, and can be done again',
  async () => {
    const wrong = await rewritten(({ tables }) => ({
      tables: tables.map((table) => (table.name === 'revision' ? { ...table, rows: table.rows + 1 } : table)),
    }))
    await expect(restore(wrong)).rejects.toThrow(/revision differs from what was backed up/)
    await expectNothingRestored()
    await restore(file)
    expect((await db.query('select from revision')).rowCount).toBeGreaterThan(5)
  },
  enoughMillis,
)

test('the git history of another database is refused', async () => {
  const strange = path.join(folder, 'strange')
  await cp(gitDir(), strange, { recursive: true })
  const settings = path.join(strange, 'config')
  const ofOther = (await readFile(settings, 'utf8')).replace(/database = \S+/, `database = ${randomUUID()}`)
  await writeFile(settings, ofOther)
  const source = { db: server.deps.db, gitDir: strange, signal }
  await expect(makeBackup(path.join(folder, 'strange.tar.gz'), source, async () => {})).rejects.toThrow(
    'belongs to another database',
  )
})

test('a backup never replaces a file, and gets its name when it was accepted', async () => {
  const source = { db: server.deps.db, gitDir: gitDir(), signal }
  await expect(makeBackup(file, source, async () => {})).rejects.toThrow('is there already')
  const other = path.join(folder, 'refused.tar.gz')
  const refuse = async () => {
    throw new Error('not good')
  }
  await expect(makeBackup(other, source, refuse)).rejects.toThrow('not good')
  expect((await readdir(folder)).filter((name) => name.startsWith('refused'))).toEqual([])
})
