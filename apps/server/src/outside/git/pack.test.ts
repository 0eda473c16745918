import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commitObject, objectOf, treeObject } from './objects.ts'
import { openRepository, type Repository } from './repository.ts'

const run = promisify(execFile)
let dir: string
beforeEach(async () => {
  dir = path.join(await mkdtemp(path.join(tmpdir(), 'sdp-pack-')), 'git')
})
afterEach(() => rm(path.dirname(dir), { recursive: true, force: true }))

const text = (at: number) => Buffer.from(`text ${at} ${'x'.repeat(at * 40)}\n`)

/** Commits that each change one file. */
async function commitMany(repository: Repository, count: number): Promise<string[]> {
  const shas: string[] = []
  for (let at = 0; at < count; at++) {
    const blob = objectOf('blob', text(at))
    const tree = treeObject([{ name: 'file.json', sha: blob.sha, isFolder: false }])
    const parent = await repository.head()
    const author = { name: 'Ada', email: 'ada@sdp.example' }
    const commit = commitObject({
      tree: tree.sha,
      parent,
      author,
      at: at * 1000,
      message: `${at}`,
      exportId: `${at}`,
    })
    await repository.write([blob, tree, commit])
    await repository.moveHead(commit.sha)
    shas.push(commit.sha)
  }
  return shas
}

async function looseFiles(): Promise<number> {
  const files = await readdir(path.join(dir, 'objects'), { recursive: true, withFileTypes: true })
  return files.filter((file) => file.isFile() && !file.parentPath.endsWith('pack')).length
}

test('many objects become one file that this server and plain git read', async () => {
  const repository = openRepository(dir, { maxLooseObjects: 50 })
  const before = await commitMany(repository, 10)
  expect(await repository.isUntidy()).toBe(false)
  const shas = [...before, ...(await commitMany(repository, 20))]
  expect(await repository.isUntidy()).toBe(true)
  await repository.tidyUp()
  expect(await looseFiles()).toBe(0)
  expect(await repository.isUntidy()).toBe(false)

  const fresh = openRepository(dir)
  for (const [at, sha] of shas.entries()) {
    const { tree, message } = await fresh.commit(sha)
    const [file] = await fresh.tree(tree)
    const number = at < 10 ? at : at - 10
    expect([message, await fresh.blob(file!.sha)]).toEqual([`${number}`, text(number)])
  }
  await expect(run('git', ['-C', dir, 'fsck', '--strict', '--full'])).resolves.toMatchObject({ stdout: '' })
  await run('git', ['clone', '--quiet', dir, `${dir}-clone`])
  const { stdout } = await run('git', ['-C', dir, 'log', '--format=%H', '--reverse'])
  expect(stdout.trim().split('\n')).toEqual(shas)

  // What is in a pack is not written again, and what comes next lies next to it.
  await commitMany(repository, 1)
  expect(await looseFiles()).toBe(1)
})

test('a reader that knows older packs only finds what was packed since', async () => {
  const repository = openRepository(dir, { maxLooseObjects: 0 })
  const reader = openRepository(dir)
  const [first] = await commitMany(repository, 1)
  await repository.tidyUp()
  expect((await reader.commit(first!)).message).toBe('0')
  const shas = await commitMany(repository, 3)
  await repository.tidyUp()
  expect((await reader.commit(shas[2]!)).message).toBe('2')
})
