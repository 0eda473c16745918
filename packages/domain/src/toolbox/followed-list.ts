/** A list by the names of its entries that follows it from edit to edit, in the time that it takes to find what changed. */
export interface FollowedList<Entry extends object> {
  /** Of several with one name the first. */
  byName: ReadonlyMap<string, Entry>
  /** Whether no name is there twice. */
  isUnique: () => boolean
  /** Takes over the list as it is now, and says what that did to the names. */
  update: (list: readonly Entry[]) => NameDifference
}

interface NameDifference {
  /** Whether anything changed. */
  isAny: boolean
  /** Whether a name is there that was not. */
  isMore: boolean
  /** The names that are gone. */
  removed: readonly string[]
}

const same: NameDifference = { isAny: false, isMore: false, removed: [] }

/** Begins with nothing. */
export function followList<Entry extends object>(nameOf: (entry: Entry) => string): FollowedList<Entry> {
  const byName = new Map<string, Entry>()
  let last: readonly Entry[] = []
  const isUnique = () => byName.size === last.length

  return {
    byName,
    isUnique,
    update(list) {
      if (list === last) return same
      const wasUnique = isUnique()
      const { start, end } = wasUnique ? sameEnds(last, list) : { start: 0, end: 0 }
      const before = new Set(last.slice(start, last.length - end).map(nameOf))
      const now = list.slice(start, list.length - end)
      last = list
      for (const name of before) byName.delete(name)
      const isMore = now.some((entry) => !before.has(nameOf(entry)) && !byName.has(nameOf(entry)))
      for (const entry of now) byName.set(nameOf(entry), entry)
      const removed = [...before].filter((name) => !byName.has(name))
      // One of those at the end may have the name of one between: the first of all counts
      if (!isUnique()) for (const entry of list.toReversed()) byName.set(nameOf(entry), entry)
      return { isAny: true, isMore, removed }
    },
  }
}

/** How many entries two lists have in common at their start, and after that at their end. */
export function sameEnds(
  before: readonly unknown[],
  after: readonly unknown[],
): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return { start, end }
}
