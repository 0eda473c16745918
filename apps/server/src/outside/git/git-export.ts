import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from '../../config/config.ts'
import type { ContentStore } from '../../content/content-store.ts'
import { lockedTransaction, sendTogether } from '../../db/database.ts'
import { lockInTransaction } from '../../db/locks.ts'
import type { Tx } from '../../db/tx.ts'
import type { Events } from '../../events/events.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { commitExport } from './commit-export.ts'
import { noteExportedFiles, readExportedFiles } from './exported-files.ts'
import { findFile } from './folders.ts'
import { type History, openHistory } from './history.ts'
import { openOwnership, StrangeFolder } from './ownership.ts'
import { openPusher, type Pusher, type PushState } from './push.ts'
import { insertExport, type PendingExport, takeExport, waitingDomains } from './queue.ts'
import { openRepository } from './repository.ts'
import { removeUnfinished } from './unfinished.ts'

/** The git export of this installation: what is saved becomes commits in a repository of its own. */
export interface GitExport {
  /** Why this server neither writes nor reads the repository; undefined where it does. Others may go on. */
  stoppedBecause: () => Promise<string | undefined>
  /** The same for metrics: what is known so far. */
  isStopped: () => boolean
  /** Notes a commit to be made; part of the caller's transaction, so that neither comes without the other. */
  enqueue: (client: Tx, pending: PendingExport) => Promise<void>
  /** Commits what is noted for a domain. It happens by itself too; call it to see the result. */
  commit: (domain: string) => Promise<void>
  /** The same for all domains. */
  commitAll: () => Promise<void>
  /**
   * Takes the next commit of a domain off the list, and goes on with those behind it (ruling R49); part of the caller's
   * transaction.
   */
  giveUpNext: (tx: Tx, domain: string) => Promise<void>
  hasFile: (file: string) => Promise<boolean>
  /** The commits that changed a file, newest first. */
  commits: History['commits']
  /** The text of a file at a commit, which may be told by the first letters of its sha; without, at the newest. */
  content: (file: string, sha?: string) => Promise<Buffer | undefined>
  pushState: () => Promise<PushState>
  close: () => Promise<void>
}

/** For how long one domain is worked on before the others have their turn. */
const sliceMillis = 5000

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
  const claim = openOwnership(repository, db)
  let isStopped = false
  let wake = () => {}
  let wakePush = () => {}

  /** One state of the database for all that a commit is made of, and one server at a time. */
  async function commitNext(domain: string): Promise<boolean> {
    return lockedTransaction(db, 'gitRepository', async (client) => {
      const pending = await takeExport(client, domain)
      if (pending === undefined) return false
      const files = pending.revision === undefined ? [] : await content.files(pending.revision, client)
      // A revision that is gone went with its domain, whose removal is noted behind it.
      if (files !== undefined) {
        const known = await readExportedFiles(client, domain)
        const written = await commitExport(repository, pending, { files, known })
        await noteExportedFiles(client, domain, written.files)
        if (written.commit !== undefined) await history.note(client, written.commit)
      }
      if (pusher !== undefined) await jobs.send(client, 'git-push')
      await events.publish(client, { type: 'domain-committed', name: domain })
      return true
    })
  }

  async function commit(domain: string, until = Number.POSITIVE_INFINITY): Promise<void> {
    await claim()
    while (await commitNext(domain)) {
      wakePush()
      if (!closing.signal.aborted && performance.now() < until) continue
      await jobs.send(db, 'git-export', { domain })
      return
    }
    await jobs.forgetFailed('git-export', { domain })
  }

  async function commitForAWhile(domain: string): Promise<void> {
    await commit(domain, performance.now() + sliceMillis)
    if (await repository.isUntidy()) await lockedTransaction(db, 'gitRepository', () => repository.tidyUp())
  }

  async function push({ push }: Pusher): Promise<void> {
    // A remote that fails is not asked more often because of new commits (ruling R50): the next attempt pushes them
    // too.
    if (await jobs.isToBeTriedAgain('git-push')) return
    await push()
    await jobs.forgetFailed('git-push')
  }

  const unsubscribe = events.subscribe(({ type }) => {
    if (type === 'domain-created' || type === 'domain-updated' || type === 'domain-deleted') wake()
  })

  async function stoppedBecause(): Promise<string | undefined> {
    try {
      await claim()
    } catch (error) {
      isStopped = error instanceof StrangeFolder
      if (isStopped) return (error as StrangeFolder).message
    }
    return undefined
  }

  /**
   * Tries again what failed before, and finds what an older version noted without a job. A server that is stopped takes no
   * jobs: another one, whose folder is the right one, does them.
   */
  const start = async () => {
    const reason = await stoppedBecause()
    if (reason !== undefined) {
      log.error({ folder: repository.dir }, `${reason}. What to do is in docs/operations.md, 'Git export'`)
      return
    }
    await removeUnfinished(repository.dir)
    wake = jobs.work('git-export', ({ domain }) => commitForAWhile(domain!))
    if (pusher !== undefined) wakePush = jobs.work('git-push', () => push(pusher))
    for (const domain of await waitingDomains(db)) await jobs.resend('git-export', { domain })
    wake()
    if (pusher !== undefined) await jobs.resend('git-push')
    wakePush()
    await history.catchUp()
  }
  const starting = start().catch((error: unknown) =>
    log.error({ err: error }, 'the git export goes on with the next save'),
  )

  return {
    stoppedBecause,
    isStopped: () => isStopped,
    enqueue: async (client, pending) => {
      await sendTogether(client, () => [
        insertExport(client, pending),
        jobs.send(client, 'git-export', { domain: pending.domain }),
      ])
    },
    commit,
    commitAll: async () => {
      for (const domain of await waitingDomains(db)) await commit(domain)
    },
    giveUpNext: async (tx, domain) => {
      await lockInTransaction(tx, 'gitRepository')
      await takeExport(tx, domain)
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
