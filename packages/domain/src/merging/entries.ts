import type { Module } from '../decision-table/rule.ts'
import type { Domain } from '../domain.ts'
import { entriesByName } from '../entries-by-name.ts'
import type { Intent } from '../intents/intent.ts'
import { mapSame, withFields } from '../lists.ts'
import { type AnyEntry, type ListName, listNames, nounOf } from '../nouns.ts'
import { fromWire } from '../wire/from-wire.ts'
import { writeIntent } from '../wire/intents.ts'
import { areReadFromSame } from '../wire/modules.ts'
import { isSame } from '../wire/same.ts'
import { toWire } from '../wire/to-wire.ts'

export type MergedList = ListName
/** The lists of a domain that are merged entry by entry: all of them. */
export const mergedLists = listNames

export type Entry = AnyEntry

/** The entry under another name. */
export function named(list: MergedList, entry: Entry, name: string): Entry {
  return { ...entry, [nounOf(list).namedBy]: name } as Entry
}

const noEntries = Object.fromEntries(mergedLists.map((list) => [list, []])) as unknown as Pick<
  Domain,
  MergedList
>

/** A domain with no entries but these. */
export function onlyWith(domain: Domain, list: MergedList, entries: readonly Entry[]): Domain {
  return { ...domain, ...noEntries, [list]: entries }
}

/** An entry as it comes back from the server: one that was edited here may keep notes on how it was first read. */
export function asLoaded(domain: Domain, list: MergedList, entry: Entry): Entry {
  const wire = toWire(onlyWith(domain, list, [entry]))
  return fromWire(wire, { freeze: false }).domain[list][0] ?? entry
}

/** Whether two entries say the same once they are saved. */
export function isSameEntry(
  domain: Domain,
  list: MergedList,
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

/** A domain with the entries of another in place of its own that say the same: what treats both meets them once. */
export function sharing(domain: Domain, other: Domain): Domain {
  let shared = domain
  for (const list of mergedLists) {
    const others = entriesByName(other, list)
    const keys = [...entriesByName(domain, list).keys()]
    const entries = mapSame(domain[list] as Entry[], (entry, index) => {
      const same = others.get(keys[index]!)
      return same !== undefined && isSameEntry(domain, list, same, entry) ? same : entry
    })
    shared = withFields(shared, { [list]: entries })
  }
  return shared
}
