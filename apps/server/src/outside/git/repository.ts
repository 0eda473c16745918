import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'
import {
  bodyOf,
  type Commit,
  type GitObject,
  type ObjectType,
  readCommit,
  readTree,
  type TreeEntry,
} from './objects.ts'

const compress = promisify(deflate)
const decompress = promisify(inflate)
const run = promisify(execFile)

export const branch = 'main'
const largestObject = 512 * 1024 * 1024

/** A bare git repository that plain git can clone. It is written without git, so that none has to be installed. */
export interface Repository {
  dir: string
  /** The newest commit; none in an empty repository. */
  head: () => Promise<string | undefined>
  /** Writes objects so that they survive a power cut; one that is there already costs nothing. */
  write: (objects: readonly GitObject[]) => Promise<void>
  moveHead: (sha: string) => Promise<void>
  blob: (sha: string) => Promise<Buffer>
  tree: (sha: string) => Promise<TreeEntry[]>
  commit: (sha: string) => Promise<Commit>
}

/** Opens the repository in this folder; it is made with the first thing that is written. */
export function openRepository(dir: string): Repository {
  const ref = path.join(dir, 'refs', 'heads', branch)
  const read = (sha: string, type: ObjectType) => readObject(dir, sha, type)
  return {
    dir,
    head: async () =>
      (await readText(ref))?.trim() ?? packedHead(await readText(path.join(dir, 'packed-refs'))),
    write: async (objects) => {
      await create(dir)
      for (const object of objects) await writeObject(dir, object)
    },
    moveHead: async (sha) => writeSafely(dir, ref, Buffer.from(`${sha}\n`)),
    blob: (sha) => read(sha, 'blob'),
    tree: async (sha) => readTree(await read(sha, 'tree')),
    commit: async (sha) => readCommit(await read(sha, 'commit')),
  }
}

async function create(dir: string): Promise<void> {
  if (await exists(path.join(dir, 'HEAD'))) return
  await mkdir(path.join(dir, 'refs', 'heads'), { recursive: true })
  await mkdir(path.join(dir, 'objects'), { recursive: true })
  await writeSafely(
    dir,
    path.join(dir, 'config'),
    Buffer.from('[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n'),
  )
  await writeSafely(dir, path.join(dir, 'HEAD'), Buffer.from(`ref: refs/heads/${branch}\n`))
}

function looseFile(dir: string, sha: string): string {
  return path.join(dir, 'objects', sha.slice(0, 2), sha.slice(2))
}

async function writeObject(dir: string, { sha, bytes }: GitObject): Promise<void> {
  const file = looseFile(dir, sha)
  if (await exists(file)) return
  await mkdir(path.dirname(file), { recursive: true })
  await writeSafely(dir, file, await compress(bytes, { level: 6 }))
}

/** All of it or nothing, whenever the process or the machine stops; what is left then lies where git does not look. */
async function writeSafely(dir: string, file: string, bytes: Buffer): Promise<void> {
  const temporary = path.join(dir, `unfinished-${randomUUID()}`)
  const handle = await open(temporary, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
}

async function readObject(dir: string, sha: string, type: ObjectType): Promise<Buffer> {
  const loose = await readBytes(looseFile(dir, sha))
  if (loose !== undefined) return bodyOf({ bytes: await decompress(loose) })
  // Somebody tidied up with `git gc`, so there is a git that can read its packs.
  const { stdout } = await run('git', [`--git-dir=${dir}`, 'cat-file', type, sha], {
    encoding: 'buffer',
    maxBuffer: largestObject,
  })
  return stdout
}

function packedHead(packed: string | undefined): string | undefined {
  return packed
    ?.split('\n')
    .find((line) => line.endsWith(` refs/heads/${branch}`))
    ?.slice(0, 40)
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

async function readText(file: string): Promise<string | undefined> {
  return (await readBytes(file))?.toString('utf8')
}

async function readBytes(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined
    throw error
  }
}
