import { listNames } from '../../model/list-names.ts'
import { joined } from './compose.ts'
import type { EntryNames } from './entry-names.ts'
import {
  isNoChange,
  type Lineage,
  type NameLineage,
  nameAfter,
  nameBefore,
  namesOfCanonicals,
  namesOfList,
  type Returned,
  type RuleLineage,
  type RuleRun,
} from './lineage.ts'

/** A state of a domain, as far as the way back to it has to know it. */
export interface InverseState extends EntryNames {
  /** The revision with it. */
  revision: string
  /** How many rules each module has. */
  rules: ReadonlyMap<string, number>
}

/**
 * The lineage from the later state back to the earlier one, which a restore makes. What the later one does not have any more
 * comes back as what the earlier revision had.
 */
export function inverseLineage(lineage: Lineage, before: InverseState, after: EntryNames): Lineage {
  const returned: Returned[] = []
  const addReturned = (one: Omit<Returned, 'revision'>) =>
    returned.push({ ...one, revision: before.revision })
  const lists = listNames.flatMap((list) => {
    const names = inverseNames(namesOfList(lineage, list), before.lists[list], after.lists[list])
    for (const name of names.back) addReturned({ list, name, was: name })
    return isNoChange(names) ? [] : [{ list, renamed: names.renamed, removed: names.removed }]
  })
  const slotAfter = nameAfter(namesOfList(lineage, 'slots'))
  const canonicals = [...before.slots].flatMap(([was, { canonicals: old }]) => {
    const slot = slotAfter(was)
    const now = slot === undefined ? undefined : after.slots.get(slot)?.canonicals
    if (slot === undefined || now === undefined) return []
    const names = inverseNames(namesOfCanonicals(lineage, was), old, now)
    for (const name of names.back)
      addReturned({ list: 'slots', name: was, was, canonical: { name, was: name } })
    return isNoChange(names) ? [] : [{ slot, renamed: names.renamed, removed: names.removed }]
  })
  const rules = inverseRules(lineage, before.rules)
  return { lists, canonicals, rules, ...(returned.length > 0 && { returned }) }
}

function inverseNames(
  names: NameLineage,
  before: ReadonlySet<string> = new Set(),
  after: ReadonlySet<string> = new Set(),
): NameLineage & { back: string[] } {
  const sourceOf = nameBefore(names)
  const isNew = (name: string) => {
    const source = sourceOf(name)
    return source === undefined || !before.has(source)
  }
  return {
    renamed: names.renamed.map(([from, to]) => [to, from] as const),
    removed: [...after].filter(isNew),
    back: names.removed.filter((name) => before.has(name)),
  }
}

function inverseRules(lineage: Lineage, counts: ReadonlyMap<string, number>): RuleLineage[] {
  const moduleAfter = nameAfter(namesOfList(lineage, 'modules'))
  const modulesWithRules = new Set(lineage.rules.map(({ module }) => module))
  const origins = new Map<string, (RuleRun | undefined)[]>()
  const originsIn = (module: string) => {
    const found = origins.get(module) ?? []
    origins.set(module, found)
    return found
  }
  for (const [module] of counts) {
    const now = moduleAfter(module)
    if (now === undefined || modulesWithRules.has(now)) originsIn(module)
  }
  for (const { module, runs } of lineage.rules) {
    let place = 0
    for (const run of runs) {
      const count = Math.min(run.count, (counts.get(run.module ?? '') ?? 0) - run.at)
      const from = run.module === undefined ? undefined : originsIn(run.module)
      for (let offset = 0; from !== undefined && offset < count; offset++) {
        from[run.at + offset] = { module, at: place + offset, count: 1 }
      }
      place += run.count
    }
  }
  return [...origins].flatMap(([module, from]) => {
    const now = moduleAfter(module)
    const isInPlace = now !== undefined && !modulesWithRules.has(now)
    const rules = Array.from({ length: counts.get(module) ?? 0 }, (_, at): RuleRun => {
      return from[at] ?? (isInPlace ? { module: now, at, count: 1 } : { at: 0, count: 1 })
    })
    const isNew = now === undefined && rules.every((run) => run.module === undefined)
    return isNew || rules.length === 0 ? [] : [{ module, runs: joined(rules) }]
  })
}
