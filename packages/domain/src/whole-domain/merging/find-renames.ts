import type { Domain } from '../../model/domain.ts'
import { entriesByName } from '../../model/entries-by-name.ts'
import { kindOfList, type ListName, listNames, nameOf } from '../../model/list-names.ts'
import { ownerOf } from '../../model/response-names.ts'
import type { Canonical } from '../../model/slot.ts'
import { nounOf } from '../../nouns/nouns.ts'
import { canonicalJson } from './canonical-json.ts'
import { asLoaded, type Entry, onlyWith } from './entries.ts'
import { withNames } from './with-names.ts'

/** The lists whose entries can be renamed: what is mentioned by its name, or can be distinguished from one that says nothing. */
const renamedLists = listNames.filter((list) => {
  const kind = kindOfList(list)
  const { blank } = nounOf(list)
  return kind !== undefined || blank !== undefined
})

/** Another name for an entry, or for a canonical of a slot. */
export interface NameChange {
  list: ListName | 'canonicals'
  from: string
  to: string
  /** The slot of a canonical. */
  slot?: string | undefined
}

/** The domain under other names, all changed at once. */
export function renamed(domain: Domain, changes: readonly NameChange[]): Domain {
  const mentions = new Map<ListName, Map<string, string>>()
  const canonicals = new Map<string, Map<string, string>>()
  for (const { list, slot, from, to } of changes) {
    if (list !== 'canonicals') mentions.set(list, (mentions.get(list) ?? new Map()).set(from, to))
    else if (slot !== undefined) canonicals.set(slot, (canonicals.get(slot) ?? new Map()).set(from, to))
  }
  const entries = new Map(
    [...mentions].map(([list, names]) => {
      const places = domain[list].map((entry, at) => [at, names.get(nameOf(list, entry))] as const)
      return [list, new Map(places.filter((place): place is [number, string] => place[1] !== undefined))]
    }),
  )
  return withNames(domain, { entries, mentions, canonicals })
}

/**
 * The renames between two states of a domain: an entry that is gone, and a new one at its place that says exactly the
 * same. Whatever else was done to it, it counts as removed and added, and so does one that says nothing yet: all of
 * those look the same (ruling R403).
 */
export function findRenames(base: Domain, other: Domain): readonly NameChange[] {
  let found: readonly NameChange[] = []
  // What an entry mentions may be renamed as well, so that it is the same only under the new names
  for (;;) {
    const more = [
      ...renamedLists.flatMap((list) => findInList({ base, other, found }, list)),
      ...findCanonicals({ base, other, found }),
    ]
    if (more.length === 0) return found
    found = [...found, ...more]
  }
}

interface Search {
  base: Domain
  other: Domain
  found: readonly NameChange[]
}

function findInList({ base, other, found }: Search, list: ListName): NameChange[] {
  if (base[list] === other[list]) return []
  const before = entriesByName(base, list)
  const after = entriesByName(other, list)
  const done = found.filter((one) => one.list === list)
  // Responses around the texts of a UI action follow that
  const isOwn = ([name]: [string, Entry]) => list === 'ttsResponses' && ownerOf(name) !== undefined
  const removed = missingFrom(before, after, new Set(done.map(({ from }) => from))).filter(
    (one) => !isOwn(one),
  )
  const added = missingFrom(after, before, new Set(done.map(({ to }) => to))).filter((one) => !isOwn(one))
  if (removed.length === 0 || added.length === 0) return []
  const printed = (domain: Domain, key: string, entry: Entry) => {
    const now = domain === base ? renamed(onlyWith(domain, list, [entry]), found)[list][0]! : entry
    const loaded = onlyWith(domain, list, [asLoaded(domain, list, now)])
    // It may mention itself
    return [key, canonicalJson(renamed(loaded, [{ list, from: nameOf(list, entry), to: '' }])[list])] as const
  }
  const blank = nounOf(list).blank?.(other)
  const nothing = blank && printed(other, '', blank)[1]
  return pairs({
    removed: removed.map(([key, entry]) => printed(base, key, entry)),
    added: added.map(([key, entry]) => printed(other, key, entry)).filter(([, text]) => text !== nothing),
    before: [...before.keys()],
    after: [...after.keys()],
  }).map(({ from, to }) => ({ list, from, to }))
}

function findCanonicals({ base, other, found }: Search): NameChange[] {
  const slotNames = new Map(found.filter(({ list }) => list === 'slots').map(({ from, to }) => [from, to]))
  const others = new Map(other.slots.map((slot) => [slot.name, slot]))
  return base.slots.flatMap((slot) => {
    const now = others.get(slotNames.get(slot.name) ?? slot.name)
    if (now === undefined || now.canonicals === slot.canonicals) return []
    const before = new Map(slot.canonicals.map((one) => [one.name, one]))
    const after = new Map(now.canonicals.map((one) => [one.name, one]))
    const done = found.filter((one) => one.list === 'canonicals' && one.slot === slot.name)
    const printed = ([key, { literals }]: [string, Canonical]) => [key, canonicalJson(literals)] as const
    const removed = missingFrom(before, after, new Set(done.map(({ from }) => from))).map(printed)
    const added = missingFrom(after, before, new Set(done.map(({ to }) => to))).map(printed)
    return pairs({ removed, added, before: [...before.keys()], after: [...after.keys()] }).map(
      ({ from, to }): NameChange => ({ list: 'canonicals', slot: slot.name, from, to }),
    )
  })
}

function missingFrom<T>(
  entries: ReadonlyMap<string, T>,
  others: ReadonlyMap<string, T>,
  done: ReadonlySet<string>,
): [string, T][] {
  const missing: [string, T][] = []
  // Thousands of entries, and hardly ever one that is missing: nothing is made of those that are there
  entries.forEach((entry, key) => {
    if (!others.has(key) && !done.has(key)) missing.push([key, entry])
  })
  return missing
}

interface Pairing {
  removed: (readonly [key: string, said: string])[]
  added: (readonly [key: string, said: string])[]
  before: readonly string[]
  after: readonly string[]
}

/** The keys of entries that say the same, are the only ones to say it, and stand behind the same entry. */
function pairs({ removed, added, before, after }: Pairing): { from: string; to: string }[] {
  if (removed.length === 0 || added.length === 0) return []
  const old = onlyOnes(removed)
  const now = onlyOnes(added)
  const placeBefore = neighbours(before, new Set(after))
  const placeAfter = neighbours(after, new Set(before))
  return [...old].flatMap(([printed, from]) => {
    const to = now.get(printed)
    return to !== undefined && placeBefore.get(from) === placeAfter.get(to) ? [{ from, to }] : []
  })
}

function onlyOnes(entries: Pairing['removed']): Map<string, string> {
  const once = new Map<string, string>()
  const several = new Set<string>()
  for (const [key, printed] of entries) {
    if (once.has(printed)) several.add(printed)
    once.set(printed, key)
  }
  for (const printed of several) once.delete(printed)
  return once
}

/** For each key the last one before it that both sides have. */
function neighbours(keys: readonly string[], common: ReadonlySet<string>): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>()
  let last: string | undefined
  for (const key of keys) {
    found.set(key, last)
    if (common.has(key)) last = key
  }
  return found
}
