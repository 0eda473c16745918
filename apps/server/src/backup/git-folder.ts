import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { CannotStart } from '../process/cannot-start.ts'
import type { ArchiveWriter } from './archive.ts'
import { partNames } from './manifest.ts'

/** Refuses the history of another database, which the git export has noted in the settings of the repository. */
export async function refuseOtherHistory(dir: string, databaseId: string | undefined): Promise<void> {
  const settings = await readFile(path.join(dir, 'config'), 'utf8')
  const owner = /^\[sdp\]\s+database = (\S+)/m.exec(settings)?.[1]
  if (owner !== undefined && owner !== databaseId) {
    throw new CannotStart(`${dir} belongs to another database: run this where the git history of this one is`)
  }
}

/** Adds the files of a repository that nobody writes meanwhile. */
export async function addGitFolder(archive: ArchiveWriter, dir: string): Promise<void> {
  for (const name of await filesOf(dir)) {
    const file = path.join(dir, name)
    const { size } = await stat(file)
    await archive.addStream(`${partNames.git}${name}`, size, createReadStream(file)).catch((error) => {
      if (error.code !== 'ENOENT' && error.message !== 'Size mismatch') throw error
      throw new CannotStart(`${file} changed while it was copied (by git gc, for example): try again`)
    })
  }
}

async function filesOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('unfinished-'))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()
}

/** Writes one file of a repository below this folder. */
export async function writeGitFile(
  dir: string,
  part: string,
  content: AsyncIterable<Buffer>,
  signal: AbortSignal,
): Promise<void> {
  const name = part.slice(partNames.git.length)
  const file = path.join(dir, name)
  if (path.relative(dir, file).startsWith('..')) throw new CannotStart(`${part} would be written elsewhere`)
  await mkdir(path.dirname(file), { recursive: true })
  await pipeline(content, createWriteStream(file, { flags: 'wx', flush: true }), { signal })
}

/** A repository has these, also where packing left them without files. */
export async function makeGitFolder(dir: string): Promise<void> {
  for (const name of ['refs/heads', 'objects']) await mkdir(path.join(dir, name), { recursive: true })
}
