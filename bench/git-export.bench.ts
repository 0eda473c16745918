import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { aLargeWireDomain } from '@sdp/domain/testing'
import { collectionOf, collections, type WireDomain } from '@sdp/domain/wire'
import { transaction } from '../apps/server/src/db/database.ts'
import type { Deps } from '../apps/server/src/deps.ts'
import {
  bodyOf,
  commitObject,
  type GitObject,
  type ObjectType,
  objectOf,
  treeObject,
  typeOf,
} from '../apps/server/src/outside/git/objects.ts'
import { writePack } from '../apps/server/src/outside/git/pack.ts'
import { openRepository } from '../apps/server/src/outside/git/repository.ts'
import { testSecretKey } from '../apps/server/src/testing/test-secret-key.ts'
import { createDomain, createLarge } from './create-domain.ts'
import { longestBlock } from './longest-block.ts'
import { cpuMillisOf, middle } from './median.ts'
import { author, openServer, runBench } from './opening.ts'

/**
 * How long calls wait at most while a large domain is written into the git repository, what a save in one of many languages
 * costs there, and how long the history of one file takes among thousands of commits.
 */

const language = 'eng-USA'
const rounds = 7
/** As many as the platform supports. */
const manyLanguages = 38
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
  const languages = await measureLanguages(databaseUrl, path.join(dataDir, 'languages'), wire)
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
      what: `processor time of a save of one text, ${manyLanguages} languages`,
      millis: languages.text,
      against: 'the first export of one language',
      floor: languages.single,
      limit: 1,
    },
    {
      what: `processor time of the first export of ${manyLanguages} languages`,
      millis: languages.first,
      against: 'as many of one language',
      floor: languages.single * manyLanguages,
      limit: 0.15,
    },
    {
      what: `processor time of a save of a rule, ${manyLanguages} languages`,
      millis: languages.rule,
      against: 'as many of one language',
      floor: languages.single * manyLanguages,
      limit: 0.1,
    },
    {
      what: `memory at most while ${manyLanguages} languages are exported, in MB`,
      millis: languages.held,
      against: 'the file of one, in MB',
      floor: languages.fileMegabytes,
      limit: 8,
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

/** In a repository of its own: made before, so that it may take the place of the one that the database had. */
async function openExport(databaseUrl: string, folder: string) {
  await openRepository(path.join(folder, 'git')).write([])
  return openServer(databaseUrl, {
    SDP_GIT_EXPORT: 'true',
    SDP_DATA_DIR: folder,
    SDP_SECRET_KEY: testSecretKey,
  })
}

/** What exports cost: the first of all languages, those of saves, and of the same domain in one language. */
async function measureLanguages(databaseUrl: string, folder: string, wire: WireDomain) {
  const all = Array.from({ length: manyLanguages }, (_, at) => `l${String(at).padStart(2, '0')}-AAA`)
  // Each on a server that was just started: what one has printed the next does not find at hand.
  const open = (name: string) => openExport(databaseUrl, path.join(folder, name))

  const one = await open('one')
  await createLanguages(one.deps, 'Single', { wire, languages: [language] })
  await createLanguages(one.deps, 'Many', { wire, languages: all })
  const single = await cpuMillisOf(() => exportNow(one.deps, 'Single'))
  const file = await one.deps.gitExport!.content(`Single/${language}/dev.json`)
  await one.close()

  const watched = await open('watched')
  const held = await heldMegabytes(() => exportNow(watched.deps, 'Many'))
  await watched.close()

  const { deps, close } = await open('many')
  const first = await cpuMillisOf(() => exportNow(deps, 'Many'))
  const texts: number[] = []
  const rules: number[] = []
  for (let round = 0; round < rounds; round++) {
    await saveTo(deps, { tts_responses: { $patch: { put: { hello: [`Hello ${round}`] } } } }, all[round]!)
    texts.push(await cpuMillisOf(() => exportNow(deps, 'Many')))
    await saveTo(deps, { arbitrations: [{ intentName: 'hello', arbitration: `${round}` }] }, all[0]!)
    rules.push(await cpuMillisOf(() => exportNow(deps, 'Many')))
  }
  await close()
  const fileMegabytes = file!.length / 1024 / 1024
  return { first, single, held, fileMegabytes, text: middle(texts), rule: middle(rules) }
}

/** Some megabytes that all languages share, and a text of each. */
function createLanguages(
  deps: Deps,
  name: string,
  { wire, languages }: { wire: WireDomain; languages: readonly string[] },
): Promise<void> {
  const shared = collections.filter(({ perLanguage, path }) => !perLanguage && path !== 'languages')
  const own = languages.map((one) => [one, { tts_responses: { hello: [one] } }])
  return createDomain(deps, name, {
    shared: Object.fromEntries(
      shared.map((one) => [one.path, collectionOf(wire, one) ?? JSON.parse(one.empty)]),
    ),
    byLanguage: Object.fromEntries(own),
  })
}

async function saveTo({ content }: Deps, updates: Record<string, unknown>, language: string): Promise<void> {
  await content.save(
    {
      savePointId: 'many',
      updates,
      language,
      force: true,
      revisionId: randomUUID(),
      author,
      authorName: 'Ada',
      message: 'Save',
      at: Date.now(),
    },
    { before: async () => true, refuseLanguages: () => {}, after: async () => {} },
  )
}

/** How much more memory than before is in use at most while the work is done; garbage is collected before each look. */
async function heldMegabytes(work: () => Promise<void>): Promise<number> {
  const used = () => {
    globalThis.gc!()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  // What is freed with an object is counted off a moment later.
  used()
  await sleep(500)
  const before = used()
  let most = before
  const watching = setInterval(() => {
    most = Math.max(most, used())
  }, 100)
  await work()
  clearInterval(watching)
  if (most === before) throw new Error('Nothing was seen of the memory that the export takes')
  return (most - before) / 1024 / 1024
}

function exportLarge(deps: Deps): Promise<void> {
  return exportNow(deps, 'Large')
}

async function exportNow({ db, gitExport }: Deps, domain: string): Promise<void> {
  const { rows } = await db.query<{ head: string }>('select head from save_point where id = $1', [
    domain.toLowerCase(),
  ])
  await transaction(db, (client) =>
    gitExport!.enqueue(client, {
      id: randomUUID(),
      domain,
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
    const file = add(objectOf('blob', Buffer.from(`{"commit": ${at}}\n`)))
    const folder = add(treeObject([{ name: 'dev.json', sha: file, isFolder: false }]))
    domains.set(`Domain${at % 50}`, add(treeObject([{ name: language, sha: folder, isFolder: true }])))
    const tree = add(treeObject([...domains].map(([name, sha]) => ({ name, sha, isFolder: true }))))
    const commit = { tree, parent: head, author: { name: 'Ada', email: author }, at: at * 1000 }
    head = add(commitObject({ ...commit, message: `Save ${at}`, exportId: randomUUID() }))
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
