import type { ListName } from '../../model/list-names.ts'
import { canonicalRenames, type Rename } from '../../model/rename.ts'
import { listOfKind } from './edit-lineage.ts'
import type { EntryNames } from './entry-names.ts'
import { type Lineage, type NameLineage, nameAfter, noNames } from './lineage.ts'

/**
 * The lineage of a save that reports no more than the names that it changed, one after another. What it deleted and made again
 * under another or the same name it cannot say.
 */
export function lineageOfRenames(renames: readonly Rename[], before: EntryNames): Lineage {
  const lists = (Object.keys(before.lists) as ListName[]).flatMap((list) => {
    const own = renames.filter(({ kind }) => listOfKind[kind] === list)
    return own.length === 0 ? [] : [{ list, ...followed(own, before.lists[list]!) }]
  })
  const canonicals = [...canonicalRenames(renames)].flatMap(([slot, own]) => {
    const names = before.slots.get(slot)?.canonicals
    return names === undefined ? [] : [{ slot, ...followed(own, names) }]
  })
  return { lists, canonicals, rules: [] }
}

/** Where each name ended up; one that another entry was given is gone. */
function followed(renames: readonly Rename[], names: ReadonlySet<string>): NameLineage {
  const origins = new Map([...names].map((name) => [name, name]))
  for (const { from, to } of renames) {
    const origin = origins.get(from)
    if (origin === undefined || from === to) continue
    origins.delete(from)
    origins.set(to, origin)
  }
  const left = new Set(origins.values())
  return {
    renamed: [...origins].filter(([name, origin]) => name !== origin).map(([name, origin]) => [origin, name]),
    removed: [...names].filter((name) => !left.has(name)),
  }
}

/**
 * Whether names alone show what became of all entries: in each list some only went, or some only came. Where both
 * happened one may be the other under a new name (ruling R61).
 */
export function isClearFromNames(fitting: Lineage, before: EntryNames, after: EntryNames): boolean {
  const isClear = (names: NameLineage | undefined, old: ReadonlySet<string>, now: ReadonlySet<string>) => {
    const renamedTo = new Set(names?.renamed.map(([, to]) => to))
    return (
      (names?.removed.length ?? 0) === 0 || [...now].every((name) => old.has(name) || renamedTo.has(name))
    )
  }
  const lists = Object.keys(before.lists) as ListName[]
  const slotAfter = nameAfter(fitting.lists.find(({ list }) => list === 'slots') ?? noNames)
  return (
    lists.every((list) =>
      isClear(
        fitting.lists.find((one) => one.list === list),
        before.lists[list]!,
        after.lists[list] ?? new Set(),
      ),
    ) &&
    [...before.slots].every(([slot, old]) => {
      const now = after.slots.get(slotAfter(slot) ?? '')
      if (now === undefined || now === old) return true
      const names = fitting.canonicals.find((one) => one.slot === slot)
      return isClear(names, old.canonicals, now.canonicals)
    })
  )
}
