import type { PrintableFile } from '../../content/print.ts'
import type { ExportedFile } from './exported-files.ts'
import { changedFiles, type Folder, folderObjects, readFolder } from './folders.ts'
import type { NotedCommit } from './history.ts'
import { commitObject, treeObject } from './objects.ts'
import type { PendingExport } from './queue.ts'
import type { Repository } from './repository.ts'

/** What every save exports; other environments are written on request. */
export const usualEnv = 'dev'

export interface WrittenExport {
  /** None when the export changes nothing. */
  commit: NotedCommit | undefined
  /** The files of the domain whose content is known, after the export. */
  files: ExportedFile[]
}

/**
 * Writes the commit of a pending export. Only files are printed whose content no file of the commit before was printed from, one after
 * another. The head moves last, so a crash before leaves no trace.
 */
export async function commitExport(
  repository: Repository,
  pending: PendingExport,
  { files, known }: { files: readonly PrintableFile[]; known: readonly ExportedFile[] },
): Promise<WrittenExport> {
  const parent = await parentFor(repository, pending)
  const before = parent === undefined ? undefined : (await repository.commit(parent)).tree
  const root = before === undefined ? [] : await repository.tree(before)
  const folder = await readFolder(repository, root.find(({ name }) => name === pending.domain)?.sha)

  const unchanged = known.filter(({ file, blob }) => shaIn(folder, file) === blob)
  const blobs = await writeFiles(repository, pending, { files, known: unchanged })
  const next = changed(folder, pending, { files, blobs })
  const exported = stillIn(next, [...unchanged, ...exportedFiles(pending, { files, blobs })])
  const folders = folderObjects(next)
  const top = folders.at(-1)
  const tree = treeObject([
    ...root.filter(({ name }) => name !== pending.domain),
    ...(top === undefined ? [] : [{ name: pending.domain, sha: top.sha, isFolder: true }]),
  ])
  if (tree.sha === before || (before === undefined && top === undefined))
    return { commit: undefined, files: exported }

  const { author, at, message, id } = pending
  const commit = commitObject({ tree: tree.sha, parent, author, at, message, exportId: id })
  await repository.write([...folders, tree, commit])
  const noted = { sha: commit.sha, parent, files: await changedFiles(repository, before, tree.sha) }
  await repository.moveHead(commit.sha)
  return { commit: noted, files: exported }
}

/**
 * An export that the newest commit fulfils already (a crash came before the queue knew) is committed again on what was
 * before it, which gives the very same commit.
 */
async function parentFor(repository: Repository, { id }: PendingExport): Promise<string | undefined> {
  const head = await repository.head()
  if (head === undefined) return undefined
  const newest = await repository.commit(head)
  return newest.exportId === id ? newest.parent : head
}

/** By language. */
type Blobs = ReadonlyMap<string, string>

async function writeFiles(
  repository: Repository,
  { file }: PendingExport,
  { files, known }: { files: readonly PrintableFile[]; known: readonly ExportedFile[] },
): Promise<Blobs> {
  const printed = new Map(known.map(({ content, blob }) => [content, blob]))
  const blobs = new Map<string, string>()
  for (const { language, content, print } of files) {
    if (file !== undefined && file.language !== language) continue
    const blob = printed.get(content) ?? (await repository.writeBlob(await print()))
    printed.set(content, blob)
    blobs.set(language, blob)
  }
  return blobs
}

interface Written {
  files: readonly PrintableFile[]
  blobs: Blobs
}

function changed(folder: Folder, { file, revision }: PendingExport, { files, blobs }: Written): Folder {
  if (file !== undefined) {
    const sha = revision === undefined ? undefined : blobs.get(file.language)
    return withFile(folder, { ...file, sha })
  }
  // A language that the domain has no longer goes with all its files.
  let next: Folder = new Map([...folder].filter(([name]) => files.some(({ language }) => language === name)))
  for (const [language, sha] of blobs) next = withFile(next, { language, env: usualEnv, sha })
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

function exportedFiles({ file }: PendingExport, { files, blobs }: Written): ExportedFile[] {
  const env = file?.env ?? usualEnv
  return files.flatMap(({ language, content }) => {
    const blob = blobs.get(language)
    return blob === undefined ? [] : [{ file: `${language}/${env}.json`, content, blob }]
  })
}

/** The last that is said of a file, of those that are there. */
function stillIn(folder: Folder, files: readonly ExportedFile[]): ExportedFile[] {
  const last = new Map(files.map((one) => [one.file, one]))
  return [...last.values()].filter(({ file, blob }) => shaIn(folder, file) === blob)
}

function shaIn(folder: Folder, file: string): string | undefined {
  const [language, name] = file.split('/') as [string, string]
  const files = folder.get(language)
  const sha = files instanceof Map ? files.get(name) : undefined
  return typeof sha === 'string' ? sha : undefined
}
