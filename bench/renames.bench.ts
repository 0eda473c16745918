import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Rename } from '@sdp/domain'
import { readConfig } from '../apps/server/src/config.ts'
import { transaction } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded.ts'
import { type Deps, openDeps } from '../apps/server/src/deps.ts'
import { insertDomain } from '../apps/server/src/records/insert-domain.ts'
import { longestBlock } from './longest-block.ts'
import { type Line, print } from './report.ts'

/** How long 5,000 renames take to follow into a language of 30,000 expressions, and how long they keep all others waiting. */

const author = 'ada@sdp.example'
const intents = 1000
const expressions = 30
const renamedSlots = 1000
const renamedCanonicals = 2000
const renamedParts = 1000

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
  const { deps, close } = await openDeps(readConfig({ SDP_GIT_EXPORT: 'false' }), databaseUrl)
  await createSpoken(deps)
  const start = performance.now()
  const longest = await longestBlock(() => rename(deps))
  const millis = performance.now() - start
  await close()
  const lines: Line[] = [
    { what: '5,000 renames into 30,000 expressions', millis, against: 'two seconds', floor: 2000, limit: 1 },
    { what: 'the longest others wait', millis: longest, against: '50 ms', floor: 50, limit: 1 },
  ]
  return print(lines)
}

function numbered<Value>(count: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

function renames(): Rename[] {
  return [
    ...numbered(intents, (at): Rename => ({ kind: 'intent', from: `intent${at}`, to: `renamed${at}` })),
    ...numbered(renamedSlots, (at): Rename => ({ kind: 'slot', from: `slot${at}`, to: `renamedSlot${at}` })),
    ...numbered(
      renamedCanonicals,
      (at): Rename => ({
        kind: 'canonical',
        slot: `renamedSlot${at % renamedSlots}`,
        from: `canonical${at}`,
        to: `renamedCanonical${at}`,
      }),
    ),
    ...numbered(
      renamedParts,
      (at): Rename => ({ kind: 'reusableExpression', from: `part${at}`, to: `renamedPart${at}` }),
    ),
  ]
}

function german(): Record<string, unknown> {
  const slotAt = (at: number) => `slot${at % renamedSlots}`
  const canonicalsAt = (at: number) =>
    [at % renamedSlots, (at % renamedSlots) + renamedSlots].map((index) => ({
      canonical: `canonical${index}`,
      literals: [`sag ${index}`, `sage ${index}`],
    }))
  return {
    nlu_interpretations: numbered(intents, (intent) => ({
      intent: `intent${intent}`,
      expressions: numbered(expressions, (index) => {
        const at = intent * expressions + index
        return {
          expression: `[bitte] §part${at % renamedParts} spiele (das|ein) Lied von $(${slotAt(at)}) und $(${slotAt(at + 7)})`,
          weight: 100,
          literals: at % 3 === 0 ? { [slotAt(at)]: canonicalsAt(at) } : {},
        }
      }),
    })),
    user_inputs: numbered(renamedSlots, (at) => ({ name: slotAt(at), canonicals: canonicalsAt(at) })),
  }
}

async function createSpoken({ db, content }: Deps): Promise<void> {
  const domainId = randomUUID()
  await transaction(db, async (client) => {
    await insertDomain(client, {
      id: domainId,
      at: Date.now(),
      head: {
        name: 'Spoken',
        description: '',
        tags: [],
        picture: '',
        handlerUrl: '',
        platforms: [],
        contributors: [],
        creator: { name: 'Ada', upn: author },
        embedded: false,
        isTestDomain: false,
        volatile: false,
        isAwaitingCert: false,
        diss: { enabled: false, version: null },
      },
    })
    await content.createOriginal(client, {
      savePointId: 'spoken',
      domainId,
      revisionId: randomUUID(),
      languages: [
        { _id: 'spoken-deu-deu', language: 'deu-DEU', default: false },
        { _id: 'spoken-eng-usa', language: 'eng-USA', default: true },
      ],
      shared: {},
      byLanguage: new Map([['deu-DEU', german()]]),
      author,
      authorName: 'Ada',
      message: 'Create domain',
      at: Date.now(),
    })
  })
}

async function rename({ content }: Deps): Promise<void> {
  await content.save(
    {
      savePointId: 'spoken',
      updates: {},
      renames: renames(),
      revisionId: randomUUID(),
      author,
      authorName: 'Ada',
      message: 'Rename',
      at: Date.now(),
    },
    { before: async () => false, refuseLanguages: () => {}, after: async () => {} },
  )
}
