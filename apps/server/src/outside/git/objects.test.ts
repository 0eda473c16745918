import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, type Commit, commitObject, objectOf, readCommit, readTree, treeObject } from './objects.ts'
import { openRepository, type Repository } from './repository.ts'

let folder: string
let repository: Repository

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sdp-git-'))
  repository = openRepository(path.join(folder, 'git'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function git(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['-C', repository.dir, ...args])
  return stdout
}

const blob = objectOf('blob', Buffer.from('{}\n'))
const inner = treeObject([{ name: 'dev.json', sha: blob.sha, isFolder: false }])
const names = ['b', 'a-b', 'a', 'aa', 'a_b', 'Ä', 'A', '日本']
const root = treeObject([
  { name: 'a.txt', sha: blob.sha, isFolder: false },
  ...names.map((name) => ({ name, sha: inner.sha, isFolder: true })),
])
const commit: Commit = {
  tree: root.sha,
  parent: undefined,
  author: { name: 'Zoë <root> \n Ünal', email: 'zoe@sdp.example>' },
  at: Date.parse('2026-02-03T04:05:06.789Z'),
  message: 'Grüße\n\n  indented, and an empty line at the end\n',
  exportId: 'w-1',
}

test('objects are what git itself would write', async () => {
  const written = commitObject(commit)
  await repository.write([blob, inner, root, written])
  await repository.moveHead(written.sha)
  expect(await git('fsck', '--strict', '--full')).toBe('')
  expect((await git('ls-tree', '--name-only', '-z', 'HEAD')).split('\0')).toHaveLength(names.length + 2)
  expect(await git('log', '--format=%an|%ae|%aI|%cn')).toBe(
    'Zoë root  Ünal|zoe@sdp.example|2026-02-03T04:05:06+00:00|SDP Studio\n',
  )
  expect(await git('log', '--format=%B')).toContain('Grüße\n\n  indented, and an empty line at the end\n')
})

test('what is written is read again', async () => {
  expect(readTree(bodyOf(root)).map(({ name }) => name)).toEqual([
    'A',
    'a-b',
    'a.txt',
    'a',
    'a_b',
    'aa',
    'b',
    'Ä',
    '日本',
  ])
  const { message, at, exportId, tree, parent } = readCommit(
    bodyOf(commitObject({ ...commit, parent: blob.sha })),
  )
  expect({ message, at, exportId, tree, parent }).toEqual({
    message: commit.message.trimEnd(),
    at: Date.parse('2026-02-03T04:05:06Z'),
    exportId: 'w-1',
    tree: root.sha,
    parent: blob.sha,
  })
})

test('somebody without a name signs with the e-mail', () => {
  const signed = commitObject({ ...commit, author: { name: ' ', email: 'zoe@sdp.example' } })
  expect(bodyOf(signed).toString()).toContain('\nauthor zoe@sdp.example <zoe@sdp.example> ')
})
