import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { aLargeWireDomain } from '@sdp/domain/testing'
import { readConfig } from '../apps/server/src/config.ts'
import { transaction } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded.ts'
import { type Deps, openDeps } from '../apps/server/src/deps.ts'
import { createLarge } from './create-large.ts'
import { middle } from './median.ts'
import { print } from './report.ts'

/** How long calls wait at most while a large domain is written into the git repository. */

const language = 'eng-USA'
const author = 'ada@sdp.example'
const rounds = 7

const dataDir = await mkdtemp(path.join(tmpdir(), 'sdp-bench-'))
// Where PostgreSQL runs as another user, that user has to get in.
await chmod(dataDir, 0o755)
const postgres = await startEmbeddedPostgres(dataDir)
const longest: number[] = []
try {
  const wire = aLargeWireDomain({ intents: 1000, expressions: 50, rules: 5000, languages: [language] })
  // A server that was just started has printed nothing yet.
  for (let round = 0; round < rounds; round++) {
    const config = readConfig({ SDP_GIT_EXPORT: 'true', SDP_DATA_DIR: path.join(dataDir, `export-${round}`) })
    const { deps, close } = await openDeps(config, postgres.url)
    if (round === 0) await createLarge(deps, wire, { language, author })
    longest.push(await longestStall(() => exportLarge(deps)))
    await close()
  }
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
const isBroken = print([
  {
    what: 'longest stall while a domain is exported',
    millis: middle(longest),
    against: '30 ms',
    floor: 30,
    limit: 1,
  },
])
process.exit(isBroken ? 1 : 0)

async function exportLarge({ db, gitExport }: Deps): Promise<void> {
  const { rows } = await db.query<{ head: string }>(`select head from save_point where id = 'large'`)
  await transaction(db, (client) =>
    gitExport!.enqueue(client, {
      id: randomUUID(),
      domain: 'Large',
      revision: rows[0]!.head,
      author: { name: 'Ada', email: author },
      message: 'Large',
      at: Date.now(),
    }),
  )
  await gitExport!.commitAll()
}

async function longestStall(work: () => Promise<void>): Promise<number> {
  const resolution = 5
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  await work()
  delay.disable()
  return delay.max / 1e6 - resolution
}
