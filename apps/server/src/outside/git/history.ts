import type { Pool } from 'pg'
import { openCache } from '../../content/cache.ts'
import { transaction } from '../../db/database.ts'
import { lockInTransaction } from '../../db/locks.ts'
import type { Db, Tx } from '../../db/tx.ts'
import { oneAtATime } from '../../process/one-at-a-time.ts'
import { openPace } from '../../process/pace.ts'
import { changedFiles } from './folders.ts'
import type { Commit, TreeEntry } from './objects.ts'
import type { Repository } from './repository.ts'

export type FileCommit = Commit & { sha: string }

/** Which commits changed a file. The database knows their names, so that only those that are asked for are read. */
export interface History {
  /** Notes a commit that was just made, in the transaction that made it. */
  note: (client: Tx, commit: NotedCommit) => Promise<void>
  /** Notes what the repository has and the database does not: all of one that was there before, once for all who ask. */
  catchUp: () => Promise<void>
  /** The commits that changed a file, newest first. */
  commits: (file: string, page: { offset: number; limit: number }) => Promise<FileCommit[]>
  /** The newest commit that changed a file, of those whose sha begins so. */
  find: (file: string, sha: string) => Promise<FileCommit | undefined>
}

export interface NotedCommit {
  sha: string
  parent: string | undefined
  files: readonly string[]
}

const commitsAtOnce = 200
const megabyte = 1024 * 1024

/** `signal` ends the noting of many commits; what is missing then is noted by the next start. */
export function openHistory(repository: Repository, db: Pool, signal: AbortSignal): History {
  const catchUp = oneAtATime(async () => {
    while (!signal.aborted && !(await isUpToDate())) await noteMissing()
  })

  async function noted(client: Db): Promise<string | undefined> {
    const { rows } = await client.query<{ head: string }>('select head from git_export_noted')
    return rows[0]?.head
  }

  async function isUpToDate(): Promise<boolean> {
    const head = await repository.head()
    return head === undefined || head === (await noted(db))
  }

  async function noteMissing(): Promise<void> {
    const start = await noted(db)
    const missing: FileCommit[] = []
    const pace = openPace()
    let sha = await repository.head()
    while (sha !== undefined && sha !== start) {
      if (signal.aborted) return
      await pace.rest()
      const commit: Commit = await repository.commit(sha)
      missing.push({ ...commit, sha })
      sha = commit.parent
    }
    missing.reverse()
    const trees = withCache(repository)
    let before = sha === undefined ? undefined : (await repository.commit(sha)).tree
    for (let at = 0; at < missing.length && !signal.aborted; at += commitsAtOnce) {
      const batch: NotedCommit[] = []
      for (const { sha, parent, tree } of missing.slice(at, at + commitsAtOnce)) {
        await pace.rest()
        batch.push({ sha, parent, files: await changedFiles(trees, before, tree) })
        before = tree
      }
      const isDone = await transaction(db, async (client) => {
        await lockInTransaction(client, 'gitHistory')
        // Somebody else may have noted some of it meanwhile.
        if ((await noted(client)) !== (missing[at - 1]?.sha ?? start)) return false
        await note(client, batch)
        return true
      })
      if (!isDone) return
    }
  }

  async function read(shas: readonly string[]): Promise<FileCommit[]> {
    return Promise.all(shas.map(async (sha) => ({ ...(await repository.commit(sha)), sha })))
  }

  return {
    note: async (client, commit) => {
      await lockInTransaction(client, 'gitHistory')
      await note(client, [commit])
    },
    catchUp,
    commits: async (file, { offset, limit }) => {
      await catchUp()
      const { rows } = await db.query<{ sha: string }>(
        'select sha from git_export_file_commit where file = $1 order by number desc limit $2 offset $3',
        [file, limit, offset],
      )
      return read(rows.map((row) => row.sha))
    },
    find: async (file, sha) => {
      await catchUp()
      const { rows } = await db.query<{ sha: string }>(
        `select sha from git_export_file_commit where file = $1 and starts_with(sha, $2) order by number desc limit 1`,
        [file, sha],
      )
      return (await read(rows.map((row) => row.sha)))[0]
    },
  }
}

/** Notes commits, each the parent of the next, behind the parent of the first; does nothing when that is not the newest. */
async function note(client: Tx, commits: readonly NotedCommit[]): Promise<void> {
  const { parent } = commits[0]!
  const { sha } = commits.at(-1)!
  if (parent === undefined) {
    // The first of a repository: what was noted belongs to another one.
    await client.query('delete from git_export_file_commit')
    await client.query('delete from git_export_noted')
  }
  const { rows } = await client.query<{ number: string }>(
    parent === undefined
      ? 'insert into git_export_noted (head, number) values ($1, $2) returning number'
      : 'update git_export_noted set head = $1, number = number + $2 where head = $3 returning number',
    [sha, commits.length, ...(parent === undefined ? [] : [parent])],
  )
  if (rows[0] === undefined) return
  const before = Number(rows[0].number) - commits.length
  const changes = commits.flatMap(({ sha, files }, at) =>
    files.map((file) => ({ file, number: before + at + 1, sha })),
  )
  await client.query(
    `insert into git_export_file_commit (file, number, sha)
     select * from unnest($1::text[], $2::bigint[], $3::text[])`,
    [changes.map(({ file }) => file), changes.map(({ number }) => number), changes.map(({ sha }) => sha)],
  )
}

/** The folders after one commit are those before the next. */
function withCache(repository: Repository): Pick<Repository, 'tree'> {
  const kept = openCache<TreeEntry[]>(16 * megabyte)
  return {
    tree: async (sha) => {
      const known = kept.get(sha)
      if (known !== undefined) return known
      const entries = await repository.tree(sha)
      kept.set(sha, entries, entries.length * 150)
      return entries
    },
  }
}
