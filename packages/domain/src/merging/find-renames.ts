import type { Domain } from '../domain.ts'
import { entriesByName } from '../entries-by-name.ts'
import { type ListName, listNames, nameOf, nounOf } from '../nouns.ts'
import { ownerOf } from '../responses/response-names.ts'
import type { Canonical } from '../slots/slot.ts'
import { asLoaded, type Entry, onlyWith } from './entries.ts'
import { saidBy } from './said.ts'
import { withNames } from './with-names.ts'

/** The lists whose entries can be renamed: what is mentioned by its name, or can be told from one that says nothing. */
const renamedLists = listNames.filter((list) => {
  const { kind, blank } = nounOf(list)
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
 * The renames between two states of a domain: an entry that is gone, and a new one at its place that says exactly the same.
 * Whatever else was done to it, it counts as removed and added, and so does one that says nothing yet: all of those look the
 * same.
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
  const gone = missingFrom(before, after, new Set(done.map(({ from }) => from))).filter((one) => !isOwn(one))
  const added = missingFrom(after, before, new Set(done.map(({ to }) => to))).filter((one) => !isOwn(one))
  if (gone.length === 0 || added.length === 0) return []
  const said = (domain: Domain, key: string, entry: Entry) => {
    const now = domain === base ? renamed(onlyWith(domain, list, [entry]), found)[list][0]! : entry
    const loaded = onlyWith(domain, list, [asLoaded(domain, list, now)])
    // It may mention itself
    return [key, saidBy(renamed(loaded, [{ list, from: nameOf(list, entry), to: '' }])[list])] as const
  }
  const blank = nounOf(list).blank?.(other)
  const nothing = blank && said(other, '', blank)[1]
  return pairs({
    gone: gone.map(([key, entry]) => said(base, key, entry)),
    added: added.map(([key, entry]) => said(other, key, entry)).filter(([, text]) => text !== nothing),
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
    const said = ([key, { literals }]: [string, Canonical]) => [key, saidBy(literals)] as const
    const gone = missingFrom(before, after, new Set(done.map(({ from }) => from))).map(said)
    const added = missingFrom(after, before, new Set(done.map(({ to }) => to))).map(said)
    return pairs({ gone, added, before: [...before.keys()], after: [...after.keys()] }).map(
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
  gone: (readonly [key: string, said: string])[]
  added: (readonly [key: string, said: string])[]
  before: readonly string[]
  after: readonly string[]
}

/** The keys of entries that say the same, are the only ones to say it, and stand behind the same entry. */
function pairs({ gone, added, before, after }: Pairing): { from: string; to: string }[] {
  if (gone.length === 0 || added.length === 0) return []
  const old = onlyOnes(gone)
  const now = onlyOnes(added)
  const placeBefore = neighbours(before, new Set(after))
  const placeAfter = neighbours(after, new Set(before))
  return [...old].flatMap(([said, from]) => {
    const to = now.get(said)
    return to !== undefined && placeBefore.get(from) === placeAfter.get(to) ? [{ from, to }] : []
  })
}

function onlyOnes(entries: Pairing['gone']): Map<string, string> {
  const once = new Map<string, string>()
  const several = new Set<string>()
  for (const [key, said] of entries) {
    if (once.has(said)) several.add(said)
    once.set(said, key)
  }
  for (const said of several) once.delete(said)
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
