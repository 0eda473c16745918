import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinMembers } from '../db/embedded/members.ts'
import { secretKeys } from '../identity/secret-key.ts'
import { openRepository } from '../outside/git/repository.ts'
import { CannotStart } from './cannot-start.ts'
import { makeFolder } from './make-folder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sdp-folders-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a folder is made with those above it, also by several at once, and may be there', async () => {
  const deep = path.join(folder, 'a', 'b', 'c')
  await Promise.all([makeFolder(deep), makeFolder(deep), makeFolder(path.join(deep, 'd'))])
  await makeFolder(deep)
  expect((await stat(path.join(deep, 'd'))).isDirectory()).toBe(true)
})

/** Takes no folders, whoever asks. */
const wrong = '/proc/sdp-studio'

test.runIf(process.platform === 'linux')(
  'a data folder where none can be made stops the start with a sentence, and not for ever',
  async () => {
    const failed = async (start: Promise<unknown>) => (await start.catch((error: unknown) => error)) as Error
    const refused = [
      await failed(joinMembers(wrong)),
      await failed(secretKeys({ secretKeys: [], dataDir: wrong })),
    ]
    for (const error of refused) expect(error).toBeInstanceOf(CannotStart)
    expect(refused.map(({ message }) => message)).toEqual([
      "The data folder /proc/sdp-studio cannot be used: no folder can be made in '/proc'",
      "The key cannot be kept in /proc/sdp-studio/secret-key: no folder can be made in '/proc'",
    ])
    const git = openRepository(path.join(wrong, 'git'))
    await expect(git.write([])).rejects.toThrow("no folder can be made in '/proc'")
  },
)

test('a file in the place of a folder is reported by its name', async () => {
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  await expect(joinMembers(path.join(file, 'data'))).rejects.toThrow(
    `ENOTDIR: not a directory, mkdir '${file}`,
  )
})
