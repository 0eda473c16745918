import { nameOfCopy } from './copy-name.ts'

interface NameChange {
  from: string
  to: string
}

/** What becomes of each name in the end: a name that is changed twice goes to the last one. */
export function newNames(renames: readonly NameChange[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  // From the last to the first: what a name becomes is then known already
  for (const { from, to } of renames.toReversed()) names.set(from, names.get(to) ?? to)
  return names
}

interface EntryNames<Entry> {
  nameOf: (entry: Entry) => string
  named: (entry: Entry, name: string) => Entry
  /** Whether an entry is worth a free name of its own when another takes its name; without it none is. */
  isKept?: (entry: Entry) => boolean
}

/**
 * The entries of a list under their new names, each at its place. What was under a new name belonged to nothing: it is
 * kept as a copy is called, or makes way.
 */
export function renameEntries<Entry>(
  entries: Entry[],
  renames: readonly NameChange[],
  { nameOf, named, isKept = () => false }: EntryNames<Entry>,
): Entry[] {
  // Of thousands of entries only those are looked at that bear one of the names
  const places = new Map<string, number[]>(
    renames.flatMap(({ from, to }) => [
      [from, []],
      [to, []],
    ]),
  )
  for (let at = 0; at < entries.length; at++) places.get(nameOf(entries[at]!))?.push(at)
  const withName = (entry: Entry, name: string) => (nameOf(entry) === name ? entry : named(entry, name))
  const after: (Entry | undefined)[] = entries.slice()
  const underFreeName = (entry: Entry | undefined): Entry | undefined => {
    if (entry === undefined || !isKept(entry)) return undefined
    const others = after.flatMap((one) => (one === undefined ? [] : { name: nameOf(one) }))
    return named(entry, nameOfCopy(nameOf(entry), others))
  }
  let isChanged = false
  for (const { from, to } of renames) {
    const renamed = places.get(from)!
    if (from === to || renamed.length === 0) continue
    for (const at of places.get(to)!) after[at] = underFreeName(after[at])
    for (const at of renamed) after[at] = withName(entries[at]!, to)
    places.set(to, renamed)
    places.set(from, [])
    isChanged = true
  }
  return isChanged ? after.filter((entry) => entry !== undefined) : entries
}

/** The same for entries that say their name. */
export function renameNamed<Entry extends { name: string }>(
  entries: Entry[],
  renames: readonly NameChange[],
  isKept?: (entry: Entry) => boolean,
): Entry[] {
  return renameEntries(entries, renames, {
    nameOf: ({ name }) => name,
    named: (entry, name) => ({ ...entry, name }),
    ...(isKept && { isKept }),
  })
}
