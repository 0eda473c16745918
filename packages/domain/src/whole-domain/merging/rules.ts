import type { Module, Rule } from '../../model/rule.ts'
import { isSame } from '../../toolbox/same.ts'
import type { Lineage, RuleRun } from '../identity/lineage.ts'
import { alignLists } from './align.ts'
import { canonicalJson } from './canonical-json.ts'
import type { Entity } from './entities.ts'
import { mergeOrder } from './merge-order.ts'
import { ruleShape } from './shapes.ts'
import { bothSides, ofEach, type Side, type Sides } from './sides.ts'
import { type Deciding, mergeStructure } from './structure.ts'

/** A rule where one side has it. */
interface RuleAt {
  module: ModuleToMerge
  at: number
  rule: Rule
}

/** One rule in all three states. */
type RuleEntity = Partial<Sides<RuleAt>>

/** A module in all three states, and what was decided about it as a whole. */
export interface ModuleToMerge {
  entity: Entity
  versions: Partial<Sides<Module>>
  /** Whose version counts as a whole, where the sides do not both have it; 'none' when it is gone. */
  chosen?: Side | 'none'
  /** Whether a rule has to stand in it all the same. */
  isNeeded?: boolean
}

/** A merged rule, and where each side has it. */
export interface MergedRule extends Record<Side, RuleAt | undefined> {
  rule: Rule
}

interface Merging {
  lineages: Readonly<Record<Side, Lineage>>
  /** Decides about a part of a rule of a module. */
  decidingIn: (module: ModuleToMerge) => Deciding
}

/**
 * The rules of modules, merged one by one: a rule is the same one wherever a side moved it. Of modules that are not given all
 * rules are as they were.
 */
export function mergeRules(
  modules: readonly ModuleToMerge[],
  { lineages, decidingIn }: Merging,
): ReadonlyMap<ModuleToMerge, MergedRule[]> {
  const entities = ruleEntities(modules, lineages)
  const ids = new Map([...entities].map((entity, id) => [entity, String(id)]))
  const byId = [...entities]
  const placed = new Map<RuleEntity, { module: ModuleToMerge; rule: Rule }>()
  for (const entity of entities) {
    const place = placeOf(entity)
    const rule = place && mergeRule(entity, decidingIn)
    if (place !== undefined && rule !== undefined) placed.set(entity, { module: place.module, rule })
  }
  const rows = rowsOf(entities)
  return new Map(
    modules.map((module) => {
      const keys = ofEach(rows, (ofSide) => (ofSide.get(module) ?? []).map((entity) => ids.get(entity)!))
      const rules = mergeOrder(keys).flatMap((id) => {
        const entity = byId[Number(id)]!
        const found = placed.get(entity)
        return found?.module === module
          ? [{ rule: found.rule, mine: entity.mine, theirs: entity.theirs }]
          : []
      })
      return [module, rules]
    }),
  )
}

function ruleEntities(
  modules: readonly ModuleToMerge[],
  lineages: Merging['lineages'],
): ReadonlySet<RuleEntity> {
  const entities = new Set<RuleEntity>()
  const ofBase = new Map<string, RuleEntity[]>()
  for (const module of modules) {
    const rows =
      module.versions.base?.rules.map((rule, at): RuleEntity => ({ base: { module, at, rule } })) ?? []
    for (const entity of rows) entities.add(entity)
    if (module.entity.base !== undefined) ofBase.set(module.entity.base, rows)
  }
  for (const side of bothSides) {
    for (const module of modules) {
      const twins = side === 'theirs' ? twinsIn(module, entities) : []
      const origins = originsOf(module, side, lineages[side])
      for (const [at, rule] of (module.versions[side]?.rules ?? []).entries()) {
        const origin = origins[at]
        const known =
          twins[at] ?? (origin?.module === undefined ? undefined : ofBase.get(origin.module)?.[origin.at])
        const entity = known === undefined || known[side] !== undefined ? {} : known
        entity[side] = { module, at, rule }
        entities.add(entity)
      }
    }
  }
  return joinAdded(entities)
}

/** My rules of a module in which both sides have exactly the same: then each is theirs at its place, whatever was inferred. */
function twinsIn(module: ModuleToMerge, entities: ReadonlySet<RuleEntity>): RuleEntity[] {
  const { mine, theirs } = module.versions
  if (mine === undefined || theirs === undefined || !isSame(mine.rules, theirs.rules)) return []
  const twins: RuleEntity[] = []
  for (const entity of entities) if (entity.mine?.module === module) twins[entity.mine.at] = entity
  return twins
}

type Origin = Pick<RuleRun, 'module' | 'at'> | undefined

/** Where the rules of a module were before; by content where the lineage does not fit what was loaded. */
function originsOf({ entity, versions }: ModuleToMerge, side: Side, { rules: reported }: Lineage): Origin[] {
  const now = versions[side]?.rules ?? []
  const before = versions.base?.rules
  const module = entity.base
  const runs = reported.find((one) => one.module === entity[side])?.runs
  const origins = runs?.flatMap((run) =>
    Array.from({ length: run.count }, (_, offset) => ({ module: run.module, at: run.at + offset })),
  )
  if (origins?.length === now.length) return origins
  if (before === undefined || module === undefined) return []
  if (runs === undefined && before.length === now.length) return now.map((_, at) => ({ module, at }))
  return alignLists(before.map(canonicalJson), now.map(canonicalJson)).map((at) =>
    at === undefined ? undefined : { module, at },
  )
}

/** Rules that say the same and were added by both behind the same rule are one (ruling R401). */
function joinAdded(entities: ReadonlySet<RuleEntity>): ReadonlySet<RuleEntity> {
  const rows = rowsOf(entities)
  const joined = new Set(entities)
  for (const [module, ofMine] of rows.mine) {
    const following = addedBehind(rows.theirs.get(module) ?? [], 'theirs')
    for (const [entity, anchor] of addedBehind(ofMine, 'mine')) {
      const same = [...following].find(
        ([other, behind]) => behind === anchor && isSame(other.theirs!.rule, entity.mine!.rule),
      )?.[0]
      if (same === undefined) continue
      following.delete(same)
      joined.delete(same)
      entity.theirs = same.theirs!
    }
  }
  return joined
}

/** The rules that a side added, each with the last one before it that was there already. */
function addedBehind(row: readonly RuleEntity[], side: Side): Map<RuleEntity, RuleEntity | undefined> {
  const added = new Map<RuleEntity, RuleEntity | undefined>()
  let anchor: RuleEntity | undefined
  for (const entity of row) {
    if (entity.base === undefined && entity[side === 'mine' ? 'theirs' : 'mine'] === undefined) {
      added.set(entity, anchor)
    } else anchor = entity
  }
  return added
}

/** The rules of each module as each state has them. */
function rowsOf(entities: ReadonlySet<RuleEntity>): Sides<Map<ModuleToMerge, RuleEntity[]>> {
  const row = (side: keyof RuleEntity) => {
    const rows = new Map<ModuleToMerge, RuleEntity[]>()
    for (const entity of entities) {
      const place = entity[side]
      if (place === undefined) continue
      const known = rows.get(place.module)
      if (known === undefined) rows.set(place.module, [entity])
      else known.push(entity)
    }
    for (const list of rows.values()) list.sort((a, b) => a[side]!.at - b[side]!.at)
    return rows
  }
  return { base: row('base'), mine: row('mine'), theirs: row('theirs') }
}

/**
 * The place of a rule in the merged table: where the side that moved it has it, mine when both did. One that nobody
 * deleted stays though both modules go, each by another side: the module is needed then (ruling R401).
 */
function placeOf({ base, mine, theirs }: RuleEntity): RuleAt | undefined {
  const isMoved = mine !== undefined && mine.module !== base?.module
  const places: [Side, RuleAt | undefined][] = [
    ['theirs', theirs],
    ['mine', mine],
  ]
  if (isMoved) places.reverse()
  const there = places.find(([side, place]) => place !== undefined && (place.module.chosen ?? side) === side)
  if (there !== undefined || base === undefined || mine === undefined || theirs === undefined)
    return there?.[1]
  const left = places.find(([, place]) => place?.module.chosen !== 'none')?.[1] ?? mine
  left.module.isNeeded = true
  return left
}

function mergeRule({ base, mine, theirs }: RuleEntity, decidingIn: Merging['decidingIn']): Rule | undefined {
  if (base === undefined) return (theirs ?? mine)!.rule
  const left = theirs ?? mine
  const isOnBoth = mine !== undefined && theirs !== undefined
  const isElsewhere = left !== undefined && left.module !== base.module
  // Decided with its module as a whole
  if (left?.module.chosen !== undefined && !isOnBoth && !isElsewhere) return left.rule
  const versions = { base: base.rule, mine: mine?.rule, theirs: theirs?.rule }
  const { module, at } = mine ?? left ?? base
  const place = {
    id: ['modules', 'rule', base.module.entity.base!, `${base.at}`],
    label: `rule ${at + 1}`,
    holder: '',
    show: (shown: Partial<Sides<unknown>>) =>
      ofEach(shown as Sides<Rule | undefined>, (rule) => alone(base.module, rule)),
  }
  const deciding = decidingIn(module)
  if (!isOnBoth && isElsewhere && isSame(left.rule, base.rule)) {
    return deciding.decide(place, versions) as Rule | undefined
  }
  return mergeStructure(ruleShape, versions, place, deciding) as Rule | undefined
}

/** A module with no rule but this: enough to show what changed in it. */
function alone({ versions }: ModuleToMerge, rule: Rule | undefined): Module {
  return { ...versions.base!, rules: rule === undefined ? [] : [rule] }
}
