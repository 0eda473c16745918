import type { ListName } from '../../model/list-names.ts'
import { ownerOf } from '../../model/response-names.ts'
import { type NameLineage, nameAfter, nameBefore } from '../identity/lineage.ts'
import type { Entity, NameTable } from './entities.ts'
import { bothSides, type Side, type Sides } from './sides.ts'

/** Responses that bear the name of a UI action, and the keys of all others. */
export interface OwnedTable extends NameTable {
  left: Sides<readonly string[]>
}

interface Owning {
  uiActions: NameTable
  changes: Readonly<Record<Side, NameLineage>>
}

const allSides = ['base', 'mine', 'theirs'] as const

/**
 * The GUI responses of UI actions, and what is spoken before and after their texts: each is that of its UI action,
 * whatever became of it itself, and called as that is (ruling R402).
 */
export function ownedEntities(
  list: ListName,
  keys: Sides<readonly string[]>,
  { uiActions, changes }: Owning,
): OwnedTable {
  const none: OwnedTable = { entities: [], names: new Map(), left: keys }
  if (list !== 'guiResponses' && list !== 'ttsResponses') return none
  const suffixedBy = (key: string) => (list === 'guiResponses' ? { uiAction: key, suffix: '' } : ownerOf(key))
  const entities = new Map<string, Entity>()
  const names = new Map<Entity, string>()
  const owned = new Map<Entity, Entity>()
  const bySide = { base: new Map<string, Entity>(), mine: new Map(), theirs: new Map() }
  for (const side of allSides) {
    if (keys[side].length === 0) continue
    const owners = new Map(uiActions.entities.map((entity, at) => [entity[side], { entity, at }]))
    for (const key of keys[side]) {
      const own = suffixedBy(key)
      const owner = own && owners.get(own.uiAction)
      if (owner === undefined) continue
      const id = `${owner.at} ${own!.suffix}`
      const entity = entities.get(id) ?? {}
      entity[side] = key
      entities.set(id, entity)
      names.set(entity, `${uiActions.names.get(owner.entity)}${own!.suffix}`)
      owned.set(entity, owner.entity)
      bySide[side].set(key, entity)
    }
  }
  // One side may have lost the UI action and kept the response
  for (const side of bothSides) {
    const before = nameBefore(changes[side])
    for (const key of keys[side]) {
      const entity = bySide[side].has(key) ? undefined : bySide.base.get(before(key) ?? '')
      if (entity === undefined || entity[side] !== undefined) continue
      entity[side] = key
      bySide[side].set(key, entity)
    }
    const after = nameAfter(changes[side])
    for (const key of keys.base) {
      const entity = bySide.base.has(key) ? undefined : bySide[side].get(after(key) ?? '')
      if (entity === undefined || entity.base !== undefined) continue
      entity.base = key
      bySide.base.set(key, entity)
    }
  }
  const left = (side: keyof Sides<unknown>) => keys[side].filter((key) => !bySide[side].has(key))
  return {
    entities: [...entities.values()],
    names,
    owners: owned,
    left: { base: left('base'), mine: left('mine'), theirs: left('theirs') },
  }
}
