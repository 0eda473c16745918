import type { Domain } from '../../model/domain.ts'
import { entriesByName } from '../../model/entries-by-name.ts'
import { type AnyEntry, type ListName, listNames } from '../../model/list-names.ts'
import type { Module, Rule } from '../../model/rule.ts'
import type { Slot } from '../../model/slot.ts'
import { mapSame, withFields } from '../../toolbox/lists.ts'
import { canonicalsByName } from './between.ts'
import { identityOf, withIdentity, withOwnIdentity } from './identity.ts'
import { type Lineage, nameBefore, namesOfCanonicals, namesOfList, type RuleRun } from './lineage.ts'

/** A later state of a domain with the identities of an earlier one, by the lineage between them. */
export function carryIdentity(before: Domain, after: Domain, lineage: Lineage): Domain {
  let carried = after
  for (const list of listNames) {
    if (before[list] !== after[list]) carried = withFields(carried, carryList(list, before, carried, lineage))
  }
  return carried
}

function carryList(list: ListName, before: Domain, after: Domain, lineage: Lineage): Partial<Domain> {
  const sourceOf = nameBefore(namesOfList(lineage, list))
  const entriesBefore = entriesByName(before, list)
  const keys = [...entriesByName(after, list).keys()]
  const entries = mapSame(after[list] as AnyEntry[], (entry, at) => {
    const source = sourceOf(keys[at]!)
    const was = source === undefined ? undefined : entriesBefore.get(source)
    if (was === entry) return entry
    const inner = carryInside(list, { entry, was, key: keys[at]!, source }, { before, lineage })
    return was === undefined ? withOwnIdentity(inner) : withIdentity(inner, identityOf(was))
  })
  return { [list]: entries }
}

interface Carried {
  entry: AnyEntry
  was: AnyEntry | undefined
  key: string
  source: string | undefined
}

/** What an entry holds that has an identity of its own: the canonicals of a slot, the rules of a module. */
function carryInside(
  list: ListName,
  { entry, was, key, source }: Carried,
  { before, lineage }: { before: Domain; lineage: Lineage },
): AnyEntry {
  if (list === 'slots') return carryCanonicals(entry as Slot, was as Slot | undefined, { lineage, source })
  if (list !== 'modules') return entry
  const runs = lineage.rules.find(({ module }) => module === key)?.runs
  if (runs !== undefined) return carryRuns(entry as Module, runs, before)
  return carryInPlace(entry as Module, was as Module | undefined)
}

function carryCanonicals(
  slot: Slot,
  was: Slot | undefined,
  { lineage, source }: { lineage: Lineage; source: string | undefined },
): Slot {
  if (slot.canonicals === was?.canonicals) return slot
  const sourceOf = nameBefore(namesOfCanonicals(lineage, source ?? ''))
  const earlier = was === undefined ? undefined : canonicalsByName(was)
  const first = canonicalsByName(slot)
  const canonicals = mapSame(slot.canonicals, (canonical) => {
    const from = first.get(canonical.name) === canonical ? sourceOf(canonical.name) : undefined
    const before = from === undefined ? undefined : earlier?.get(from)
    return before === undefined ? withOwnIdentity(canonical) : withIdentity(canonical, identityOf(before))
  })
  return withFields(slot, { canonicals })
}

function carryRuns(module: Module, runs: readonly RuleRun[], before: Domain): Module {
  const modules = entriesByName(before, 'modules') as ReadonlyMap<string, Module>
  const origins = runs.flatMap((run): (Rule | undefined)[] => {
    const rules = run.module === undefined ? undefined : modules.get(run.module)?.rules
    return Array.from({ length: run.count }, (_, offset) => rules?.[run.at + offset])
  })
  return withFields(module, { rules: mapSame(module.rules, (rule, at) => ruleFrom(rule, origins[at])) })
}

function carryInPlace(module: Module, was: Module | undefined): Module {
  if (module.rules === was?.rules) return module
  return withFields(module, { rules: mapSame(module.rules, (rule, at) => ruleFrom(rule, was?.rules[at])) })
}

function ruleFrom(rule: Rule, origin: Rule | undefined): Rule {
  if (rule === origin) return rule
  return origin === undefined ? withOwnIdentity(rule) : withIdentity(rule, identityOf(origin))
}
