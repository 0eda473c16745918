import type { Domain, Rename } from '@sdp/domain'
import { editLineage, noLineage } from '@sdp/domain/identity'
import { addExpressions, addIntent, renameIntent } from '@sdp/domain/intents'
import { mergeDomains } from '@sdp/domain/merging'
import { addSlot } from '@sdp/domain/slots'
import { aLargeWireDomain } from '@sdp/domain/testing'
import { fromWire } from '@sdp/domain/wire'
import { cpuMillisOf, middle } from './median.ts'
import { print } from './report.ts'

/** How long it takes to merge what two people made of a large domain, each of them read from the server by itself. */

const language = 'eng-USA'
const json = JSON.stringify(
  aLargeWireDomain({ intents: 1000, expressions: 55, rules: 5000, languages: [language] }),
)
console.log(`The domain has ${(json.length / 1e6).toFixed(1)} MB.`)

process.exit(
  print([
    within('merge entries that each changed', await mergeAfter({ mine: addSome, theirs: addOthers })),
    within(
      'merge a rename with what mentions the old name',
      await mergeAfter({ mine: renameOne, theirs: addOthers, renames: renamesOfOne }),
    ),
  ])
    ? 1
    : 0,
)

function within(what: string, millis: number) {
  return { what, millis, against: '200 ms', floor: 200, limit: 1 }
}

type Edits = (domain: Domain) => Domain

interface Work {
  mine: Edits
  theirs: Edits
  /** The names that I changed. */
  renames?: (base: Domain) => Rename[]
}

/** Always domains that were never looked at; what it takes to read them does not count. */
async function mergeAfter({ mine, theirs, renames = () => [] }: Work): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 9; round++) {
    const base = load()
    const sides = { base, mine: mine(base), theirs: theirs(load()) }
    const lineages = { mine: editLineage(base, sides.mine, renames(base)), theirs: noLineage }
    globalThis.gc?.()
    times.push(await cpuMillisOf(async () => mergeDomains({ ...sides, lineages })))
  }
  return middle(times)
}

function load(): Domain {
  return fromWire(JSON.parse(json), { freeze: false }).domain
}

function addSome(domain: Domain): Domain {
  const first = domain.intents[0]!.name
  return addIntent(addExpressions(domain, { intent: first, text: 'one more by me', language }), {
    name: 'mine',
  })
}

function addOthers(domain: Domain): Domain {
  const first = domain.intents[0]!.name
  const more = addExpressions(domain, { intent: first, text: 'one more by them', language })
  return addSlot(addIntent(more, { name: 'theirs' }), { name: 'their_slot', vendorPrefix: 'sdp_' })
}

function renameOne(domain: Domain): Domain {
  return renameIntent(domain, { from: domain.intents[1]!.name, to: 'renamed' })
}

function renamesOfOne({ intents }: Domain): Rename[] {
  return [{ kind: 'intent', from: intents[1]!.name, to: 'renamed' }]
}
