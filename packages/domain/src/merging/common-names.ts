import type { Domain } from '../domain.ts'
import type { Rename } from '../rename.ts'
import type { MergedList } from './entries.ts'
import type { Sides } from './merge-order.ts'
import { findRenames, kindOf, type NameChange, namesOf, tracedRenames, withNames } from './name-changes.ts'

export type Side = 'mine' | 'theirs'

/** What one entry, or canonical, was called, is called by each side, and shall be called. */
export interface CommonName {
  list: NameChange['list']
  /** The slot of a canonical, as it was called before. */
  slot?: string | undefined
  base: string
  mine: string
  theirs: string
  to: string
}

/** Three states of a domain under names that mean the same entry in all of them. */
export interface CommonNames {
  sides: Sides<Domain>
  /** What the sides renamed, by list and the name that it shall have. */
  find: (list: MergedList, to: string) => CommonName | undefined
  /** The canonicals that both sides have and gave different names; no list tells of these. */
  canonicals: readonly CommonName[]
  /** The renames that lead from the names of theirs to the common ones, for languages that are not here. */
  renames: readonly Rename[]
  /** What I renamed to a name that something else had: by its names alone it is another entry. */
  unfollowed: readonly NameChange[]
}

interface Naming extends Sides<Domain> {
  /** The names that I changed, in order. */
  renames: readonly Rename[]
  /** Whose name counts for an entry that both renamed. */
  decide: (name: Pick<CommonName, 'list' | 'slot' | 'base'>) => Side
}

/** Brings three states of a domain under common names, so that a rename by one side is no change to what the other did. */
export function commonNames({ base, mine, theirs, renames, decide }: Naming): CommonNames {
  const traced = tracedRenames(base, renames).filter(({ list, to, slot }) =>
    list === 'canonicals' ? slot !== undefined : namesOf(mine, list).includes(to),
  )
  const sides = { base, mine, theirs }
  const ofMine = findRenames(base, mine, traced)
  const names = withoutTaken(sides, joinNames({ mine: ofMine, theirs: findRenames(base, theirs) }, decide))
  const byName = new Map(names.map((name) => [`${name.list} ${name.to}`, name]))
  const isFollowed = ({ list, slot, from }: NameChange) =>
    names.some((name) => name.list === list && name.slot === slot && name.base === from)
  return {
    sides: {
      base: withNames(base, changesOf(names, 'base')),
      mine: withNames(mine, changesOf(names, 'mine')),
      theirs: withNames(theirs, changesOf(names, 'theirs')),
    },
    canonicals: names.filter((name) => name.list === 'canonicals' && isRenamedTwice(sides, names, name)),
    find: (list, to) => (byName.size === 0 ? undefined : byName.get(`${list} ${to}`)),
    renames: [...renamesFrom(theirs, names), ...renames.filter(({ kind }) => kind === 'concept')],
    unfollowed: ofMine.filter((change) => !isFollowed(change)),
  }
}

/** Slots come before their canonicals, which are then found by the new names. */
function renamesFrom(theirs: Domain, names: readonly CommonName[]): Rename[] {
  const changes = inSafeOrder(changesOf(names, 'theirs').filter((change) => isThere(theirs, change)))
  const isCanonical = ({ list }: NameChange) => list === 'canonicals'
  return [...changes.filter((one) => !isCanonical(one)), ...changes.filter(isCanonical)].flatMap(
    ({ list, from, to, slot }) => {
      const kind = kindOf(list)
      const renamed = names.find((one) => one.list === 'slots' && one.theirs === slot)
      // No text means an API input that has the name of a slot
      const isUnsaid = list === 'apiInputs' && theirs.slots.some(({ name }) => name === from)
      return kind === undefined || isUnsaid
        ? []
        : [{ kind, from, to, ...(slot !== undefined && { slot: renamed?.to ?? slot }) }]
    },
  )
}

function joinNames(
  sides: Record<Side, readonly NameChange[]>,
  decide: Naming['decide'],
): readonly CommonName[] {
  const names = new Map<string, CommonName>()
  for (const side of ['theirs', 'mine'] as const) {
    for (const { list, slot, from, to } of sides[side]) {
      const key = JSON.stringify([list, slot, from])
      const known = names.get(key) ?? { list, slot, base: from, mine: from, theirs: from, to }
      names.set(key, { ...known, [side]: to, to })
    }
  }
  return [...names.values()].map((name) =>
    isRenamed(name, 'mine') && isRenamed(name, 'theirs') ? { ...name, to: name[decide(name)] } : name,
  )
}

/** Whether a side gave something another name. */
export function isRenamed(name: CommonName | undefined, side: Side): boolean {
  return name !== undefined && name[side] !== name.base
}

/** Whether each side gave another name to something that both still have. */
function isRenamedTwice(sides: Sides<Domain>, names: readonly CommonName[], name: CommonName): boolean {
  if (name.mine === name.theirs) return false
  return (['mine', 'theirs'] as const).every((side) => {
    const called = namesOf(sides[side], name.list, slotNamed(names, name.slot, side))
    return isRenamed(name, side) && called.includes(name[side])
  })
}

/** Leaves out names that something else has in one of the states: there it cannot be called so as well. */
function withoutTaken(sides: Sides<Domain>, names: readonly CommonName[]): readonly CommonName[] {
  const left = names.filter((name) =>
    (['base', 'mine', 'theirs'] as const).every((side) => {
      const slot = slotNamed(names, name.slot, side)
      const inSame = names.filter((one) => one.list === name.list && one.slot === name.slot)
      const common = new Map(inSame.map((one) => [one[side], one.to]))
      const called = namesOf(sides[side], name.list, slot).filter(
        (one) => (common.get(one) ?? one) === name.to,
      )
      return called.length <= 1
    }),
  )
  return left.length === names.length ? left : withoutTaken(sides, left)
}

function slotNamed(
  names: readonly CommonName[],
  slot: string | undefined,
  side: keyof Sides<Domain> | 'to',
): string | undefined {
  return names.find(({ list, base }) => list === 'slots' && base === slot)?.[side] ?? slot
}

function changesOf(names: readonly CommonName[], side: keyof Sides<Domain>): NameChange[] {
  return names
    .filter((name) => name[side] !== name.to)
    .map((name) => ({
      list: name.list,
      slot: slotNamed(names, name.slot, side),
      from: name[side],
      to: name.to,
    }))
}

function isThere(domain: Domain, { list, from, slot }: NameChange): boolean {
  return namesOf(domain, list, slot).includes(from)
}

/** Renames that happen at once, as some that follow each other: none takes a name that is still in use. */
function inSafeOrder(changes: readonly NameChange[]): NameChange[] {
  const ordered: NameChange[] = []
  let left = [...changes]
  while (left.length > 0) {
    const isInUse = ({ list, slot, to }: NameChange) =>
      left.some((one) => one.list === list && one.slot === slot && one.from === to)
    const free = left.filter((change) => !isInUse(change))
    if (free.length > 0) {
      ordered.push(...free)
      left = left.filter((change) => !free.includes(change))
    } else {
      // They go round in a circle: the first steps aside
      const [first, ...others] = left as [NameChange, ...NameChange[]]
      const aside = `${first.from}_${first.to}_`
      ordered.push({ ...first, to: aside })
      left = [...others, { ...first, from: aside }]
    }
  }
  return ordered
}
