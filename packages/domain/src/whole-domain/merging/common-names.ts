import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { entriesByName } from '../../model/entries-by-name.ts'
import { kindOfList, type ListName, listNames, nameOf } from '../../model/list-names.ts'
import type { Slot } from '../../model/slot.ts'
import { canonicalsByName } from '../identity/between.ts'
import { type Lineage, namesOfCanonicals, namesOfList } from '../identity/lineage.ts'
import type { Clash } from './clash.ts'
import { type Entity, entitiesOf, entityId, type NameTable, nameInKey } from './entities.ts'
import { type Claim, finalNames } from './final-names.ts'
import { type OwnedTable, ownedEntities } from './owned-responses.ts'
import { ofEach, type Side, type Sides } from './sides.ts'
import { unaffectedEntries } from './unaffected.ts'
import { isShared, untouchedLists } from './untouched.ts'
import { type NewNames, withNames } from './with-names.ts'

/** Three states of a domain under names that mean the same entry in all of them. */
export interface CommonNames {
  sides: Sides<Domain>
  /** Those of untouched lists are empty. */
  tables: Readonly<Record<ListName, NameTable>>
  /** By the entity of their slot, unless nobody touched it. */
  canonicals: ReadonlyMap<Entity, NameTable>
  /** The lists that nobody touched and that are the same one under these names too. */
  untouched: ReadonlySet<ListName>
}

interface NamingOfSides {
  /** They share what they have in common. */
  sides: Sides<Domain>
  /** As it was before the sides shared anything. */
  base: Domain
  lineages: Readonly<Record<Side, Lineage>>
  decide: (clash: Clash) => Side
}

/** Brings three states of a domain under common names, so that a rename by one side is no change to what the other did. */
export function commonNames(naming: NamingOfSides): CommonNames {
  const { sides } = naming
  const untouched = untouchedLists(sides, naming.lineages)
  const tableOf = (list: ListName, ofUiActions?: NameTable) =>
    untouched.has(list) ? noTable : nameTable(list, naming, ofUiActions)
  // UI actions first: some responses bear their names
  const uiActions = tableOf('uiActions')
  const tables = Object.fromEntries(
    listNames.map((list) => [list, list === 'uiActions' ? uiActions : tableOf(list, uiActions)]),
  ) as Record<ListName, NameTable>
  const canonicals = new Map(
    tables.slots.entities
      .filter((slot) => !isUntouched(slot, sides))
      .map((slot) => [slot, canonicalTable(slot, naming)] as const),
  )
  const names = (side: keyof Sides<Domain>) => newNames(side, { sides, tables, canonicals, untouched })
  const named = underNames(naming, { base: names('base'), mine: names('mine'), theirs: names('theirs') })
  const same = new Set([...untouched].filter((list) => isShared(named, list)))
  for (const list of untouched) {
    if (!same.has(list)) tables[list] = untouchedTable(keysOf(sides.base, list))
  }
  return { sides: named, tables, canonicals, untouched: same }
}

function underNames({ sides, base }: NamingOfSides, names: Sides<NewNames>): Sides<Domain> {
  const all = [names.base, names.mine, names.theirs]
  const unaffected = all.some(({ mentions }) => mentions.size > 0)
    ? unaffectedEntries(base, sides.base, all)
    : undefined
  const under = (side: keyof Sides<Domain>) => withNames(sides[side], names[side], unaffected)
  return { base: under('base'), mine: under('mine'), theirs: under('theirs') }
}

/** Whether all three states share a slot: then nothing became of its canonicals. */
function isUntouched({ base, mine, theirs }: Entity, sides: Sides<Domain>): boolean {
  if (base === undefined || mine !== base || theirs !== base) return false
  const {
    base: was,
    mine: now,
    theirs: other,
  } = ofEach(sides, (domain) => entriesByName(domain, 'slots').get(base))
  return was === now && was === other
}

/** The keys of a list in its order. */
export function keysOf(domain: Domain, list: ListName): string[] {
  return [...entriesByName(domain, list).keys()]
}

const noTable: NameTable = { entities: [], names: new Map() }

/** Of a list that nobody touched, though what it mentions is called differently by the sides. */
function untouchedTable(keys: readonly string[]): NameTable {
  const entities = keys.map((key): Entity => ({ base: key, mine: key, theirs: key }))
  return { entities, names: new Map(entities.map((entity, at) => [entity, keys[at]!])) }
}

function nameTable(list: ListName, naming: NamingOfSides, uiActions?: NameTable): NameTable {
  const { sides, lineages, decide } = naming
  const keys = ofEach(sides, (domain) => keysOf(domain, list))
  const changes = { mine: namesOfList(lineages.mine, list), theirs: namesOfList(lineages.theirs, list) }
  const owned: OwnedTable =
    uiActions === undefined
      ? { entities: [], names: new Map(), left: keys }
      : ownedEntities(list, keys, { uiActions, changes })
  const entities = entitiesOf(owned.left, changes)
  const names = finalNames(entities, {
    reserved: owned.names.values(),
    ...decisionFor({ list, id: [list], decide }),
  })
  return {
    entities: [...owned.entities, ...entities],
    names: owned.names.size === 0 ? names : new Map([...owned.names, ...names]),
    ...(owned.owners && { owners: owned.owners }),
  }
}

function canonicalTable(slot: Entity, { sides, lineages, decide }: NamingOfSides): NameTable {
  const entries = (side: keyof Sides<Domain>): string[] => {
    const key = slot[side]
    const found = key === undefined ? undefined : entriesByName(sides[side], 'slots').get(key)
    return found === undefined ? [] : [...canonicalsByName(found as Slot).keys()]
  }
  const of = (side: Side) => namesOfCanonicals(lineages[side], slot.base ?? '')
  const keys = { base: entries('base'), mine: entries('mine'), theirs: entries('theirs') }
  const entities = entitiesOf(keys, { mine: of('mine'), theirs: of('theirs') })
  const id = ['slots', entityId(slot), 'canonicals']
  return { entities, names: finalNames(entities, decisionFor({ list: 'slots', id, slot, decide })) }
}

interface NamesToDecide {
  list: ListName
  id: readonly string[]
  /** The slot, when the names are those of canonicals. */
  slot?: Entity
  decide: NamingOfSides['decide']
}

/** Asks about names that two sides gave, each in its own way. */
function decisionFor({ list, id, slot, decide }: NamesToDecide): Parameters<typeof finalNames>[1] {
  const field = (name: string) => (slot === undefined ? 'Name' : `Canonical ${name}, name`)
  const clash = (entities: Entity[], name: string, notes: Record<Side, string>): Clash => ({
    id: JSON.stringify([...id, ...entities.map(entityId), 'name']),
    list,
    name: shownName(slot ?? entities[0]!),
    field: field(name),
    versions: {},
    notes,
  })
  return {
    decideName: (entity) =>
      decide(
        clash([entity], shownName({ base: entity.base! }), {
          mine: messages.conflict.renamedTo(nameInKey(entity.mine!)),
          theirs: messages.conflict.renamedTo(nameInKey(entity.theirs!)),
        }),
      ),
    decideClaim: ({ name, claimants: { mine, theirs }, otherwise }: Claim) =>
      decide(
        clash([mine, theirs], name, {
          mine: messages.conflict.nameIsMine(name, nameInKey(otherwise.theirs)),
          theirs: messages.conflict.nameIsTheirs(name, nameInKey(otherwise.mine)),
        }),
      ),
  }
}

/** What an entry is called where somebody reads of it: as I call it, if I have it. */
export function shownName({ base, mine, theirs }: Entity): string {
  return nameInKey((mine ?? theirs ?? base)!)
}

function newNames(
  side: keyof Sides<Domain>,
  { sides, tables, canonicals, untouched }: CommonNames,
): NewNames {
  const domain = sides[side]
  const entries = new Map<ListName, ReadonlyMap<number, string>>()
  const mentions = new Map<ListName, ReadonlyMap<string, string>>()
  for (const list of listNames) {
    if (untouched.has(list)) continue
    const places = changedPlaces(domain, list, side, tables[list])
    if (places.size > 0) entries.set(list, places)
    const names = kindOfList(list) === undefined ? undefined : mentionedNames(side, tables[list])
    if (names !== undefined && names.size > 0) mentions.set(list, names)
  }
  const bySlot = [...canonicals].flatMap(([slot, table]) => {
    const key = slot[side]
    const names = key === undefined ? new Map<string, string>() : mentionedNames(side, table)
    return names.size === 0 ? [] : [[nameInKey(key!), names] as const]
  })
  return { entries, mentions, canonicals: new Map(bySlot) }
}

function changedPlaces(
  domain: Domain,
  list: ListName,
  side: keyof Sides<Domain>,
  { entities, names }: NameTable,
): Map<number, string> {
  const changed = new Map<string, string>()
  for (const entity of entities) {
    const key = entity[side]
    if (key !== undefined && names.get(entity) !== key) changed.set(key, nameInKey(names.get(entity)!))
  }
  const places = new Map<number, string>()
  if (changed.size === 0) return places
  for (const [at, key] of keysOf(domain, list).entries()) {
    const name = changed.get(key)
    if (name !== undefined && name !== nameOf(list, domain[list][at]!)) places.set(at, name)
  }
  return places
}

/** What a side means by its names; by one that it has no more, the entry that it deleted. */
function mentionedNames(side: keyof Sides<Domain>, { entities, names }: NameTable): Map<string, string> {
  const mentioned = new Map<string, string>()
  const present = new Set(entities.map((entity) => entity[side]))
  for (const entity of entities) {
    const key = entity[side] ?? (present.has(entity.base) ? undefined : entity.base)
    if (key === undefined || nameInKey(key) !== key) continue
    const name = nameInKey(names.get(entity)!)
    if (name !== key) mentioned.set(key, name)
  }
  return mentioned
}
