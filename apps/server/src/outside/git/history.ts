import { changedFiles } from './folders.ts'
import type { Commit } from './objects.ts'
import type { Repository } from './repository.ts'

export type FileCommit = Commit & { sha: string }

/** The commits that changed a file, newest first. */
export type History = (file: string) => Promise<readonly FileCommit[]>

/** Remembers which commit changed which files, and reads only those that it has not seen. */
export function openHistory(repository: Repository): History {
  let seen: { head: string | undefined; byFile: Map<string, FileCommit[]> } = {
    head: undefined,
    byFile: new Map(),
  }

  async function look(): Promise<typeof seen> {
    const head = await repository.head()
    if (head === seen.head) return seen
    const fresh: FileCommit[] = []
    let sha = head
    while (sha !== undefined && sha !== seen.head) {
      const commit = await repository.commit(sha)
      fresh.push({ ...commit, sha })
      sha = commit.parent
    }
    // Not found on the way back: the repository was replaced, and nothing that was seen holds.
    const byFile = sha === seen.head ? new Map(seen.byFile) : new Map<string, FileCommit[]>()
    for (const commit of fresh.reverse()) {
      const before = commit.parent === undefined ? undefined : await repository.commit(commit.parent)
      for (const file of await changedFiles(repository, before?.tree, commit.tree)) {
        byFile.set(file, [commit, ...(byFile.get(file) ?? [])])
      }
    }
    seen = { head, byFile }
    return seen
  }

  return async (file) => (await look()).byFile.get(file) ?? []
}
