import type { Domain } from '@sdp/domain'
import { setRuleComments } from '@sdp/domain/decision-table'
import { addExpressions, addIntent, deleteIntents } from '@sdp/domain/intents'
import { supportedLanguages } from '@sdp/domain/languages'
import { createProblemFinder } from '@sdp/domain/problems'
import { applyIntentRows, intentRows } from '@sdp/domain/sheets'
import { addSlot, renameSlot } from '@sdp/domain/slots'
import { aLargeWireDomain } from '@sdp/domain/testing'
import { fromWire } from '@sdp/domain/wire'
import { cpuMillis } from './median.ts'
import { type Line, print } from './report.ts'

/** How long a large domain takes to be checked and changed as a whole. */

const language = 'eng-USA'
const vendorPrefix = 'sdp_'
const context = {
  language,
  vendorPrefix,
  coreActions: [],
  platformUiActions: [],
  languages: supportedLanguages,
}
const json = JSON.stringify(
  aLargeWireDomain({ intents: 1000, expressions: 50, rules: 5000, languages: [language] }),
)
const parsing = cpuMillis(9, () => JSON.parse(json))
console.log(`The domain has ${(json.length / 1e6).toFixed(1)} MB; JSON.parse takes ${parsing.toFixed(0)} ms.`)

process.exit(
  print([
    within(300, 'check the whole domain', checkAll()),
    ...Object.entries(edits()).map(([name, edit]) =>
      within(5, `check again after: ${name}`, afterEdit(edit)),
    ),
    within(100, 'rename a slot in 50,000 expressions', renameInAll()),
    within(1000, 'apply a sheet of 50,000 rows', applySheet()),
  ])
    ? 1
    : 0,
)

function load(): Domain {
  return fromWire(JSON.parse(json)).domain
}

/** In addition to the stated time each line can be held against `JSON.parse`, which is printed above. */
function within(most: number, what: string, millis: number): Line {
  return { what, millis, against: `${most} ms`, floor: most, limit: 1 }
}

/** Always a domain that was never looked at, by a check that knows nothing yet. */
function checkAll(): number {
  const domains = Array.from({ length: 10 }, load)
  return cpuMillis(7, () => createProblemFinder(context)(domains.pop()!))
}

function edits(): Record<string, (domain: Domain, round: number) => Domain> {
  return {
    'add an expression': (domain, round) =>
      addExpressions(domain, {
        intent: domain.intents[round]!.name,
        text: `one more for round ${round}`,
        language,
      }),
    'change a rule': (domain, round) =>
      setRuleComments(domain, {
        at: [{ module: round, rule: 7 }],
        comments: `changed in round ${round}`,
      }),
    'add an intent': (domain, round) => addIntent(domain, { name: `added${round}` }),
    'delete an intent': (domain, round) => deleteIntents(domain, { names: [domain.intents[round]!.name] }),
    'add a slot': (domain, round) => addSlot(domain, { name: `added_${round}`, vendorPrefix }),
  }
}

/** Each round edits what the round before left, as an author does. */
function afterEdit(edit: (domain: Domain, round: number) => Domain): number {
  const rounds = 40
  let domain = load()
  const check = createProblemFinder(context)
  check(domain)
  const later = Array.from({ length: rounds + 3 }, (_, round) => {
    domain = edit(domain, round)
    return domain
  })
  return cpuMillis(rounds, () => check(later.shift()!))
}

function renameInAll(): number {
  const domain = load()
  const { name } = domain.slots[0]!
  const everywhere: Domain = {
    ...domain,
    intents: domain.intents.map((intent) => ({
      ...intent,
      expressions: intent.expressions.map((expression, index) => ({
        ...expression,
        text: `[please] play the $(${name}) number ${index}`,
      })),
    })),
  }
  return cpuMillis(9, () => renameSlot(everywhere, { from: name, to: 'renamed', vendorPrefix }))
}

function applySheet(): number {
  const domain = load()
  const rows = intentRows(domain).map((row) => ({ ...row, weight: 110 }))
  return cpuMillis(7, () => applyIntentRows(domain, { language, rows }))
}
