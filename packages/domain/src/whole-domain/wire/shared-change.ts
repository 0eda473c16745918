import type { Rename } from '../../model/rename.ts'
import { namesAround } from '../../model/response-names.ts'
import type { EntryNames } from '../identity/entry-names.ts'
import { type Lineage, type NameLineage, nameAfter, namesOfList } from '../identity/lineage.ts'

/** What a save did to the names that all languages share, as those follow it that it was not made in. */
export interface SharedChange {
  /** What is gone, by the names before. */
  removed: {
    intents: ReadonlySet<string>
    slots: ReadonlySet<string>
    /** Slots that are no lists any more. */
    lists: ReadonlySet<string>
    /** Of slots that are still there. */
    canonicals: ReadonlyMap<string, ReadonlySet<string>>
    uiActions: ReadonlySet<string>
  }
  renames: readonly Rename[]
}

/**
 * What a lineage that fits two states means for a language. What it has under a name that is new belonged to nothing,
 * so it is gone as well (ruling R59); only a canonical that a language lists of its own is joined with a new one.
 */
export function sharedChange(
  lineage: Lineage,
  { before, after, renames }: { before: EntryNames; after: EntryNames; renames: readonly Rename[] },
): SharedChange {
  const slotAfter = nameAfter(namesOfList(lineage, 'slots'))
  const isNoMoreList = (slot: string) => {
    const now = after.slots.get(slotAfter(slot) ?? '')
    return slotAfter(slot) !== undefined && now?.isList === false && before.slots.get(slot)!.isList
  }
  const removedFrom = (list: 'intents' | 'slots' | 'uiActions') =>
    removedNames(namesOfList(lineage, list), before.lists[list], after.lists[list])
  return {
    removed: {
      intents: removedFrom('intents'),
      slots: removedFrom('slots'),
      lists: new Set([...before.slots.keys()].filter(isNoMoreList)),
      canonicals: new Map(
        lineage.canonicals
          .filter(({ removed }) => removed.length > 0)
          .map(({ slot, removed }) => [slot, new Set(removed)]),
      ),
      uiActions: removedFrom('uiActions'),
    },
    renames,
  }
}

function removedNames(
  { removed }: NameLineage,
  before: ReadonlySet<string> = new Set(),
  after: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  if (before === after) return new Set(removed)
  return new Set([...removed, ...[...after].filter((name) => !before.has(name))])
}

/** The change with what a language has of its own and belongs to nothing. */
export function withOrphans(
  change: SharedChange,
  { intents, slots }: { intents: Iterable<string>; slots: Iterable<string> },
  before: EntryNames,
): SharedChange {
  const orphans = (names: Iterable<string>, known: ReadonlySet<string> = new Set()) =>
    [...names].filter((name) => !known.has(name))
  const { removed } = change
  return {
    ...change,
    removed: {
      ...removed,
      intents: new Set([...removed.intents, ...orphans(intents, before.lists.intents)]),
      slots: new Set([...removed.slots, ...orphans(slots, before.lists.slots)]),
    },
  }
}

/** The names whose content in a language a change may touch. */
export interface TouchedNames {
  /** Of entries. */
  keys: Set<string>
  /** Of slots to whose literals an expression may be restricted. */
  restricted: string[]
}

export function touchedNames({ removed, renames }: SharedChange): TouchedNames {
  const uiActions = [
    ...removed.uiActions,
    ...renames.filter(({ kind }) => kind === 'uiAction').flatMap(({ from, to }) => [from, to]),
  ]
  const restricted = [...new Set([...removed.slots, ...removed.lists, ...removed.canonicals.keys()])]
  return {
    keys: new Set([
      ...removed.intents,
      ...restricted,
      ...uiActions.flatMap((name) => [name, ...namesAround(name)]),
      ...renames.flatMap(({ from, to, slot = from }) => [from, to, slot]),
    ]),
    restricted,
  }
}
