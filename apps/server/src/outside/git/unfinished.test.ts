import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameOfProcess } from '../../process/processes.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { removeUnfinished, unfinishedName } from './unfinished.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'sdp-unfinished-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

test('of unfinished files those of dead processes and very old ones go, and nothing else', async () => {
  const ofThis = unfinishedName()
  const ofDead = ofThis.replace(nameOfProcess(process.pid)!, `${process.pid}-1`)
  const ofElsewhere = `${ofDead}.elsewhere`
  const old = 'unfinished-from-an-earlier-version'
  for (const name of [ofThis, ofDead, ofElsewhere, old, 'HEAD']) await writeFile(path.join(dir, name), '')
  for (const name of [old, 'HEAD']) await utimes(path.join(dir, name), 0, 0)
  await removeUnfinished(dir)
  expect((await readdir(dir)).sort()).toEqual(['HEAD', ofThis, ofElsewhere].sort())
})

test('a server that starts with the git export removes what a killed one left', async () => {
  const git = path.join(dir, 'git')
  await mkdir(git)
  await writeFile(
    path.join(git, unfinishedName().replace(nameOfProcess(process.pid)!, `${process.pid}-1`)),
    '',
  )
  const server = await startTestServer({ SDP_GIT_EXPORT: 'true', SDP_DATA_DIR: dir })
  const unfinished = async () => (await readdir(git)).filter((name) => name.startsWith('unfinished-'))
  await expect.poll(unfinished, { timeout: 20_000 }).toEqual([])
  await server.close()
})

test('a repository that is not there yet has nothing to remove', async () => {
  await expect(removeUnfinished(path.join(dir, 'none'))).resolves.toBeUndefined()
})
