import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyIdOf } from '../identity/vault.ts'
import { provideKey } from './key.ts'

const right = 'the right key of 32 characters ..'
const wrong = 'a wrong key of 32 characters ....'
const manifest = { keyIds: [keyIdOf(right)] }

let folder: string
let dataDir: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sdp-key-'))
  await writeFile(path.join(folder, 'right'), `${right}\n`)
  await writeFile(path.join(folder, 'wrong'), `${wrong}\n`)
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(folder, 'data-'))
})

const keyFile = () => path.join(dataDir, 'secret-key')
const provide = (given?: 'right' | 'wrong', secretKeys: string[] = []) =>
  provideKey({ secretKeys, dataDir }, manifest, given && path.join(folder, given))

test('a restore without the key of the backup is refused, and writes none (ruling R251)', async () => {
  await expect(provide()).rejects.toThrow(
    `encrypted with a key that is not here (${manifest.keyIds[0]}), nothing was restored: bring it with --key FILE or SDP_SECRET_KEY`,
  )
  await expect(provide('wrong')).rejects.toThrow('encrypted with a key that is not here')
  await expect(provide(undefined, [wrong])).rejects.toThrow('encrypted with a key that is not here')
  await expect(stat(keyFile())).rejects.toThrow('ENOENT')
})

test('the key comes from the settings, the data folder or a file, which is then kept next to the database', async () => {
  await provide(undefined, [wrong, right])
  const undo = await provide('right')
  expect(await readFile(keyFile(), 'utf8')).toBe(`${right}\n`)
  expect((await stat(keyFile())).mode & 0o777).toBe(0o600)
  await provide()
  await undo()
  await expect(stat(keyFile())).rejects.toThrow('ENOENT')
})

test('another key in the data folder is not overwritten', async () => {
  await mkdir(dataDir, { recursive: true })
  await writeFile(keyFile(), wrong)
  await expect(provide('right')).rejects.toThrow('holds another key')
  await expect(provide('right', [right])).rejects.toThrow('SDP_SECRET_KEY is set')
  expect(await readFile(keyFile(), 'utf8')).toBe(wrong)
})
