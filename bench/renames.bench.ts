import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { Rename } from '@sdp/domain'
import type { Deps } from '../apps/server/src/deps.ts'
import { createDomain } from './create-domain.ts'
import { longestBlock } from './longest-block.ts'
import { author, openServer, runBench } from './opening.ts'

/** How long 5,000 renames take to follow into a language of 30,000 expressions, and how long they keep all others waiting. */

const intents = 1000
const expressions = 30
const renamedSlots = 1000
const renamedCanonicals = 2000
const renamedParts = 1000

await runBench(async ({ databaseUrl }) => {
  const { deps, close } = await openServer(databaseUrl)
  await createDomain(deps, 'Spoken', { shared: {}, byLanguage: { 'eng-USA': {}, 'deu-DEU': german() } })
  const start = performance.now()
  const longest = await longestBlock(() => rename(deps))
  const millis = performance.now() - start
  await close()
  return [
    { what: '5,000 renames into 30,000 expressions', millis, against: 'two seconds', floor: 2000, limit: 1 },
    { what: 'the longest others wait', millis: longest, against: '50 ms', floor: 50, limit: 1 },
  ]
})

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
