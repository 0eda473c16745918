import type { Domain } from '../../model/domain.ts'
import { entriesByName } from '../../model/entries-by-name.ts'
import { type ListName, listNames } from '../../model/list-names.ts'
import type { Slot } from '../../model/slot.ts'
import { canonicalsByName, namesBetween } from './between.ts'
import { identityOf } from './identity.ts'
import type { Returned } from './lineage.ts'

/** Where an entry was saved last before a save deleted it; of a canonical its slot. */
export type LastSaved = Omit<Returned, 'name' | 'canonical'> & { canonical?: string | undefined }

/** By identity, what saves deleted: an undo can bring it back, and the other languages have to be given it again. */
export type DeletedEntries = ReadonlyMap<object, LastSaved>

/** What a save deletes of a revision. */
export function deletedEntries(before: Domain, after: Domain, revision: string): [object, LastSaved][] {
  const { lists, canonicals } = namesBetween(before, after)
  const slots = entriesByName(before, 'slots') as ReadonlyMap<string, Slot>
  return [
    ...lists.flatMap(({ list, removed }) =>
      removed.map((was): [object, LastSaved] => [
        identityOf(entriesByName(before, list).get(was)!),
        { list, revision, was },
      ]),
    ),
    ...canonicals.flatMap(({ slot, removed }) => {
      const canonicalsOf = canonicalsByName(slots.get(slot)!)
      return removed.map((canonical): [object, LastSaved] => [
        identityOf(canonicalsOf.get(canonical)!),
        { list: 'slots', revision, was: slot, canonical },
      ])
    }),
  ]
}

/** What is there again though an earlier save deleted it. */
export function returnedEntries(before: Domain, after: Domain, deleted: DeletedEntries): Returned[] {
  if (deleted.size === 0) return []
  return listNames.flatMap((list) => [
    ...inList(list, before, after, deleted),
    ...(list === 'slots' ? inSlots(before, after, deleted) : []),
  ])
}

function inList(list: ListName, before: Domain, after: Domain, deleted: DeletedEntries): Returned[] {
  if (before[list] === after[list]) return []
  const known = new Set((before[list] as object[]).map(identityOf))
  return [...entriesByName(after, list)].flatMap(([name, entry]) => {
    const last = known.has(identityOf(entry)) ? undefined : deleted.get(identityOf(entry))
    return last === undefined ? [] : [{ list, name, revision: last.revision, was: last.was }]
  })
}

/** Of slots that were never gone. */
function inSlots(before: Domain, after: Domain, deleted: DeletedEntries): Returned[] {
  const slots = new Map(before.slots.map((slot) => [identityOf(slot), slot]))
  return after.slots.flatMap((slot) => {
    const was = slots.get(identityOf(slot))
    if (was === undefined || was.canonicals === slot.canonicals) return []
    const known = new Set(was.canonicals.map(identityOf))
    return slot.canonicals.flatMap((canonical): Returned[] => {
      const last = known.has(identityOf(canonical)) ? undefined : deleted.get(identityOf(canonical))
      if (last?.canonical === undefined) return []
      const { list, revision, was: slotWas } = last
      const names = { name: canonical.name, was: last.canonical }
      return [{ list, name: slot.name, revision, was: slotWas, canonical: names }]
    })
  })
}

/** The same for a state whose entries are known by their names alone, such as that of a draft. */
export function deletedByName(domain: Domain, returned: readonly Returned[]): [object, LastSaved][] {
  return returned.flatMap(({ name, canonical, ...last }): [object, LastSaved][] => {
    const entry = entriesByName(domain, last.list).get(name)
    if (canonical === undefined) return entry === undefined ? [] : [[identityOf(entry), last]]
    const found = entry && canonicalsByName(entry as Slot).get(canonical.name)
    return found === undefined ? [] : [[identityOf(found), { ...last, canonical: canonical.was }]]
  })
}
