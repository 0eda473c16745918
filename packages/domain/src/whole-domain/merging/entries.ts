import type { Domain } from '../../model/domain.ts'
import { entriesByName } from '../../model/entries-by-name.ts'
import type { Intent } from '../../model/intent.ts'
import { type AnyEntry, type ListName, listNames } from '../../model/list-names.ts'
import type { Module } from '../../model/rule.ts'
import { mapSame, unlessSame, withFields } from '../../toolbox/lists.ts'
import { isSame } from '../../toolbox/same.ts'
import { fromWire } from '../wire/from-wire.ts'
import { writeIntent } from '../wire/intents.ts'
import { areReadFromSame } from '../wire/modules.ts'
import { toWire } from '../wire/to-wire.ts'
import type { Sides } from './sides.ts'

export type Entry = AnyEntry

const noEntries = Object.fromEntries(listNames.map((list) => [list, []])) as unknown as Pick<Domain, ListName>

/** A domain with no entries but these. */
export function onlyWith(domain: Domain, list: ListName, entries: readonly Entry[]): Domain {
  return { ...domain, ...noEntries, [list]: entries }
}

/** An entry as it comes back from the server: one that was edited here may keep notes on how it was first read. */
export function asLoaded(domain: Domain, list: ListName, entry: Entry): Entry {
  const wire = toWire(onlyWith(domain, list, [entry]))
  return fromWire(wire, { freeze: false }).domain[list][0] ?? entry
}

/** Whether two entries say the same once they are saved. */
export function isSameEntry(
  domain: Domain,
  list: ListName,
  a: Entry | undefined,
  b: Entry | undefined,
): boolean {
  if (a === b) return true
  if (a === undefined || b === undefined) return false
  // Most of a large domain are expressions and rules, which are not even read for this
  if (list === 'intents') return isSame(writeIntent(a as Intent), writeIntent(b as Intent))
  if (list === 'modules' && areReadFromSame(a as Module, b as Module)) return true
  return isSame(a, b) || isSame(asLoaded(domain, list, a), asLoaded(domain, list, b))
}

/**
 * Three states of a domain in which whatever they share with theirs is the same object, entries and whole lists: most of it is
 * as it was, though theirs was loaded by itself.
 */
export function sharing({ base, mine, theirs }: Sides<Domain>): Sides<Domain> {
  const shared = { base, mine, theirs }
  for (const list of listNames) {
    const others = entriesByName(theirs, list)
    const keys = [...entriesByName(base, list).keys()]
    const before = base[list] as Entry[]
    const entries = mapSame(before, (entry, index) => {
      const other = others.get(keys[index]!)
      return other !== undefined && isSameEntry(base, list, other, entry) ? other : entry
    })
    const ofBase = unlessSame(theirs[list] as Entry[], entries)
    shared.base = withFields(shared.base, { [list]: ofBase })
    const ofMine = mine[list] === before ? ofBase : sharingMine(mine[list], before, ofBase)
    shared.mine = withFields(shared.mine, { [list]: unlessSame(theirs[list] as Entry[], ofMine) })
  }
  return shared
}

/** My entries, with what is as in the base replaced by what replaced it there. */
function sharingMine(mine: readonly Entry[], before: readonly Entry[], ofBase: readonly Entry[]): Entry[] {
  const replaced = new Map(before.map((entry, at) => [entry, ofBase[at]!]))
  return mapSame(mine as Entry[], (entry) => replaced.get(entry) ?? entry)
}
