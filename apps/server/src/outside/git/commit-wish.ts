import { changedFiles, type Folder, folderObjects, readFolder } from './folders.ts'
import type { NotedCommit } from './history.ts'
import { blobObject, commitObject, type GitObject, treeObject } from './objects.ts'
import type { Wish } from './queue.ts'
import type { Repository } from './repository.ts'

/** The files of a revision by their language. */
type Files = ReadonlyMap<string, Buffer>

/** What every save exports; other environments are written on wish. */
export const usualEnv = 'dev'

/** Writes the commit of a wish and answers it; none when it changes nothing. The head moves last, so a crash before leaves no trace. */
export async function commitWish(
  repository: Repository,
  wish: Wish,
  files: Files | undefined,
): Promise<NotedCommit | undefined> {
  const parent = await parentFor(repository, wish)
  const before = parent === undefined ? undefined : (await repository.commit(parent)).tree
  const root = before === undefined ? [] : await repository.tree(before)
  const folder = await readFolder(repository, root.find(({ name }) => name === wish.domain)?.sha)

  const blobs = new Map<string, GitObject>()
  for (const [language, text] of files ?? []) blobs.set(language, await blobObject(text))
  const folders = folderObjects(changed(folder, wish, blobs))
  const top = folders.at(-1)
  const tree = treeObject([
    ...root.filter(({ name }) => name !== wish.domain),
    ...(top === undefined ? [] : [{ name: wish.domain, sha: top.sha, isFolder: true }]),
  ])
  if (tree.sha === before || (before === undefined && top === undefined)) return undefined

  const { author, at, message, id } = wish
  const commit = commitObject({ tree: tree.sha, parent, author, at, message, wish: id })
  await repository.write([...blobs.values(), ...folders, tree, commit])
  const noted = { sha: commit.sha, parent, files: await changedFiles(repository, before, tree.sha) }
  await repository.moveHead(commit.sha)
  return noted
}

/**
 * A wish that the newest commit fulfils already (a crash came before the queue knew) is committed again on what was
 * before it, which gives the very same commit.
 */
async function parentFor(repository: Repository, { id }: Wish): Promise<string | undefined> {
  const head = await repository.head()
  if (head === undefined) return undefined
  const newest = await repository.commit(head)
  return newest.wish === id ? newest.parent : head
}

function changed(folder: Folder, { file, revision }: Wish, blobs: ReadonlyMap<string, GitObject>): Folder {
  if (file !== undefined) {
    const sha = blobs.get(file.language)?.sha
    return withFile(folder, { ...file, sha: revision === undefined ? undefined : sha })
  }
  // A language that the domain has no longer goes with all its files.
  let next: Folder = new Map([...folder].filter(([language]) => blobs.has(language)))
  for (const [language, { sha }] of blobs) next = withFile(next, { language, env: usualEnv, sha })
  return next
}

function withFile(
  folder: Folder,
  { language, env, sha }: { language: string; env: string; sha: string | undefined },
): Folder {
  const kept = folder.get(language)
  const files: Folder = new Map(kept instanceof Map ? kept : [])
  if (sha === undefined) files.delete(`${env}.json`)
  else files.set(`${env}.json`, sha)
  return new Map([...folder, [language, files]])
}
