import type { Domain } from '@sdp/domain'
import { takeOverFromDiss } from '@sdp/domain/diss'
import { addExpressions } from '@sdp/domain/intents'
import { supportedLanguages } from '@sdp/domain/languages'
import { createProblemFinder } from '@sdp/domain/problems'
import { addReusableExpression, setReusableValue } from '@sdp/domain/reusable-expressions'
import { applySlotRows, slotRows } from '@sdp/domain/sheets'
import { addCanonicals, addSlot } from '@sdp/domain/slots'
import { aLargeWireDomain } from '@sdp/domain/testing'
import { fromWire } from '@sdp/domain/wire'
import { cpuMillis } from './median.ts'
import { type Line, print } from './report.ts'

/** What stays quick in a domain of 50,000 expressions, 50,000 slots and 4,000 reusable parts that form one chain. */

const language = 'eng-USA'
const vendorPrefix = 'sdp_'
const context = {
  language,
  vendorPrefix,
  coreActions: [],
  platformUiActions: [],
  languages: supportedLanguages,
}
const large = largeDomain()
const names = Array.from({ length: 50_000 }, (_, index) => `canonical_${index}`)

process.exit(
  print([
    ...Object.entries(edits()).map(([name, edit]) =>
      within(20, `check again after: ${name}`, afterEdit(edit)),
    ),
    within(300, 'check 4,000 parts for the first time', checkParts()),
    within(300, 'take over 50,000 canonicals and 4,000 slots from DISS', takeOver()),
    within(100, 'add 50,000 canonicals', addNames()),
    within(1000, 'apply a sheet of 50,000 literals', applySheet()),
  ])
    ? 1
    : 0,
)

function within(most: number, what: string, millis: number): Line {
  return { what, millis, against: `${most} ms`, floor: most, limit: 1 }
}

function largeDomain(): Domain {
  const wire = aLargeWireDomain({ intents: 1000, expressions: 50, rules: 5000, languages: [language] })
  const { domain } = fromWire(wire)
  const model = domain.slots[0]!
  return {
    ...domain,
    slots: [
      ...domain.slots,
      ...Array.from({ length: 50_000 - domain.slots.length }, (_, index) => ({
        ...model,
        name: `more_${index}`,
      })),
    ],
    reusableExpressions: Array.from({ length: 4000 }, (_, index) => ({
      id: `${index}`,
      name: `part${index}`,
      values: { [language]: index === 0 ? 'the (first|last) one' : `[please] (or|and) §part${index - 1}` },
      comments: '',
    })),
  }
}

function edits(): Record<string, (domain: Domain, round: number) => Domain> {
  return {
    'add an expression': (domain, round) =>
      addExpressions(domain, {
        intent: domain.intents[round]!.name,
        text: `one more for round ${round}`,
        language,
      }),
    'add a slot': (domain, round) => addSlot(domain, { name: `added_${round}`, vendorPrefix }),
    'add a part': (domain, round) =>
      addReusableExpression(domain, { id: `added${round}`, name: `added${round}` }),
    'change a part': (domain, round) =>
      setReusableValue(domain, { name: `part${round}`, language, value: `(changed|new) in round ${round}` }),
  }
}

/** Each round edits what the round before left, as an author does. */
function afterEdit(edit: (domain: Domain, round: number) => Domain): number {
  const rounds = 12
  let domain = large
  const check = createProblemFinder(context)
  check(domain)
  const later = Array.from({ length: rounds + 3 }, (_, round) => {
    domain = edit(domain, round)
    return domain
  })
  return cpuMillis(rounds, () => check(later.shift()!))
}

/** Parts that were never looked at, in a domain of nothing else. */
function checkParts(): number {
  const only = { ...large, intents: [], slots: [], modules: [] }
  return cpuMillis(7, () =>
    createProblemFinder(context)({
      ...only,
      reusableExpressions: large.reusableExpressions.map((part) => ({ ...part })),
    }),
  )
}

function takeOver(): number {
  const { name: intent } = large.intents[0]!
  const slots = Array.from({ length: 4000 }, (_, index) => ({
    label: `taken_${index}`,
    type: 'string',
    canonicals: [],
  }))
  const definition = {
    version: '1',
    intents: [{ intent, slots: [{ label: 'list', type: 'enum', canonicals: names }, ...slots] }],
  }
  return cpuMillis(7, () => takeOverFromDiss(large, { definition, vendorPrefix }))
}

function addNames(): number {
  return cpuMillis(7, () => addCanonicals(large, { slot: large.slots[0]!.name, names }))
}

function applySheet(): number {
  const canonicals = names.map((name) => ({ name, literals: [name.replace('_', ' ')] }))
  const slots = [{ ...large.slots[0]!, canonicals }]
  const domain = { ...large, slots }
  const rows = slotRows(domain, language).map((row) => ({ ...row, literal: `the ${row.literal}` }))
  return cpuMillis(7, () => applySlotRows(domain, { language, rows }))
}
