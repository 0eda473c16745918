import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gitExport } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createMusic,
  fileOfMusic,
  type GitExportServers,
  makeGitExportServers,
  saveMusic,
} from '../../testing/git-export-servers.ts'

/** Two cores may be busy with other test files. */
const soon = { timeout: 20_000 }
let servers: GitExportServers
beforeEach(async () => {
  servers = await makeGitExportServers()
})
afterEach(() => servers.close())

const log = (...args: string[]) => servers.git('-C', 'git', 'log', ...args)

test('what could not be committed never fails a save, and is committed by the next start', async () => {
  // A file where the repository should be: the disk says no.
  await writeFile(path.join(servers.folder, 'git'), '')
  let { server, paul } = await servers.start()
  await createMusic(paul)
  await saveMusic(paul, 'A', 'Kept')
  const sent = { params: { lang: 'eng-USA', env: 'dev' as const }, body: { name: 'Music' } }
  expect(await paul.call(gitExport.create, sent)).toEqual({
    status: 503,
    body: { message: messages.git.unavailable },
  })
  await server.close()

  await rm(path.join(servers.folder, 'git'))
  ;({ server, paul } = await servers.start())
  await expect.poll(() => log('--format=%s').catch(() => ''), soon).toBe('Kept\nCreate domain')
  expect(await servers.git('-C', 'git', 'fsck', '--strict')).toBe('')
})

test('what an older version noted is committed, and what it committed is listed', async () => {
  let { server, paul } = await servers.start()
  await createMusic(paul)
  const revision = await saveMusic(paul, 'A', 'Noted')
  await server.deps.gitExport!.commitAll()
  await saveMusic(paul, 'B', 'Newest')
  await server.deps.gitExport!.commitAll()
  const listed = async () => {
    const { body } = await paul.call(gitExport.commits, { ...fileOfMusic, query: {} })
    return body.data.map(({ commitMessage }) => commitMessage)
  }
  expect(await listed()).toEqual(['Newest', 'Noted', 'Create domain'])
  await server.deps.db.query('delete from git_export_noted')
  await server.deps.db.query('delete from git_export_file_commit')
  await server.deps.db.query('delete from pgboss.job')
  await server.deps.db.query(
    `insert into git_export_queue (id, domain, revision, author_name, author_email, message, created_at)
     select gen_random_uuid(), 'Music', id, 'Paul Author', author, 'From before', created_at from revision where id = $1`,
    [revision],
  )
  await server.close()
  ;({ server, paul } = await servers.start())
  await expect.poll(() => log('-1', '--format=%s'), soon).toBe('From before')
  expect(await Promise.all([listed(), listed(), listed()])).toEqual(
    Array(3).fill(['From before', 'Newest', 'Noted', 'Create domain']),
  )

  // Another repository in its place: what was noted of the old one does not count.
  await server.close()
  await rm(path.join(servers.folder, 'git'), { recursive: true })
  await servers.git('init', '--quiet', '--bare', 'git')
  ;({ server, paul } = await servers.start())
  await saveMusic(paul, 'C', 'Anew')
  await server.deps.gitExport!.commitAll()
  expect(await listed()).toEqual(['Anew'])
})
