import type { Domain } from '../../model/domain.ts'
import { entriesByName } from '../../model/entries-by-name.ts'
import { type ListName, listNames } from '../../model/list-names.ts'
import type { Module, Rule } from '../../model/rule.ts'
import type { Slot } from '../../model/slot.ts'
import { joined } from './compose.ts'
import { identityOf } from './identity.ts'
import { isNoChange, type Lineage, type NameLineage, type RuleLineage, type RuleRun } from './lineage.ts'

/** The lineage from one state of a domain to another, by the identities of their entries. */
export function lineageBetween(before: Domain, after: Domain): Lineage {
  return { ...namesBetween(before, after), rules: rulesBetween(before, after) }
}

/** What became of the names alone, which takes less time than to say where each rule comes from. */
export function namesBetween(before: Domain, after: Domain): Lineage {
  const lists = listNames.flatMap((list) => {
    if (before[list] === after[list]) return []
    const names = namesOf(entriesByName(before, list), entriesByName(after, list))
    return isNoChange(names) ? [] : [{ list, ...names }]
  })
  return { lists, canonicals: canonicalsBetween(before, after), rules: [] }
}

type Entries = ReadonlyMap<string, object>

function namesOf(before: Entries, after: Entries): NameLineage {
  const names = byIdentity(after)
  const renamed: [from: string, to: string][] = []
  const removed: string[] = []
  for (const [name, entry] of before) {
    const now = names.get(identityOf(entry))
    if (now === undefined) removed.push(name)
    else if (now !== name) renamed.push([name, now])
  }
  return { renamed, removed }
}

function byIdentity(entries: Entries): Map<object, string> {
  const names = new Map<object, string>()
  for (const [name, entry] of entries) {
    const identity = identityOf(entry)
    if (!names.has(identity)) names.set(identity, name)
  }
  return names
}

function canonicalsBetween(before: Domain, after: Domain): Lineage['canonicals'] {
  if (before.slots === after.slots) return []
  const slotsAfter = entriesByIdentity(after, 'slots') as ReadonlyMap<object, Slot>
  return [...(entriesByName(before, 'slots') as ReadonlyMap<string, Slot>)].flatMap(([slot, entry]) => {
    const now = slotsAfter.get(identityOf(entry))
    if (now === undefined || now.canonicals === entry.canonicals) return []
    const names = namesOf(canonicalsByName(entry), canonicalsByName(now))
    return isNoChange(names) ? [] : [{ slot, ...names }]
  })
}

/** Of canonicals with one name the first counts. */
export function canonicalsByName({ canonicals }: Slot): ReadonlyMap<string, Slot['canonicals'][number]> {
  const found = new Map<string, Slot['canonicals'][number]>()
  for (const canonical of canonicals) if (!found.has(canonical.name)) found.set(canonical.name, canonical)
  return found
}

function entriesByIdentity(domain: Domain, list: ListName): Map<object, object> {
  return new Map((domain[list] as object[]).map((entry) => [identityOf(entry), entry]))
}

function rulesBetween(before: Domain, after: Domain): RuleLineage[] {
  if (before.modules === after.modules) return []
  const modulesBefore = entriesByName(before, 'modules') as ReadonlyMap<string, Module>
  const nameOf = byIdentity(modulesBefore)
  const changed = [...(entriesByName(after, 'modules') as ReadonlyMap<string, Module>)].filter(
    ([, module]) => {
      const was = nameOf.get(identityOf(module))
      return was === undefined ? module.rules.length > 0 : !areSameRules(modulesBefore.get(was)!, module)
    },
  )
  if (changed.length === 0) return []
  const places = rulePlaces(modulesBefore)
  return changed.flatMap(([module, { rules }]) => {
    const runs = joined(rules.map((rule) => places(rule)))
    // The rules of a new module are new ones, unless the lineage says that they come from elsewhere
    const isNew = nameOf.get(identityOf(entriesByName(after, 'modules').get(module)!)) === undefined
    return isNew && runs.every((run) => run.module === undefined) ? [] : [{ module, runs }]
  })
}

/** Whether two lists of rules are the same rules in the same order, whatever was changed in them. */
function areSameRules(a: Module, b: Module): boolean {
  if (a.rules === b.rules) return true
  return (
    a.rules.length === b.rules.length &&
    a.rules.every((rule, at) => rule === b.rules[at] || identityOf(rule) === identityOf(b.rules[at]!))
  )
}

function rulePlaces(modules: ReadonlyMap<string, Module>): (rule: Rule) => RuleRun {
  const places = new Map<object, RuleRun>()
  for (const [module, { rules }] of modules) {
    for (const [at, rule] of rules.entries()) places.set(identityOf(rule), { module, at, count: 1 })
  }
  return (rule) => places.get(identityOf(rule)) ?? { at: 0, count: 1 }
}
