import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { ClientBase, Pool } from 'pg'
import type { Config } from '../../config.ts'
import type { ContentStore } from '../../content/content-store.ts'
import { takingTurns } from '../../db/database.ts'
import type { Events } from '../../events/events.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { oneAtATime } from '../../one-at-a-time.ts'
import { commitWish } from './commit-wish.ts'
import { findFile } from './folders.ts'
import { type History, openHistory } from './history.ts'
import { openPusher, type PushState } from './push.ts'
import { insertWish, repositoryLock, takeWish, type Wish, waitingDomains } from './queue.ts'
import { openRepository } from './repository.ts'

/** The git export of this installation: what is saved becomes commits in a repository of its own. */
export interface GitExport {
  /** Notes a commit to be made; part of the caller's transaction, so that neither comes without the other. */
  enqueue: (client: ClientBase, wish: Wish) => Promise<void>
  /** Commits what is noted for a domain. It happens by itself too; call it to see the result. */
  commit: (domain: string) => Promise<void>
  /** The same for all domains. */
  commitAll: () => Promise<void>
  /** Takes the next commit of a domain off the list, and goes on with those behind it. */
  giveUpNext: (domain: string) => Promise<void>
  hasFile: (file: string) => Promise<boolean>
  /** The commits that changed a file, newest first. */
  commits: History['commits']
  /** The text of a file at a commit, which may be told by the first letters of its sha; without, at the newest. */
  content: (file: string, sha?: string) => Promise<Buffer | undefined>
  pushState: () => Promise<PushState>
  close: () => Promise<void>
}

/** A domain whose job was lost with a killed server is found by the others within this time. */
const lookAgainMillis = 15_000
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
  clock,
}: {
  config: Config
  log: FastifyBaseLogger
  db: Pool
  content: ContentStore
  events: Events
  jobs: Jobs
  clock: () => number
}): GitExport {
  const closing = new AbortController()
  const repository = openRepository(path.join(config.dataDir, 'git'))
  const history = openHistory(repository, db, closing.signal)
  const pusher =
    config.gitRemote === undefined
      ? undefined
      : openPusher({ db, repository, remote: config.gitRemote, log, clock, signal: closing.signal })
  let timer: NodeJS.Timeout | undefined

  /** One state of the database for all that a commit is made of, and one server at a time. */
  async function commitNext(domain: string): Promise<boolean> {
    return takingTurns(db, repositoryLock, async (client) => {
      const wish = await takeWish(client, domain)
      if (wish === undefined) return false
      const files = wish.revision === undefined ? undefined : await content.print(wish.revision, client)
      // A revision that is gone went with its domain, whose removal is noted behind it.
      if (wish.revision === undefined || files !== undefined) {
        const commit = await commitWish(repository, wish, files)
        if (commit !== undefined) await history.note(client, commit)
      }
      await events.publish(client, { type: 'domain-committed', name: domain })
      return true
    })
  }

  async function commit(domain: string, until = Number.POSITIVE_INFINITY): Promise<void> {
    while (await commitNext(domain)) {
      if (!closing.signal.aborted && performance.now() < until) continue
      await jobs.send(db, 'git-export', { domain })
      return
    }
    await jobs.forgetFailed('git-export', domain)
  }

  const wake = jobs.work('git-export', async ({ domain }) => {
    await commit(domain!, performance.now() + turnMillis)
    if (await repository.isUntidy()) await takingTurns(db, repositoryLock, () => repository.tidyUp())
    void push()
  })

  /** Gives a job to each domain that has none: of an older version, or lost with a killed server. */
  async function sendMissing({ withFailed }: { withFailed: boolean }): Promise<void> {
    const { rows } = await db.query<{ domain: string }>(
      `select distinct domain from git_export_queue where not exists (
         select from pgboss.job where data ->> 'domain' = domain
           and ((name = 'git-export' and state = 'created') or (name = 'git-export' and state = 'retry' and not $1)
             or (name = 'git-export-failed' and not $1)))`,
      [withFailed],
    )
    for (const { domain } of rows) await jobs.send(db, 'git-export', { domain })
    if (rows.length > 0) wake()
  }

  const push = oneAtATime(async () => {
    clearTimeout(timer)
    let wait: number | undefined
    try {
      await sendMissing({ withFailed: false })
      wait = await pusher?.push()
    } catch (error) {
      log.error({ err: error }, 'the git export will try again')
    }
    if (!closing.signal.aborted) timer = setTimeout(push, Math.min(wait ?? lookAgainMillis, lookAgainMillis))
  })

  const unsubscribe = events.subscribe(({ type }) => {
    if (type === 'domain-created' || type === 'domain-updated' || type === 'domain-deleted') wake()
  })

  const start = async () => {
    await sendMissing({ withFailed: true })
    await history.catchUp()
  }
  const starting = start()
    .catch((error: unknown) => log.error({ err: error }, 'the git export will try again'))
    .then(push)

  return {
    enqueue: async (client, wish) => {
      await insertWish(client, wish)
      await jobs.send(client, 'git-export', { domain: wish.domain })
    },
    commit: async (domain) => {
      await commit(domain)
      void push()
    },
    commitAll: async () => {
      for (const domain of await waitingDomains(db)) await commit(domain)
      void push()
    },
    giveUpNext: async (domain) => {
      await takingTurns(db, repositoryLock, (client) => takeWish(client, domain))
      await jobs.send(db, 'git-export', { domain })
      wake()
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
      await push()
      clearTimeout(timer)
    },
  }
}
