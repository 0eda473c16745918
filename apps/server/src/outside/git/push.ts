import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import type { Pool } from 'pg'
import { holdingLock } from '../../db/database.ts'
import { branch, type Repository } from './repository.ts'

const run = promisify(execFile)

/** `off` without a remote, `waiting` for its first try, `done`, or `failed` with the reason of the last try. */
export interface PushState {
  state: 'off' | 'waiting' | 'done' | 'failed'
  message: string
}

export interface Pusher {
  state: () => Promise<PushState>
  /** Pushes what the remote does not have yet; throws the reason when that fails. */
  push: () => Promise<void>
}

const timeoutMillis = 60_000

/** Pushes the repository to a remote with the git that is installed; how far it is, is kept in the database. */
export function openPusher({
  db,
  repository,
  remote,
  signal,
}: {
  db: Pool
  repository: Repository
  remote: string
  /** Ends a push that is under way. */
  signal: AbortSignal
}): Pusher {
  const key = createHash('sha256').update(remote).digest('hex')

  async function progress(): Promise<{ pushed: string | null; problem: string } | undefined> {
    const { rows } = await db.query('select pushed, problem from git_export_push where remote = $1', [key])
    return rows[0]
  }

  async function note({ pushed, problem }: { pushed?: string; problem: string }): Promise<void> {
    await db.query(
      `insert into git_export_push (remote, pushed, problem) values ($1, $2, $3)
       on conflict (remote) do update
         set pushed = coalesce(excluded.pushed, git_export_push.pushed), problem = excluded.problem`,
      [key, pushed, problem],
    )
  }

  /** The newest commit, unless the remote has it. */
  async function unpushed(): Promise<string | undefined> {
    const head = await repository.head()
    return (await progress())?.pushed === head ? undefined : head
  }

  async function pushUnpushed(): Promise<void> {
    const head = await unpushed()
    if (head === undefined) return
    const problem = await gitPush({ dir: repository.dir, head, remote, signal })
    if (signal.aborted) throw new Error('The server stopped while it pushed')
    await note(problem === '' ? { pushed: head, problem } : { problem })
    if (problem !== '') throw new Error(problem)
  }

  return {
    state: async () => {
      if ((await unpushed()) === undefined) return { state: 'done', message: '' }
      const { problem = '' } = (await progress()) ?? {}
      return { state: problem === '' ? 'waiting' : 'failed', message: problem }
    },
    push: async () => {
      if ((await unpushed()) !== undefined) await holdingLock(db, 'gitPush', pushUnpushed)
    },
  }
}

/** Returns what went wrong, or nothing. The address goes by the environment: arguments can be read by everybody. */
async function gitPush({
  dir,
  head,
  remote,
  signal,
}: {
  dir: string
  head: string
  remote: string
  signal: AbortSignal
}): Promise<string> {
  try {
    await run('git', [`--git-dir=${dir}`, 'push', '--quiet', 'export', `${head}:refs/heads/${branch}`], {
      timeout: timeoutMillis,
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
