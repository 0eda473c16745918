import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleBuild } from './earlier-builds.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sdp-builds-'))
  await mkdir(path.join(folder, 'assets'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A build writes its files some time after it began. */
async function build(...files: string[]): Promise<void> {
  const startedAt = new Date()
  await new Promise((resolve) => setTimeout(resolve, 20))
  for (const file of files) await writeFile(path.join(folder, file), file)
  await settleBuild(folder, startedAt)
}

const parts = async () => (await readdir(path.join(folder, 'assets'))).sort()

test('open tabs find the parts of the three builds before, and nothing older is left (ruling R356)', async () => {
  await build('index.html', 'favicon.svg', 'assets/same.js', 'assets/one.js')
  await build('index.html', 'assets/same.js', 'assets/two.js')
  expect((await readdir(folder)).sort()).toEqual(['assets', 'index.html'])
  expect(await parts()).toEqual(['one.js', 'same.js', 'two.js'])
  await build('index.html', 'assets/same.js', 'assets/three.js', 'assets/three.js.br')
  await build('index.html', 'assets/same.js', 'assets/four.js')
  expect(await parts()).toContain('one.js')
  await build('index.html', 'assets/same.js', 'assets/five.js')
  expect(await parts()).toEqual(['five.js', 'four.js', 'same.js', 'three.js', 'three.js.br', 'two.js'])
})
