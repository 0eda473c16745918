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
  const known = loaded.get(entry)
  if (known !== undefined) return known
  const wire = toWire(onlyWith(domain, list, [entry]))
  const read = fromWire(wire, { freeze: false }).domain[list][0] ?? entry
  loaded.set(entry, read)
  return read
}

/** An entry is never changed in place, and a module of thousands of rules is compared several times. */
const loaded = new WeakMap<Entry, Entry>()

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
  const shared = { base: withSame(base, theirs), mine, theirs }
  for (const list of listNames) {
    const ofBase = shared.base[list] as Entry[]
    const ofMine = mine[list] === base[list] ? ofBase : sharingMine(mine[list], base[list], ofBase)
    shared.mine = withFields(shared.mine, { [list]: unlessSame(theirs[list] as Entry[], ofMine) })
  }
  return shared
}

/** A state of a domain with the entries and lists of another where they say the same. */
export function withSame(domain: Domain, other: Domain): Domain {
  let shared = domain
  for (const list of listNames) {
    const others = entriesByName(other, list)
    const keys = [...entriesByName(domain, list).keys()]
    const entries = mapSame(domain[list] as Entry[], (entry, index) => {
      const found = others.get(keys[index]!)
      return found !== undefined && isSameEntry(domain, list, found, entry) ? found : entry
    })
    shared = withFields(shared, { [list]: unlessSame(other[list] as Entry[], entries) })
  }
  return shared
}

/** My entries, with what is as in the base replaced by what replaced it there. */
function sharingMine(mine: readonly Entry[], before: readonly Entry[], ofBase: readonly Entry[]): Entry[] {
  const replaced = new Map(before.map((entry, at) => [entry, ofBase[at]!]))
  return mapSame(mine as Entry[], (entry) => replaced.get(entry) ?? entry)
}
