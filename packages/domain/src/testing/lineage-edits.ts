import fc from 'fast-check'
import { type Edit, editRenames } from '../edits/edits.ts'
import type { Domain } from '../model/domain.ts'
import {
  deleteModule,
  duplicateModule,
  moveModule,
  renameModule,
} from '../nouns/decision-table/module-edits.ts'
import { setRuleComments } from '../nouns/decision-table/rule-content-edits.ts'
import { addRule, deleteRules, duplicateRules, moveRules } from '../nouns/decision-table/rule-edits.ts'
import {
  addIntent,
  deleteIntents,
  moveIntents,
  renameIntent,
  setIntentComments,
} from '../nouns/intents/edits.ts'
import { addCanonicals, deleteCanonicals, renameCanonical } from '../nouns/slots/canonical-edits.ts'
import { deleteSlots, renameSlot, setSlotComments } from '../nouns/slots/edits.ts'
import { carryIdentity } from '../whole-domain/identity/carry.ts'
import { editLineage } from '../whole-domain/identity/edit-lineage.ts'
import { granted } from './any-edits.ts'
import { aDomain, aModule, anIntent, aRule, aSlot } from './builders.ts'

/*
 * Each entry has a mark that no code of ours looks at: an intent, slot, module and rule in what was kept of its JSON, a canonical
 * among its literals. Copies are made by edits that say so, and lose theirs here.
 */
const marked = <Entry extends object>(entry: Entry, mark: string): Entry => ({
  ...entry,
  kept: { unknown: { mark } },
})
/** The mark of an entry. */
export const markOf = (entry: object) =>
  (entry as { kept?: { unknown?: { mark?: string } } }).kept?.unknown?.mark

export const lineageStart: Domain = aDomain({
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

/** An edit with any arguments, if it is allowed; entries keep their identity. */
export function anEdit<Args>(
  edit: Edit<Args>,
  args: fc.Arbitrary<Args>,
): fc.Arbitrary<(domain: Domain) => Domain> {
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

/** Edits that rename, delete, move and copy, each by its identity. */
export const anyLineageEdits = fc.array(
  fc.oneof(
    anEdit(addIntent, fc.record({ name })),
    anEdit(renameIntent, fc.record({ from: name, to: name })),
    anEdit(deleteIntents, fc.record({ names: fc.tuple(name) })),
    anEdit(moveIntents, fc.record({ names: fc.tuple(name), to: row })),
    anEdit(setIntentComments, fc.record({ name, comments: fc.constantFrom('a', 'b') })),
    anEdit(renameSlot, fc.record({ from: slotName, to: slotName, vendorPrefix: fc.constant('sdp_') })),
    anEdit(deleteSlots, fc.record({ names: fc.tuple(slotName) })),
    anEdit(setSlotComments, fc.record({ name: slotName, comments: fc.constantFrom('a', 'b') })),
    anEdit(addCanonicals, fc.record({ slot: slotName, names: fc.tuple(canonicalName) })),
    anEdit(renameCanonical, fc.record({ slot: slotName, canonical: canonicalName, to: canonicalName })),
    anEdit(
      deleteCanonicals,
      fc.record({
        slot: slotName,
        canonicals: fc.uniqueArray(canonicalName, { minLength: 1, maxLength: 2 }),
      }),
    ),
    anEdit(renameModule, fc.record({ module: place, to: fc.constantFrom('Main', 'More', 'Last') })),
    anEdit(deleteModule, fc.record({ module: place })),
    anEdit(moveModule, fc.record({ from: place, to: place })),
    anEdit(duplicateModule, fc.record({ module: place })),
    anEdit(addRule, fc.record({ module: place, after: row })),
    anEdit(duplicateRules, rules),
    anEdit(deleteRules, rules),
    anEdit(moveRules, fc.record({ rules: fc.tuple(rule), to: rule })),
    anEdit(setRuleComments, fc.record({ at: fc.tuple(rule), comments: fc.constantFrom('a', 'b') })),
  ),
  { minLength: 1, maxLength: 12 },
)

/** The domain after edits. */
export function editedBy(domain: Domain, edits: readonly ((domain: Domain) => Domain)[]): Domain {
  return edits.reduce((now, edit) => edit(now), domain)
}
