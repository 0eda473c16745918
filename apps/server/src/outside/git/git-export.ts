import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from '../../config.ts'
import type { ContentStore } from '../../content/content-store.ts'
import { sendTogether, takingTurns } from '../../db/database.ts'
import { lockInTransaction } from '../../db/locks.ts'
import type { Tx } from '../../db/tx.ts'
import type { Events } from '../../events/events.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { commitWish } from './commit-wish.ts'
import { findFile } from './folders.ts'
import { type History, openHistory } from './history.ts'
import { openPusher, type Pusher, type PushState } from './push.ts'
import { insertWish, takeWish, type Wish, waitingDomains } from './queue.ts'
import { openRepository } from './repository.ts'

/** The git export of this installation: what is saved becomes commits in a repository of its own. */
export interface GitExport {
  /** Notes a commit to be made; part of the caller's transaction, so that neither comes without the other. */
  enqueue: (client: Tx, wish: Wish) => Promise<void>
  /** Commits what is noted for a domain. It happens by itself too; call it to see the result. */
  commit: (domain: string) => Promise<void>
  /** The same for all domains. */
  commitAll: () => Promise<void>
  /** Takes the next commit of a domain off the list, and goes on with those behind it; part of the caller's transaction. */
  giveUpNext: (tx: Tx, domain: string) => Promise<void>
  hasFile: (file: string) => Promise<boolean>
  /** The commits that changed a file, newest first. */
  commits: History['commits']
  /** The text of a file at a commit, which may be told by the first letters of its sha; without, at the newest. */
  content: (file: string, sha?: string) => Promise<Buffer | undefined>
  pushState: () => Promise<PushState>
  close: () => Promise<void>
}

/** So long one domain is worked on before the others have their turn. */
const turnMillis = 5000

/** Opens the export and goes on where it stopped. */
export function openGitExport({
  config,
  log,
  db,
  content,
  events,
  jobs,
}: {
  config: Config
  log: FastifyBaseLogger
  db: Pool
  content: ContentStore
  events: Events
  jobs: Jobs
}): GitExport {
  const closing = new AbortController()
  const repository = openRepository(path.join(config.dataDir, 'git'))
  const history = openHistory(repository, db, closing.signal)
  const pusher =
    config.gitRemote === undefined
      ? undefined
      : openPusher({ db, repository, remote: config.gitRemote, signal: closing.signal })
  const wakePush = pusher && jobs.work('git-push', () => push(pusher))

  /** One state of the database for all that a commit is made of, and one server at a time. */
  async function commitNext(domain: string): Promise<boolean> {
    return takingTurns(db, 'gitRepository', async (client) => {
      const wish = await takeWish(client, domain)
      if (wish === undefined) return false
      const files = wish.revision === undefined ? undefined : await content.print(wish.revision, client)
      // A revision that is gone went with its domain, whose removal is noted behind it.
      if (wish.revision === undefined || files !== undefined) {
        const commit = await commitWish(repository, wish, files)
        if (commit !== undefined) await history.note(client, commit)
      }
      if (pusher !== undefined) await jobs.send(client, 'git-push')
      await events.publish(client, { type: 'domain-committed', name: domain })
      return true
    })
  }

  async function commit(domain: string, until = Number.POSITIVE_INFINITY): Promise<void> {
    while (await commitNext(domain)) {
      wakePush?.()
      if (!closing.signal.aborted && performance.now() < until) continue
      await jobs.send(db, 'git-export', { domain })
      return
    }
    await jobs.forgetFailed('git-export', { domain })
  }

  const wake = jobs.work('git-export', async ({ domain }) => {
    await commit(domain!, performance.now() + turnMillis)
    if (await repository.isUntidy()) await takingTurns(db, 'gitRepository', () => repository.tidyUp())
  })

  async function push({ push }: Pusher): Promise<void> {
    // A remote that fails is not asked more often because of new commits: the next attempt pushes them too.
    if (await jobs.isToBeTriedAgain('git-push')) return
    await push()
    await jobs.forgetFailed('git-push')
  }

  const unsubscribe = events.subscribe(({ type }) => {
    if (type === 'domain-created' || type === 'domain-updated' || type === 'domain-deleted') wake()
  })

  /** Tries again what failed before, and finds what an older version noted without a job. */
  const start = async () => {
    for (const domain of await waitingDomains(db)) await jobs.sendAnew('git-export', { domain })
    wake()
    if (pusher !== undefined) await jobs.sendAnew('git-push')
    wakePush?.()
    await history.catchUp()
  }
  const starting = start().catch((error: unknown) =>
    log.error({ err: error }, 'the git export goes on with the next save'),
  )

  return {
    enqueue: async (client, wish) => {
      await sendTogether(client, () => [
        insertWish(client, wish),
        jobs.send(client, 'git-export', { domain: wish.domain }),
      ])
    },
    commit,
    commitAll: async () => {
      for (const domain of await waitingDomains(db)) await commit(domain)
    },
    giveUpNext: async (tx, domain) => {
      await lockInTransaction(tx, 'gitRepository')
      await takeWish(tx, domain)
      await jobs.send(tx, 'git-export', { domain })
    },
    hasFile: async (file) => {
      const head = await repository.head()
      if (head === undefined) return false
      return (await findFile(repository, (await repository.commit(head)).tree, file)) !== undefined
    },
    commits: history.commits,
    content: async (file, sha = '') => {
      const commit = await history.find(file, sha)
      const blob = commit === undefined ? undefined : await findFile(repository, commit.tree, file)
      return blob === undefined ? undefined : repository.blob(blob)
    },
    pushState: async () => pusher?.state() ?? { state: 'off', message: '' },
    close: async () => {
      closing.abort()
      unsubscribe()
      await starting
    },
  }
}
