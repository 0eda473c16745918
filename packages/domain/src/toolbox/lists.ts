/** The list with its entries changed: the same list when none of them did. */
export function mapSame<T>(list: T[], change: (entry: T, index: number) => T): T[] {
  let changed: T[] | undefined
  for (let index = 0; index < list.length; index++) {
    const entry = list[index]!
    const after = change(entry, index)
    if (after === entry) continue
    changed ??= list.slice()
    changed[index] = after
  }
  return changed ?? list
}

/** The entries that stay: the same list when all of them do. */
export function filterSame<T>(list: T[], stays: (entry: T, index: number) => boolean): T[] {
  const left = list.filter(stays)
  return left.length === list.length ? list : left
}

/** The list with the entry at one place moved to another; past the last place it comes last. */
export function moveInList<T>(list: T[], from: number, to: number): T[] {
  const last = list.length - 1
  const place = Math.min(Math.max(to, 0), last)
  if (from === place || list[from] === undefined) return list
  return list.toSpliced(from, 1).toSpliced(place, 0, list[from])
}

/** The list with some entries put together, in their order, at one place among the others; the same when they are there. */
export function moveSomeInList<T>(list: T[], moved: ReadonlySet<T>, to: number): T[] {
  const rest = list.filter((entry) => !moved.has(entry))
  const after = insertInList(
    rest,
    Math.min(Math.max(to, 0), rest.length),
    list.filter((entry) => moved.has(entry)),
  )
  return after.every((entry, index) => entry === list[index]) ? list : after
}

/** The list with others put in at one place. Joined and not passed as arguments, of which there is a limit. */
export function insertInList<T>(list: readonly T[], at: number, others: readonly T[]): T[] {
  return [...list.slice(0, at), ...others, ...list.slice(at)]
}

/** The value with some fields set: the same value when they had those already. */
export function withFields<T extends object>(value: T, fields: Partial<T>): T {
  // No list of keys is made: walks over all mentions come here for every rule
  for (const key in fields) {
    if (fields[key] !== value[key]) return { ...value, ...fields }
  }
  return value
}

/** The list after a change: the one before when both hold the same entries in the same order. */
export function unlessSame<T>(before: T[], after: T[]): T[] {
  const isSame = before.length === after.length && before.every((entry, index) => entry === after[index])
  return isSame ? before : after
}

/** What is on a stack from one place to another; mostly that is one thing, for which `slice` takes long. */
export function cutOff<T>(stack: readonly T[], from: number, to: number): T[] {
  return to - from === 1 ? [stack[from]!] : stack.slice(from, to)
}

/** The pairs as a map; of two with one key the first counts, unlike in `new Map`. */
export function firstByKey<Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Value> {
  const first = new Map<Key, Value>()
  for (const [key, value] of pairs) if (!first.has(key)) first.set(key, value)
  return first
}

/** The entries by their names; of two with one name the first counts, as `find` would have it (ruling R275). */
export function firstByName<Entry extends { name: string }>(entries: readonly Entry[]): Map<string, Entry> {
  return firstByKey(entries.map((entry) => [entry.name, entry]))
}
