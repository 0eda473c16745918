import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deleteModule, duplicateModule, moveModule, renameModule } from '../decision-table/module-edits.ts'
import { setRuleComments } from '../decision-table/rule-content-edits.ts'
import { addRule, deleteRules, duplicateRules, moveRules } from '../decision-table/rule-edits.ts'
import type { Domain } from '../domain.ts'
import { type Edit, editRenames } from '../edits.ts'
import { addIntent, deleteIntents, moveIntents, renameIntent, setIntentComments } from '../intents/edits.ts'
import { addCanonicals, deleteCanonical, renameCanonical } from '../slots/canonical-edits.ts'
import { deleteSlots, renameSlot, setSlotComments } from '../slots/edits.ts'
import { granted } from '../testing/any-edits.ts'
import { aDomain, aModule, anIntent, aRule, aSlot } from '../testing/builders.ts'
import { lineageBetween } from './between.ts'
import { carryIdentity } from './carry.ts'
import { composeLineages } from './compose.ts'
import { editLineage } from './edit-lineage.ts'
import { type Lineage, nameAfter, namesOfCanonicals, namesOfList } from './lineage.ts'

/*
 * Each entry has a mark that no code of ours looks at: an intent, slot, module and rule in what was kept of its JSON, a canonical
 * among its literals. Copies are made by edits that say so, and lose theirs here.
 */
const marked = <Entry extends object>(entry: Entry, mark: string): Entry => ({
  ...entry,
  kept: { unknown: { mark } },
})
const markOf = (entry: object) => (entry as { kept?: { unknown?: { mark?: string } } }).kept?.unknown?.mark

const start: Domain = aDomain({
  intents: ['play', 'stop', 'ask'].map((name) => marked(anIntent(name), name)),
  slots: ['genre', 'artist'].map((name) =>
    marked(aSlot(name, { jazz: [`${name} jazz`], rock: [`${name} rock`] }), name),
  ),
  modules: ['Main', 'More'].map((name) =>
    marked(aModule(name, ...[0, 1, 2, 3].map((at) => marked(aRule([]), `${name} ${at}`))), name),
  ),
})

const names = ['play', 'stop', 'ask', 'new1', 'new2']
const name = fc.constantFrom(...names)
const slotName = fc.constantFrom('genre', 'artist', 'style')
const canonicalName = fc.constantFrom('jazz', 'rock', 'pop')
const place = fc.constantFrom(0, 1)
const row = fc.nat({ max: 4 })
const rule = fc.record({ module: place, rule: row })
const rules = fc.record({ rules: fc.tuple(rule) })

function wish<Args>(edit: Edit<Args>, args: fc.Arbitrary<Args>): fc.Arbitrary<(domain: Domain) => Domain> {
  return args.map((given) => (domain) => {
    const after = granted(() => edit(domain, given)) ?? domain
    const isCopying = [duplicateRules, duplicateModule].includes(edit as never)
    const edited = isCopying ? withoutCopiedMarks(after) : after
    return carryIdentity(domain, edited, editLineage(domain, edited, editRenames(edit, domain, given)))
  })
}

/** Of a duplicate the first is the one that was there. */
function withoutCopiedMarks(after: Domain): Domain {
  const seen = new Set<string>()
  const isCopy = (entry: object) => {
    const mark = markOf(entry)
    if (mark === undefined || !seen.has(mark)) {
      if (mark !== undefined) seen.add(mark)
      return false
    }
    return true
  }
  const unmarked = <Entry extends object>(entry: Entry): Entry =>
    isCopy(entry) ? ({ ...entry, kept: undefined } as Entry) : entry
  return {
    ...after,
    modules: after.modules.map((module) => {
      const own = unmarked(module)
      const rules = module.rules.map(unmarked)
      return rules.some((rule, at) => rule !== module.rules[at]) || own !== module
        ? { ...own, rules }
        : module
    }),
  }
}

const wishes = fc.array(
  fc.oneof(
    wish(addIntent, fc.record({ name })),
    wish(renameIntent, fc.record({ from: name, to: name })),
    wish(deleteIntents, fc.record({ names: fc.tuple(name) })),
    wish(moveIntents, fc.record({ names: fc.tuple(name), to: row })),
    wish(setIntentComments, fc.record({ name, comments: fc.constantFrom('a', 'b') })),
    wish(renameSlot, fc.record({ from: slotName, to: slotName, vendorPrefix: fc.constant('sdp_') })),
    wish(deleteSlots, fc.record({ names: fc.tuple(slotName) })),
    wish(setSlotComments, fc.record({ name: slotName, comments: fc.constantFrom('a', 'b') })),
    wish(addCanonicals, fc.record({ slot: slotName, names: fc.tuple(canonicalName) })),
    wish(renameCanonical, fc.record({ slot: slotName, canonical: canonicalName, to: canonicalName })),
    wish(deleteCanonical, fc.record({ slot: slotName, canonical: canonicalName })),
    wish(renameModule, fc.record({ module: place, to: fc.constantFrom('Main', 'More', 'Last') })),
    wish(deleteModule, fc.record({ module: place })),
    wish(moveModule, fc.record({ from: place, to: place })),
    wish(duplicateModule, fc.record({ module: place })),
    wish(addRule, fc.record({ module: place, after: row })),
    wish(duplicateRules, rules),
    wish(deleteRules, rules),
    wish(moveRules, fc.record({ rules: fc.tuple(rule), to: rule })),
    wish(setRuleComments, fc.record({ at: fc.tuple(rule), comments: fc.constantFrom('a', 'b') })),
  ),
  { minLength: 1, maxLength: 12 },
)

function after(domain: Domain, edits: readonly ((domain: Domain) => Domain)[]): Domain {
  return edits.reduce((now, edit) => edit(now), domain)
}

/** Where each marked entry is, by what a lineage says of the places before. */
function expectLineage(before: Domain, now: Domain, lineage: Lineage): void {
  for (const list of ['intents', 'slots', 'modules'] as const) {
    const toName = nameAfter(namesOfList(lineage, list))
    for (const entry of before[list]) {
      const mark = markOf(entry)
      if (mark === undefined) continue
      const found = now[list].find((one) => markOf(one) === mark)?.name
      expect([list, entry.name, toName(entry.name)]).toEqual([list, entry.name, found])
    }
  }
  for (const slot of before.slots) {
    const later = now.slots.find((one) => markOf(one) === markOf(slot))
    if (later === undefined || markOf(slot) === undefined) continue
    const toName = nameAfter(namesOfCanonicals(lineage, slot.name))
    for (const { name: canonical, literals } of slot.canonicals) {
      if (literals.length === 0) continue
      const found = later.canonicals.find((one) => one.literals[0] === literals[0])?.name
      expect([slot.name, canonical, toName(canonical)]).toEqual([slot.name, canonical, found])
    }
  }
  for (const [at, module] of now.modules.entries()) {
    const runs = lineage.rules.find((one) => one.module === keyOf(now, at))?.runs
    for (const [row, rule] of module.rules.entries()) {
      const mark = markOf(rule)
      const origin = runs === undefined ? inPlace(before, now, at, row) : originOf(before, runs, row)
      if (mark !== undefined)
        expect([module.name, row, origin && markOf(origin)]).toEqual([module.name, row, mark])
    }
  }
}

function keyOf({ modules }: Domain, at: number): string {
  const same = modules.slice(0, at).filter(({ name: one }) => one === modules[at]!.name).length
  return same === 0 ? modules[at]!.name : `${modules[at]!.name}\n${same + 1}`
}

function inPlace(before: Domain, now: Domain, at: number, row: number) {
  return before.modules.find((one) => markOf(one) === markOf(now.modules[at]!))?.rules[row]
}

function originOf(before: Domain, runs: Lineage['rules'][number]['runs'], row: number) {
  let start = 0
  for (const { module, at, count } of runs) {
    if (row < start + count) {
      return module === undefined
        ? undefined
        : before.modules.find((_, index) => keyOf(before, index) === module)?.rules[at + row - start]
    }
    start += count
  }
  return undefined
}

test('the lineage between two states is what became of every entry, whatever was renamed, deleted, moved and copied', () => {
  fc.assert(
    fc.property(wishes, (edits) => {
      const now = after(start, edits)
      expectLineage(start, now, lineageBetween(start, now))
    }),
    { numRuns: 1500 },
  )
})

test('two lineages one after the other are that from the first state to the last', () => {
  fc.assert(
    fc.property(wishes, wishes, (first, second) => {
      const middle = after(start, first)
      const end = after(middle, second)
      const composed = composeLineages(lineageBetween(start, middle), lineageBetween(middle, end))
      expectLineage(start, end, composed)
    }),
    { numRuns: 1500 },
  )
})

test('a state that is read anew takes over the identities by the lineage', () => {
  fc.assert(
    fc.property(wishes, (edits) => {
      const now = after(start, edits)
      const lineage = lineageBetween(start, now)
      const readAnew = carryIdentity(start, structuredClone(now), lineage)
      expect(lineageBetween(start, readAnew)).toEqual(lineage)
    }),
    { numRuns: 500 },
  )
})
