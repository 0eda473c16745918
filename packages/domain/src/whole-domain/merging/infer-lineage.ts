import type { Domain } from '../../model/domain.ts'
import { entriesByName } from '../../model/entries-by-name.ts'
import { listNames } from '../../model/list-names.ts'
import type { Module } from '../../model/rule.ts'
import type { Slot } from '../../model/slot.ts'
import { joined } from '../identity/compose.ts'
import {
  type Lineage,
  type NameLineage,
  nameAfter,
  nameBefore,
  namesOfList,
  type RuleLineage,
  type RuleRun,
} from '../identity/lineage.ts'
import { alignLists } from './align.ts'
import { canonicalJson } from './canonical-json.ts'
import { isSameEntry } from './entries.ts'
import { findRenames, type NameChange, renamed } from './find-renames.ts'

/** The lineage between two states of a domain of which nobody knows it, by their content alone (ruling R403). */
export function inferLineage(base: Domain, other: Domain): Lineage {
  const changes = findRenames(base, other)
  const lists = listNames.flatMap((list) => {
    const own = changes.filter((change) => change.list === list)
    const names = namesBetween(own, entriesByName(base, list).keys(), entriesByName(other, list))
    return isNothing(names) ? [] : [{ list, ...names }]
  })
  const named: Lineage = { lists, canonicals: [], rules: [] }
  return {
    ...named,
    canonicals: canonicalsBetween(base, other, { changes, named }),
    rules: rulesBetween(base, other, { changes, named }),
  }
}

function namesBetween(
  changes: readonly NameChange[],
  before: Iterable<string>,
  after: ReadonlyMap<string, unknown>,
): NameLineage {
  const renames = changes.map(({ from, to }) => [from, to] as const)
  const moved = new Set(renames.map(([from]) => from))
  return { renamed: renames, removed: [...before].filter((name) => !after.has(name) && !moved.has(name)) }
}

function isNothing({ renamed: renames, removed }: NameLineage): boolean {
  return renames.length === 0 && removed.length === 0
}

interface KnownChanges {
  changes: readonly NameChange[]
  named: Lineage
}

function canonicalsBetween(
  base: Domain,
  other: Domain,
  { changes, named }: KnownChanges,
): Lineage['canonicals'] {
  const slotAfter = nameAfter(namesOfList(named, 'slots'))
  const slots = entriesByName(other, 'slots') as ReadonlyMap<string, Slot>
  return [...(entriesByName(base, 'slots') as ReadonlyMap<string, Slot>)].flatMap(([slot, entry]) => {
    const now = slots.get(slotAfter(slot) ?? '')
    if (now === undefined || now.canonicals === entry.canonicals) return []
    const own = changes.filter((change) => change.list === 'canonicals' && change.slot === slot)
    const after = new Map(now.canonicals.map((one) => [one.name, one]))
    const names = namesBetween(own, new Set(entry.canonicals.map(({ name }) => name)), after)
    return isNothing(names) ? [] : [{ slot, ...names }]
  })
}

/** Rules are compared under the names that the later state has. */
function rulesBetween(base: Domain, other: Domain, { changes, named }: KnownChanges): RuleLineage[] {
  const sourceOf = nameBefore(namesOfList(named, 'modules'))
  const before = entriesByName(renamed(base, changes), 'modules') as ReadonlyMap<string, Module>
  return [...(entriesByName(other, 'modules') as ReadonlyMap<string, Module>)].flatMap(([module, now]) => {
    const source = sourceOf(module)
    const was = before.get(module)
    if (source === undefined || was === undefined || isSameEntry(base, 'modules', was, now)) return []
    const places = alignLists(was.rules.map(canonicalJson), now.rules.map(canonicalJson))
    if (places.length === was.rules.length && places.every((place, at) => place === at)) return []
    const runs = places.map(
      (at): RuleRun => (at === undefined ? { at: 0, count: 1 } : { module: source, at, count: 1 }),
    )
    return [{ module, runs: joined(runs) }]
  })
}
