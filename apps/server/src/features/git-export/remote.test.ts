import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { gitExport } from '@sdp/api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createMusic,
  fileOfMusic,
  type GitExportServers,
  makeGitExportServers,
  saveMusic,
} from '../../testing/git-export-servers.ts'

let servers: GitExportServers
beforeEach(async () => {
  servers = await makeGitExportServers()
})
afterEach(() => servers.close())

test('a remote gets every commit; while it fails, saves go on and the reason is reported', async () => {
  const remote = path.join(servers.folder, 'remote.git')
  const { paul } = await servers.start({ SDP_GIT_REMOTE: `file://${remote}` })
  await createMusic(paul)
  const pushState = async () => (await paul.call(gitExport.find, fileOfMusic)).body.push
  await expect.poll(async () => (await pushState()).state).toBe('failed')
  expect((await pushState()).message).toMatch(/does not appear to be a git repository/)
  await saveMusic(paul, 'A', 'Meanwhile')

  await mkdir(remote)
  await servers.git('init', '--quiet', '--bare', '--initial-branch=main', remote)
  await expect.poll(async () => (await pushState()).state, { timeout: 15_000 }).toBe('done')
  expect(await servers.git('-C', remote, 'log', '--format=%s')).toBe('Meanwhile\nCreate domain')

  await saveMusic(paul, 'B', 'Again')
  await expect
    .poll(() => servers.git('-C', remote, 'log', '--format=%s'), { timeout: 15_000 })
    .toBe('Again\nMeanwhile\nCreate domain')
})

test('why a push failed is reported without the secret of its address', async () => {
  const { paul } = await servers.start({ SDP_GIT_REMOTE: 'http://me:hunter2@127.0.0.1:9/domains.git' })
  await createMusic(paul)
  const found = async () => (await paul.call(gitExport.find, fileOfMusic)).body
  await expect.poll(async () => (await found()).push.state).toBe('failed')
  const { push, data } = await found()
  expect(push.message).not.toBe('')
  expect(push.message).not.toContain('hunter2')
  expect(data.url).toBe('http://127.0.0.1:9/domains/blob/main/Music/eng-USA/dev.json')
})
