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

/**
 * The entries of a list under their new names, each at its place. What stood under a new name belonged to nothing, so it
 * makes way.
 */
export function renameEntries<Entry>(
  entries: Entry[],
  renames: readonly NameChange[],
  { nameOf, named }: { nameOf: (entry: Entry) => string; named: (entry: Entry, name: string) => Entry },
): Entry[] {
  // Of thousands of entries only those are looked at that bear one of the names
  const involved = new Set(renames.flatMap(({ from, to }) => [from, to]))
  const places = new Map<string, number[]>()
  entries.forEach((entry, at) => {
    const name = nameOf(entry)
    if (!involved.has(name)) return
    const same = places.get(name)
    if (same === undefined) places.set(name, [at])
    else same.push(at)
  })
  let isChanged = false
  for (const { from, to } of renames) {
    const renamed = from === to ? undefined : places.get(from)
    if (renamed === undefined) continue
    places.set(to, renamed)
    places.delete(from)
    isChanged = true
  }
  if (!isChanged) return entries
  const names = new Map([...places].flatMap(([name, all]) => all.map((at) => [at, name] as const)))
  const after: Entry[] = []
  entries.forEach((entry, at) => {
    const before = nameOf(entry)
    const name = involved.has(before) ? names.get(at) : before
    if (name !== undefined) after.push(name === before ? entry : named(entry, name))
  })
  return after
}

/** The same for entries that say their name. */
export function renameNamed<Entry extends { name: string }>(
  entries: Entry[],
  renames: readonly NameChange[],
): Entry[] {
  return renameEntries(entries, renames, {
    nameOf: ({ name }) => name,
    named: (entry, name) => ({ ...entry, name }),
  })
}
