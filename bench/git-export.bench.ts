import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { aLargeWireDomain } from '@sdp/domain/testing'
import { readConfig } from '../apps/server/src/config.ts'
import { transaction } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded.ts'
import { type Deps, openDeps } from '../apps/server/src/deps.ts'
import {
  blobObject,
  bodyOf,
  commitObject,
  type GitObject,
  type ObjectType,
  treeObject,
  typeOf,
} from '../apps/server/src/outside/git/objects.ts'
import { writePack } from '../apps/server/src/outside/git/pack.ts'
import { openRepository } from '../apps/server/src/outside/git/repository.ts'
import { makeDataFolder } from '../apps/server/src/testing/data-folder.ts'
import { createLarge } from './create-large.ts'
import { middle } from './median.ts'
import { print } from './report.ts'

/**
 * How long calls wait at most while a large domain is written into the git repository, and how long the history of one file
 * takes among thousands of commits.
 */

const language = 'eng-USA'
const author = 'ada@sdp.example'
const rounds = 7
/** As many as an installation had whose first history call took 10.6 s, and 56 s when eight asked at once. */
const manyCommits = 5485
const askers = 8

const { dataDir, remove } = await makeDataFolder()
const postgres = await startEmbeddedPostgres(dataDir)
const longest: number[] = []
let noted = 0
let asked = 0
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
  const manyDir = path.join(dataDir, 'many')
  await makeCommits(path.join(manyDir, 'git'), manyCommits)
  noted = await historyMillis(manyDir)
  asked = await historyMillis(manyDir)
} finally {
  await postgres.stop()
  await remove()
}
const isBroken = print([
  {
    what: 'longest stall while a domain is exported',
    millis: middle(longest),
    against: '30 ms',
    floor: 30,
    limit: 1,
  },
  {
    what: `history of a file among ${manyCommits} commits, first after a start, ${askers} at once`,
    millis: asked,
    against: '1 s',
    floor: 1000,
    limit: 1,
  },
  {
    what: 'the same of a repository that comes from elsewhere',
    millis: noted,
    against: '10.6 s',
    floor: 10_600,
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

/** A repository of that many commits, each of one of fifty domains. */
async function makeCommits(dir: string, count: number): Promise<void> {
  const objects = new Map<string, { type: ObjectType; body: Buffer }>()
  const add = (object: GitObject) => {
    objects.set(object.sha, { type: typeOf(object), body: bodyOf(object) })
    return object.sha
  }
  const domains = new Map<string, string>()
  let head: string | undefined
  for (let at = 0; at < count; at++) {
    const file = add(await blobObject(Buffer.from(`{"commit": ${at}}\n`)))
    const folder = add(treeObject([{ name: 'dev.json', sha: file, isFolder: false }]))
    domains.set(`Domain${at % 50}`, add(treeObject([{ name: language, sha: folder, isFolder: true }])))
    const tree = add(treeObject([...domains].map(([name, sha]) => ({ name, sha, isFolder: true }))))
    const commit = { tree, parent: head, author: { name: 'Ada', email: author }, at: at * 1000 }
    head = add(commitObject({ ...commit, message: `Save ${at}`, wish: randomUUID() }))
  }
  const repository = openRepository(dir)
  await repository.write([])
  await writePack(dir, [...objects.keys()], async (sha) => objects.get(sha)!)
  await repository.moveHead(head!)
}

async function historyMillis(exportDir: string): Promise<number> {
  const config = readConfig({ SDP_GIT_EXPORT: 'true', SDP_DATA_DIR: exportDir })
  const { deps, close } = await openDeps(config, postgres.url)
  const start = performance.now()
  const file = `Domain7/${language}/dev.json`
  const pages = Array.from({ length: askers }, () => deps.gitExport!.commits(file, { offset: 0, limit: 100 }))
  for (const page of await Promise.all(pages)) {
    if (page.length !== 100) throw new Error(`${page.length} commits instead of 100`)
  }
  const millis = performance.now() - start
  await close()
  return millis
}
