import { execFile } from 'node:child_process'
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'
import { makeFolder } from '../../process/make-folder.ts'
import { deflateParts } from './deflate-parts.ts'
import {
  bodyOf,
  type Commit,
  type GitObject,
  nameBlob,
  type ObjectType,
  readCommit,
  readTree,
  type TreeEntry,
  typeOf,
} from './objects.ts'
import { openPacks, type Packs, writePack } from './pack.ts'
import { unfinishedName } from './unfinished.ts'

const compress = promisify(deflate)
const decompress = promisify(inflate)
const run = promisify(execFile)

export const branch = 'main'
const largestObject = 512 * 1024 * 1024
/** A commit writes five or six objects, each a file of its own until they are packed. */
const usualLooseObjects = 2000

/** A bare git repository that plain git can clone. It is written without git, so that none has to be installed. */
export interface Repository {
  dir: string
  isThere: () => Promise<boolean>
  /**
   * The database whose history it is, as the configuration says (`git config sdp.database`); none in one that is not ours yet.
   */
  owner: () => Promise<string | undefined>
  setOwner: (database: string) => Promise<void>
  /** The newest commit; none in an empty repository. */
  head: () => Promise<string | undefined>
  /** Writes objects so that they survive a power cut; one that is there already costs nothing. */
  write: (objects: readonly GitObject[]) => Promise<void>
  /** The same of a file in parts, of which there may be much; returns its name. */
  writeBlob: (parts: readonly Buffer[]) => Promise<string>
  moveHead: (sha: string) => Promise<void>
  blob: (sha: string) => Promise<Buffer>
  tree: (sha: string) => Promise<TreeEntry[]>
  commit: (sha: string) => Promise<Commit>
  /** Whether enough objects are files of their own that they should be packed. */
  isUntidy: () => Promise<boolean>
  /** Packs them into one file. Nobody else may write meanwhile; who reads is not disturbed. */
  tidyUp: () => Promise<void>
}

/** Opens the repository in this folder; it is made with the first thing that is written. */
export function openRepository(
  dir: string,
  { maxLooseObjects = usualLooseObjects }: { maxLooseObjects?: number } = {},
): Repository {
  const ref = path.join(dir, 'refs', 'heads', branch)
  const config = path.join(dir, 'config')
  const packs = openPacks(dir)
  const read = (sha: string, type: ObjectType) => readObject({ dir, packs }, sha, type)
  /** Unknown until somebody asks. Other servers write too, so it is a guess and counted again before it matters. */
  let loose: number | undefined

  /** Unless it is there already. */
  async function writeNew(sha: string, deflated: () => Promise<readonly Buffer[]>): Promise<void> {
    const file = looseFile(dir, sha)
    if ((await exists(file)) || (await packs.has(sha))) return
    await mkdir(path.dirname(file), { recursive: true })
    await writeSafely(dir, file, await deflated())
    if (loose !== undefined) loose++
  }

  return {
    dir,
    isThere: () => exists(path.join(dir, 'HEAD')),
    owner: async () => ownerIn((await readText(config)) ?? ''),
    setOwner: async (database) => {
      await create(dir)
      const text = (await readText(config)) ?? ''
      await writeSafely(dir, config, [Buffer.from(`${text}[sdp]\n\tdatabase = ${database}\n`)])
    },
    head: async () =>
      (await readText(ref))?.trim() ?? packedHead(await readText(path.join(dir, 'packed-refs'))),
    write: async (objects) => {
      await create(dir)
      for (const { sha, bytes } of objects) {
        await writeNew(sha, async () => [await compress(bytes, { level: 6 })])
      }
    },
    writeBlob: async (parts) => {
      await create(dir)
      const { sha, header } = await nameBlob(parts)
      await writeNew(sha, () => deflateParts([header, ...parts]))
      return sha
    },
    moveHead: async (sha) => writeSafely(dir, ref, [Buffer.from(`${sha}\n`)]),
    blob: (sha) => read(sha, 'blob'),
    tree: async (sha) => readTree(await read(sha, 'tree')),
    commit: async (sha) => readCommit(await read(sha, 'commit')),
    isUntidy: async () => {
      loose ??= (await looseObjects(dir)).length
      return loose > maxLooseObjects
    },
    tidyUp: async () => {
      const shas = await looseObjects(dir)
      if (shas.length > maxLooseObjects) await packLoose(dir, shas)
      loose = undefined
    },
  }
}

async function create(dir: string): Promise<void> {
  if (await exists(path.join(dir, 'HEAD'))) return
  await makeFolder(path.join(dir, 'refs', 'heads'))
  await makeFolder(path.join(dir, 'objects'))
  const config = '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n'
  await writeSafely(dir, path.join(dir, 'config'), [Buffer.from(config)])
  await writeSafely(dir, path.join(dir, 'HEAD'), [Buffer.from(`ref: refs/heads/${branch}\n`)])
}

/** The last one counts, as in git. */
function ownerIn(config: string): string | undefined {
  const sections = config.split(/^\s*(?=\[)/m).filter((section) => /^\[sdp\]/i.test(section))
  const values = sections.flatMap((section) => [...section.matchAll(/^\s*database\s*=\s*"?([^\s"]+)/gim)])
  return values.at(-1)?.[1]
}

function looseFile(dir: string, sha: string): string {
  return path.join(dir, 'objects', sha.slice(0, 2), sha.slice(2))
}

interface ObjectDatabase {
  dir: string
  packs: Packs
}

async function looseObjects(dir: string): Promise<string[]> {
  const folders = await readdir(path.join(dir, 'objects')).catch(() => [])
  const found: string[] = []
  for (const folder of folders) {
    if (!/^[0-9a-f]{2}$/.test(folder)) continue
    const files = await readdir(path.join(dir, 'objects', folder))
    for (const file of files) if (/^[0-9a-f]{38}$/.test(file)) found.push(folder + file)
  }
  return found
}

/** The files go when the pack is there: a reader finds an object in the one or in the other. */
async function packLoose(dir: string, shas: readonly string[]): Promise<void> {
  await writePack(dir, shas, async (sha) => {
    const bytes = await decompress(await readFile(looseFile(dir, sha)))
    return { type: typeOf({ bytes }), body: bodyOf({ bytes }) }
  })
  for (const sha of shas) await rm(looseFile(dir, sha), { force: true })
}

/** All of it or nothing, whenever the process or the machine stops; what is left then lies where git does not look. */
async function writeSafely(dir: string, file: string, parts: readonly Buffer[]): Promise<void> {
  const temporary = path.join(dir, unfinishedName())
  const handle = await open(temporary, 'wx')
  try {
    for (const part of parts) await handle.writeFile(part)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
}

async function readObject({ dir, packs }: ObjectDatabase, sha: string, type: ObjectType): Promise<Buffer> {
  const known = await packs.readKnown(sha)
  if (known !== undefined) return known
  const loose = await readBytes(looseFile(dir, sha))
  if (loose !== undefined) return bodyOf({ bytes: await decompress(loose) })
  const packed = await packs.read(sha)
  if (packed !== undefined) return packed
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
