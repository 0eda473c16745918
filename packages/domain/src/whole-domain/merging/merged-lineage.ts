import type { Domain } from '../../model/domain.ts'
import { entriesByName } from '../../model/entries-by-name.ts'
import { type ListName, listNames } from '../../model/list-names.ts'
import { canonicalsByName } from '../identity/between.ts'
import { joined } from '../identity/compose.ts'
import type { Lineage, NameLineage, RuleLineage, RuleRun } from '../identity/lineage.ts'
import { type CommonNames, keysOf } from './common-names.ts'
import type { Entity } from './entities.ts'
import type { MergedRule } from './rules.ts'
import type { Side } from './sides.ts'

/**
 * Which entity each entry of the merged lists is, unless nobody touched the list, and where the rules of modules come from that
 * are not as both sides have them.
 */
export interface Merged {
  domain: Domain
  entities: Readonly<Record<ListName, readonly Entity[]>>
  rules: ReadonlyMap<Entity, readonly MergedRule[]>
}

/** The lineage from a side to the merged domain: what a save on top of it reports. */
export function mergedLineage(
  side: Side,
  before: Domain,
  merged: Merged,
  { tables, canonicals, untouched }: Omit<CommonNames, 'sides'>,
): Lineage {
  const lists = listNames.flatMap((list) => {
    if (untouched.has(list)) return []
    const keys = keysOf(merged.domain, list)
    const names = new Map(merged.entities[list].map((entity, at) => [entity, keys[at]!]))
    const lineage = namesFrom(side, tables[list].entities, (entity) => names.get(entity))
    return isNothing(lineage) ? [] : [{ list, ...lineage }]
  })
  return {
    lists,
    canonicals: canonicalsFrom(side, merged, canonicals),
    rules: rulesFrom(side, before, merged),
  }
}

function namesFrom(
  side: Side,
  entities: readonly Entity[],
  nameOf: (entity: Entity) => string | undefined,
): NameLineage {
  const renamed: [from: string, to: string][] = []
  const removed: string[] = []
  for (const entity of entities) {
    const was = entity[side]
    if (was === undefined) continue
    const name = nameOf(entity)
    if (name === undefined) removed.push(was)
    else if (name !== was) renamed.push([was, name])
  }
  return { renamed, removed }
}

function isNothing({ renamed, removed }: NameLineage): boolean {
  return renamed.length === 0 && removed.length === 0
}

function canonicalsFrom(
  side: Side,
  { domain, entities }: Merged,
  canonicals: CommonNames['canonicals'],
): Lineage['canonicals'] {
  return entities.slots.flatMap((entity, at) => {
    const table = canonicals.get(entity)
    const slot = entity[side]
    if (slot === undefined || table === undefined) return []
    const { entities: inSlot, names } = table
    const left = canonicalsByName(domain.slots[at]!)
    const lineage = namesFrom(side, inSlot, (one) =>
      left.has(names.get(one)!) ? names.get(one)! : undefined,
    )
    return isNothing(lineage) ? [] : [{ slot, ...lineage }]
  })
}

function rulesFrom(side: Side, state: Domain, { domain, entities, rules }: Merged): RuleLineage[] {
  const keys = keysOf(domain, 'modules')
  const before = entriesByName(state, 'modules')
  return entities.modules.flatMap((entity, at) => {
    const merged = rules.get(entity)
    if (merged === undefined) return []
    const runs = joined(
      merged.map(
        ({ [side]: place }): RuleRun =>
          place === undefined
            ? { at: 0, count: 1 }
            : { module: place.module.entity[side], at: place.at, count: 1 },
      ),
    )
    const was = entity[side]
    const length = was === undefined ? 0 : countRules(before.get(was))
    const [first] = runs
    const isNew = was === undefined && runs.every(({ module }) => module === undefined)
    const isSame = runs.length === 1 && first!.module === was && first!.at === 0 && first!.count === length
    const isEmpty = runs.length === 0 && length === 0
    return isNew || isEmpty || (isSame && was !== undefined) ? [] : [{ module: keys[at]!, runs }]
  })
}

function countRules(module: object | undefined): number {
  return (module as Domain['modules'][number] | undefined)?.rules.length ?? 0
}
