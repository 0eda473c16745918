import { type NameLineage, nameAfter, nameBefore } from '../identity/lineage.ts'
import { bothSides, type Side, type Sides } from './sides.ts'

/** One entry in all three states, by its key in each: its name, with a number behind it where others share that. */
export type Entity = Partial<Sides<string>>

/** What is the same entry in three states of a list, and its key in the merged one, which no other has. */
export interface NameTable {
  entities: readonly Entity[]
  names: ReadonlyMap<Entity, string>
  /** Of responses that bear the name of a UI action, that. */
  owners?: ReadonlyMap<Entity, Entity>
}

/**
 * The entries of three states of a list by what became of those of the first. What both sides added under one name is
 * one (ruling R402).
 */
export function entitiesOf(
  keys: Sides<readonly string[]>,
  lineages: Readonly<Record<Side, NameLineage>>,
): Entity[] {
  if (isUntouched(keys, lineages)) return keys.base.map((key) => ({ base: key, mine: key, theirs: key }))
  const entities: Entity[] = keys.base.map((base) => ({ base }))
  const added = new Map<string, Entity>()
  for (const side of bothSides) {
    const after = nameAfter(lineages[side])
    const before = nameBefore(lineages[side])
    const left = new Set(keys[side])
    for (const entity of entities) {
      if (entity.base === undefined) continue
      const key = after(entity.base)
      if (key !== undefined && before(key) === entity.base && left.delete(key)) entity[side] = key
    }
    for (const key of left) {
      const known = added.get(key)
      if (known !== undefined) known[side] = key
      else added.set(key, { [side]: key })
    }
  }
  return [...entities, ...added.values()]
}

/** Whether nobody added, deleted, renamed or moved anything: so it is with most lists, and some have thousands of entries. */
function isUntouched(
  { base, mine, theirs }: Sides<readonly string[]>,
  lineages: Readonly<Record<Side, NameLineage>>,
): boolean {
  const isChanged = bothSides.some(
    (side) => lineages[side].renamed.length + lineages[side].removed.length > 0,
  )
  return !isChanged && areSameKeys(base, mine) && areSameKeys(base, theirs)
}

export function areSameKeys<Key>(a: readonly Key[], b: readonly Key[]): boolean {
  return a.length === b.length && a.every((key, at) => key === b[at])
}

/** What identifies an entity among all others of its list, whatever is decided about names. */
export function entityId({ base, mine, theirs }: Entity): string {
  return base === undefined ? `new ${mine ?? theirs}` : `was ${base}`
}

/** The name in a key. */
export function nameInKey(key: string): string {
  const end = key.indexOf('\n')
  return end < 0 ? key : key.slice(0, end)
}

/** Whether a side gave an entry another name. */
export function isRenamed(entity: Entity, side: Side): boolean {
  const { base } = entity
  const now = entity[side]
  return base !== undefined && now !== undefined && now !== base && nameInKey(base) !== nameInKey(now)
}

/** Whether each side gave an entry another name. */
export function isRenamedTwice(entity: Entity): boolean {
  return bothSides.every((side) => isRenamed(entity, side)) && entity.mine !== entity.theirs
}
