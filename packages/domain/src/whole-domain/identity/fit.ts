import { listNames } from '../../model/list-names.ts'
import type { EntryNames } from './entry-names.ts'
import {
  isNoChange,
  type Lineage,
  type NameLineage,
  nameAfter,
  namesOfList,
  noNames,
  type RuleLineage,
} from './lineage.ts'
import { responseLists } from './unlisted.ts'

/**
 * A lineage as far as the two states have the names of which it speaks (ruling R61). What one state has and the other
 * lacks is gone although nobody said so, and so is what had a name that another entry got.
 */
export function fittingLineage(given: Lineage, before: EntryNames, after: EntryNames): Lineage {
  const lists = listNames.flatMap((list) => {
    const reported = namesOfList(given, list)
    const [old, now] = [before.lists[list], after.lists[list]]
    const names = old === undefined || now === undefined ? reported : fittingNames(reported, old, now)
    const elsewhere = old === undefined || !responseLists.has(list) ? [] : unlistedNames(reported, old, names)
    const fitting = { ...names, renamed: [...elsewhere, ...names.renamed] }
    return isNoChange(fitting) ? [] : [{ list, ...fitting }]
  })
  const slotAfter = nameAfter(lists.find(({ list }) => list === 'slots') ?? noNames)
  const ofSlots = new Map(given.canonicals.map((one) => [one.slot, one]))
  const canonicals = [...before.slots].flatMap(([slot, old]) => {
    const now = after.slots.get(slotAfter(slot) ?? '')
    const reported = ofSlots.get(slot) ?? noNames
    if (slotAfter(slot) === undefined || now === undefined || (now === old && isNoChange(reported))) return []
    const names = fittingNames(reported, old.canonicals, now.canonicals)
    return isNoChange(names) ? [] : [{ slot, ...names }]
  })
  const returned = (given.returned ?? []).filter(({ list, name, canonical }) =>
    canonical === undefined
      ? (after.lists[list]?.has(name) ?? true)
      : list === 'slots' && after.slots.get(name)?.canonicals.has(canonical.name),
  )
  return {
    lists,
    canonicals,
    rules: fittingRules(given.rules, before, after),
    ...(returned.length > 0 && { returned }),
  }
}

function fittingNames(
  { renamed, removed }: NameLineage,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): NameLineage {
  const newNames = new Map<string, string>()
  const taken = new Set<string>()
  for (const [from, to] of renamed) {
    if (from === to || !before.has(from) || !after.has(to) || newNames.has(from) || taken.has(to)) continue
    newNames.set(from, to)
    taken.add(to)
  }
  if (newNames.size === 0 && removed.length === 0 && before === after) return { renamed: [], removed: [] }
  const reportedRemoved = new Set(removed)
  const isRemoved = (name: string) => reportedRemoved.has(name) || taken.has(name) || !after.has(name)
  return {
    renamed: [...newNames],
    removed: [...before].filter((name) => !newNames.has(name) && isRemoved(name)),
  }
}

/** The renames of entries that only other languages have: each name once, and none that an entry of this language keeps. */
function unlistedNames(
  { renamed }: NameLineage,
  before: ReadonlySet<string>,
  fitting: NameLineage,
): NameLineage['renamed'] {
  const nameNow = nameAfter(fitting)
  const taken = new Set(fitting.renamed.map(([, to]) => to))
  const seen = new Set<string>()
  return renamed.filter(([from, to]) => {
    const isKept = before.has(to) && nameNow(to) === to
    if (from === to || before.has(from) || isKept || seen.has(from) || taken.has(to)) return false
    seen.add(from)
    taken.add(to)
    return true
  })
}

function fittingRules(rules: readonly RuleLineage[], before: EntryNames, after: EntryNames): RuleLineage[] {
  const [old, now] = [before.lists.modules, after.lists.modules]
  const seen = new Set<string>()
  return rules.flatMap(({ module, runs }) => {
    if (seen.has(module) || now?.has(module) === false) return []
    seen.add(module)
    const isKnown = (name: string | undefined) => name === undefined || old?.has(name) !== false
    return [{ module, runs: runs.map((run) => (isKnown(run.module) ? run : { at: 0, count: run.count })) }]
  })
}
