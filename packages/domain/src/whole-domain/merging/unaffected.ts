import type { ChangeName, NameChanges } from '../../mentions/mentioning.ts'
import { mapMentions } from '../../mentions/references.ts'
import type { Domain } from '../../model/domain.ts'
import { type AnyEntry, kindOfList, type ListName, listNames } from '../../model/list-names.ts'
import type { NewNames } from './with-names.ts'

/**
 * The entries that mention none of the names that change in any of the three states. `base` is the domain as it was given,
 * `shared` the same with the objects of theirs where these say the same: it is looked up in the former, which was read
 * before, since the rules and expressions of theirs would be read for nothing else.
 */
export function unaffectedEntries(
  base: Domain,
  shared: Domain,
  names: readonly Pick<NewNames, 'mentions'>[],
): ReadonlySet<AnyEntry> {
  const marked = mapMentions(base, marking(names))
  const unaffected = new Set<AnyEntry>()
  for (const list of listNames) {
    for (const [at, entry] of shared[list].entries()) {
      if (marked[list][at] === base[list][at]) unaffected.add(entry)
    }
  }
  return unaffected
}

function marking(names: readonly Pick<NewNames, 'mentions'>[]): NameChanges {
  const mark = (...lists: ListName[]): ChangeName | undefined => {
    const changing = new Set(
      names.flatMap(({ mentions }) => lists.flatMap((list) => [...(mentions.get(list)?.keys() ?? [])])),
    )
    return changing.size === 0 ? undefined : (name) => (changing.has(name) ? `${name}\u0000` : name)
  }
  const byKind = listNames.flatMap((list) => {
    const kind = kindOfList(list)
    return kind === undefined ? [] : [[kind, mark(list)]]
  })
  // A text may mean a slot in one state and an API input in another
  return { ...Object.fromEntries(byKind), input: mark('slots', 'apiInputs') }
}
