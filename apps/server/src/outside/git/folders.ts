import { type GitObject, type TreeEntry, treeObject } from './objects.ts'
import type { Repository } from './repository.ts'

/** A folder as it shall be: names with the sha of a file, or with a folder. Empty folders vanish, as git has none. */
export type Folder = Map<string, string | Folder>

export async function readFolder(repository: Repository, sha: string | undefined): Promise<Folder> {
  if (sha === undefined) return new Map()
  const entries = await repository.tree(sha)
  return new Map(
    await Promise.all(
      entries.map(
        async ({ name, sha, isFolder }): Promise<[string, string | Folder]> => [
          name,
          isFolder ? await readFolder(repository, sha) : sha,
        ],
      ),
    ),
  )
}

/** The trees that a folder needs, itself last; none for one without files. */
export function folderObjects(folder: Folder): GitObject[] {
  const below: GitObject[] = []
  const entries: TreeEntry[] = []
  for (const [name, content] of folder) {
    if (typeof content === 'string') {
      entries.push({ name, sha: content, isFolder: false })
      continue
    }
    const objects = folderObjects(content)
    for (const object of objects) below.push(object)
    const top = objects.at(-1)
    if (top !== undefined) entries.push({ name, sha: top.sha, isFolder: true })
  }
  return entries.length === 0 ? [] : [...below, treeObject(entries)]
}

/** The sha of a file by its path, if it is there. */
export async function findFile(
  repository: Repository,
  tree: string,
  file: string,
): Promise<string | undefined> {
  let sha: string | undefined = tree
  for (const name of file.split('/')) {
    if (sha === undefined) return undefined
    const entries: TreeEntry[] = await repository.tree(sha)
    sha = entries.find((entry) => entry.name === name)?.sha
  }
  return sha
}

/** The paths of files that differ between two trees. */
export async function changedFiles(
  repository: Pick<Repository, 'tree'>,
  before: string | undefined,
  after: string | undefined,
): Promise<string[]> {
  if (before === after) return []
  const [old, fresh] = await Promise.all(
    [before, after].map(async (sha) => (sha === undefined ? [] : repository.tree(sha))),
  )
  const names = new Set([...old!, ...fresh!].map(({ name }) => name))
  const found: string[] = []
  for (const name of names) {
    const from = old!.find((entry) => entry.name === name)
    const to = fresh!.find((entry) => entry.name === name)
    if (from?.sha === to?.sha) continue
    if (!(from ?? to)!.isFolder) found.push(name)
    else
      for (const below of await changedFiles(repository, from?.sha, to?.sha)) found.push(`${name}/${below}`)
  }
  return found
}
