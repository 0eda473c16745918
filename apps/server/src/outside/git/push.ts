import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { branch, type Repository } from './repository.ts'

const run = promisify(execFile)

/** `off` without a remote, `waiting` for its first try, `done`, or `failed` with the reason, tried again by itself. */
export interface PushState {
  state: 'off' | 'waiting' | 'done' | 'failed'
  message: string
}

export interface Pusher {
  state: () => Promise<PushState>
  /** Pushes when there is something new and it is time; answers in how many milliseconds to come back, if at all. */
  push: () => Promise<number | undefined>
}

interface Progress {
  pushed: string | null
  problem: string
  failures: number
  next_at: Date
}

const firstRetryMillis = 1000
const longestRetryMillis = 5 * 60_000
const patienceMillis = 60_000
/** One number for all server processes: only one of them pushes at a time. */
const pushLock = 4_100_005

/** Pushes the repository to a remote with the git that is installed; how far it is stands in the database. */
export function openPusher({
  db,
  repository,
  remote,
  clock,
  signal,
  log,
}: {
  db: Pool
  repository: Repository
  remote: string
  log: FastifyBaseLogger
  clock: () => number
  /** Ends a push that is under way. */
  signal: AbortSignal
}): Pusher {
  const key = createHash('sha256').update(remote).digest('hex')

  async function progress(): Promise<Progress | undefined> {
    const { rows } = await db.query<Progress>(
      'select pushed, problem, failures, next_at from git_export_push where remote = $1',
      [key],
    )
    return rows[0]
  }

  async function note({ pushed, problem, failures }: Omit<Progress, 'next_at'>): Promise<void> {
    const wait = Math.min(longestRetryMillis, firstRetryMillis * 2 ** Math.max(0, failures - 1))
    await db.query(
      `insert into git_export_push (remote, pushed, problem, failures, next_at) values ($1, $2, $3, $4, $5)
       on conflict (remote) do update
         set pushed = excluded.pushed, problem = excluded.problem, failures = excluded.failures, next_at = excluded.next_at`,
      [key, pushed, problem, failures, new Date(failures === 0 ? clock() : clock() + wait)],
    )
  }

  async function pushNow(): Promise<number | undefined> {
    const head = await repository.head()
    const { pushed = null, failures = 0, next_at } = (await progress()) ?? {}
    const wait = (next_at?.getTime() ?? 0) - clock()
    if (wait > 0) return wait
    const problem = await gitPush(repository.dir, remote, signal)
    if (signal.aborted) return undefined
    if (problem === '') {
      await note({ pushed: head!, problem, failures: 0 })
      return undefined
    }
    log.error({ problem }, 'the git export could not be pushed and will be again')
    await note({ pushed, problem, failures: failures + 1 })
    return firstRetryMillis
  }

  async function isUpToDate(): Promise<boolean> {
    const head = await repository.head()
    return head === undefined || (await progress())?.pushed === head
  }

  return {
    state: async () => {
      const known = await progress()
      if (known?.failures) return { state: 'failed', message: known.problem }
      return { state: (await isUpToDate()) ? 'done' : 'waiting', message: '' }
    },
    push: async () => ((await isUpToDate()) ? undefined : withLock(db, pushNow)),
  }
}

/** While another server process pushes, there is nothing to do. The lock ends with its connection, whatever happens. */
async function withLock(db: Pool, work: () => Promise<number | undefined>): Promise<number | undefined> {
  const client = await db.connect()
  // A push can take a while; a connection that breaks meanwhile must not end the process.
  client.on('error', () => {})
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      pushLock,
    ])
    return rows[0]!.locked ? await work() : undefined
  } finally {
    client.release(true)
  }
}

/** Answers what went wrong, or nothing. The address goes by the environment: arguments can be read by everybody. */
async function gitPush(dir: string, remote: string, signal: AbortSignal): Promise<string> {
  try {
    await run('git', [`--git-dir=${dir}`, 'push', '--quiet', 'export', branch], {
      timeout: patienceMillis,
      signal,
      env: {
        ...process.env,
        GIT_TERMINAL_PROMPT: '0',
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'remote.export.url',
        GIT_CONFIG_VALUE_0: remote,
      },
    })
    return ''
  } catch (error) {
    const { code, killed, stderr = '' } = error as { code?: string; killed?: boolean; stderr?: string }
    if (code === 'ENOENT') return 'git is not installed on the server, so nothing can be pushed'
    if (killed) return 'The remote did not answer in time'
    return withoutSecrets(stderr.trim(), remote) || 'git push failed'
  }
}

function withoutSecrets(text: string, remote: string): string {
  return text.replaceAll(remote, '(remote)').replaceAll(/\/\/[^\s/@]+@/g, '//')
}
