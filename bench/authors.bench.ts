import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded.ts'
import type { AuthorsTold } from './authors-client.ts'
import { type Line, print } from './report.ts'

/** 200 authors with open websockets who read, save and look at the list for a minute, against one author alone. */

const seconds = 60

const dataDir = await mkdtemp(path.join(tmpdir(), 'sdp-bench-'))
// Where PostgreSQL runs as another user, that user has to get in.
await chmod(dataDir, 0o755)
const postgres = await startEmbeddedPostgres(dataDir)
let isBroken = true
try {
  isBroken = await bench(postgres.url)
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(isBroken ? 1 : 0)

async function bench(databaseUrl: string): Promise<boolean> {
  const server = await startServer(databaseUrl)
  try {
    const idle = await work(server.url, { authors: 1, seconds: 10 })
    const busy = await work(server.url, { authors: 200, seconds })
    for (const [who, { calls, errors, heard, messages }] of Object.entries({ idle, busy })) {
      console.log(`${who}: ${calls} calls, ${errors.length} errors, ${heard} events in ${messages} messages`)
    }
    for (const error of [...idle.errors, ...busy.errors].slice(0, 10)) console.log(error)
    const lines: Line[] = Object.keys(busy.p99).map((what) => ({
      what: `${what}, p99 with 200 authors`,
      millis: busy.p99[what]!,
      against: 'p99 with one author',
      floor: idle.p99[what]!,
      limit: 10,
    }))
    return print(lines) || idle.errors.length + busy.errors.length > 0
  } finally {
    server.process.kill('SIGTERM')
    await once(server.process, 'exit')
  }
}

/** A process of its own, as in life: what is measured is not in the way of what measures. */
async function startServer(databaseUrl: string): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: databaseUrl,
      SDP_OFFLINE_ACCESS: 'true',
      SDP_REQUESTS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((ready, failed) => {
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}`)))
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const url = /is ready: (http\S+)/.exec(line)?.[1]
      if (url !== undefined) ready({ url, process: child })
    })
  })
}

async function work(
  url: string,
  { authors, seconds }: { authors: number; seconds: number },
): Promise<AuthorsTold> {
  const client = fork(
    new URL('./authors-client.ts', import.meta.url),
    [url, String(authors), String(seconds)],
    {
      execArgv: ['--import', 'tsx'],
    },
  )
  const [told] = (await once(client, 'message')) as [AuthorsTold]
  await once(client, 'exit')
  return told
}
