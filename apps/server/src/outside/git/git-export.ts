import path from 'node:path'
import type { Pool, PoolClient } from 'pg'
import type { Config } from '../../config.ts'
import type { ContentStore } from '../../content/content-store.ts'
import { oneAtATime } from '../../content/sweep.ts'
import { transaction } from '../../db/database.ts'
import type { Events } from '../../events/events.ts'
import { commitWish } from './commit-wish.ts'
import { findFile } from './folders.ts'
import { type FileCommit, openHistory } from './history.ts'
import { openPusher, type PushState } from './push.ts'
import { hasWishes, insertWish, lockRepository, takeWish, type Wish } from './queue.ts'
import { openRepository } from './repository.ts'

/** The git export of this installation: what is saved becomes commits in a repository of its own. */
export interface GitExport {
  /** Notes a commit to be made; part of the caller's transaction, so that neither comes without the other. */
  enqueue: (client: PoolClient, wish: Wish) => Promise<void>
  /** Commits what is noted. It happens by itself too; call it to see the result. */
  commitAll: () => Promise<void>
  hasFile: (file: string) => Promise<boolean>
  /** The commits that changed a file, newest first. */
  commits: (file: string) => Promise<readonly FileCommit[]>
  /** The text of a file at a commit, which may be told by the first letters of its sha. */
  content: (file: string, sha: string) => Promise<Buffer | undefined>
  pushState: () => Promise<PushState>
  close: () => Promise<void>
}

/** What a crashed server left behind is found by the others within this time. */
const lookAgainMillis = 30_000

/** Opens the export and goes on where it stopped. */
export function openGitExport({
  config,
  db,
  content,
  events,
  clock,
}: {
  config: Config
  db: Pool
  content: ContentStore
  events: Events
  clock: () => number
}): GitExport {
  const repository = openRepository(path.join(config.dataDir, 'git'))
  const history = openHistory(repository)
  const closing = new AbortController()
  const pusher =
    config.gitRemote === undefined
      ? undefined
      : openPusher({ db, repository, remote: config.gitRemote, clock, signal: closing.signal })
  let timer: NodeJS.Timeout | undefined

  async function commitNext(): Promise<boolean> {
    return transaction(db, async (client) => {
      await lockRepository(client)
      const wish = await takeWish(client)
      if (wish === undefined) return false
      const files = wish.revision === undefined ? undefined : await content.print(wish.revision)
      // A revision that is gone went with its domain, whose removal is noted behind it.
      if (wish.revision === undefined || files !== undefined) await commitWish(repository, wish, files)
      await events.publish(client, { type: 'domain-committed', name: wish.domain })
      return true
    })
  }

  const commitAll = oneAtATime(async () => {
    if (!(await hasWishes(db))) return
    while (!closing.signal.aborted && (await commitNext()));
  })

  const work = oneAtATime(async () => {
    clearTimeout(timer)
    let wait: number | undefined
    try {
      await commitAll()
      if (!closing.signal.aborted) wait = await pusher?.push()
    } catch (error) {
      console.error(`The git export will try again: ${(error as Error).message}`)
    }
    if (!closing.signal.aborted) timer = setTimeout(work, Math.min(wait ?? lookAgainMillis, lookAgainMillis))
  })

  const unsubscribe = events.subscribe(({ type }) => {
    if (type === 'domain-created' || type === 'domain-updated' || type === 'domain-deleted') void work()
  })
  void work()

  return {
    enqueue: insertWish,
    commitAll: async () => {
      await commitAll()
      void work()
    },
    hasFile: async (file) => {
      const head = await repository.head()
      if (head === undefined) return false
      return (await findFile(repository, (await repository.commit(head)).tree, file)) !== undefined
    },
    commits: history,
    content: async (file, sha) => {
      const commit = (await history(file)).find((one) => one.sha.startsWith(sha))
      const blob = commit === undefined ? undefined : await findFile(repository, commit.tree, file)
      return blob === undefined ? undefined : repository.blob(blob)
    },
    pushState: async () => pusher?.state() ?? { state: 'off', message: '' },
    close: async () => {
      closing.abort()
      unsubscribe()
      await work()
      clearTimeout(timer)
    },
  }
}
