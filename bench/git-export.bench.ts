import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { aLargeWireDomain } from '@sdp/domain/testing'
import { transaction } from '../apps/server/src/db/database.ts'
import type { Deps } from '../apps/server/src/deps.ts'
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
import { createLarge } from './create-domain.ts'
import { longestBlock } from './longest-block.ts'
import { middle } from './median.ts'
import { author, openServer, runBench } from './opening.ts'

/**
 * How long calls wait at most while a large domain is written into the git repository, and how long the history of one file
 * takes among thousands of commits.
 */

const language = 'eng-USA'
const rounds = 7
/** As many as an installation had whose first history call took 10.6 s, and 56 s when eight asked at once. */
const manyCommits = 5485
const askers = 8

await runBench(async ({ databaseUrl, dataDir }) => {
  const wire = aLargeWireDomain({ intents: 1000, expressions: 50, rules: 5000, languages: [language] })
  const longest: number[] = []
  // A server that was just started has printed nothing yet.
  for (let round = 0; round < rounds; round++) {
    const { deps, close } = await openExport(databaseUrl, path.join(dataDir, `export-${round}`))
    if (round === 0) await createLarge(deps, wire, language)
    longest.push(await longestBlock(() => exportLarge(deps)))
    await close()
  }
  const manyDir = path.join(dataDir, 'many')
  await makeCommits(path.join(manyDir, 'git'), manyCommits)
  const noted = await historyMillis(databaseUrl, manyDir)
  const asked = await historyMillis(databaseUrl, manyDir)
  return [
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
  ]
})

function openExport(databaseUrl: string, folder: string) {
  return openServer(databaseUrl, { SDP_GIT_EXPORT: 'true', SDP_DATA_DIR: folder })
}

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

async function historyMillis(databaseUrl: string, exportDir: string): Promise<number> {
  const { deps, close } = await openExport(databaseUrl, exportDir)
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
