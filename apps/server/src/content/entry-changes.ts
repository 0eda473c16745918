import type { Entry } from './tree.ts'

/** What became of an entry; `before` and `after` are the hashes of its text. */
export interface Change {
  key: string
  change: 'added' | 'removed' | 'changed' | 'moved'
  before: string | undefined
  after: string | undefined
}

/** How one list of entries became another: what left first, then what is there, in its order. */
export function entryChanges(
  before: readonly Entry[],
  after: readonly Entry[],
  { isOrdered }: { isOrdered: boolean },
): Change[] {
  const old = numbered(before)
  const now = numbered(after)
  const moved = isOrdered ? movedNames([...old.keys()], [...now.keys()]) : new Set<string>()

  const removed = [...old].flatMap(([name, [key, hash]]): Change[] =>
    now.has(name) ? [] : [{ key, change: 'removed', before: hash, after: undefined }],
  )
  const others = [...now].flatMap(([name, [key, hash]]): Change[] => {
    const was = old.get(name)?.[1]
    if (was === undefined) return [{ key, change: 'added', before: undefined, after: hash }]
    if (was !== hash) return [{ key, change: 'changed', before: was, after: hash }]
    return moved.has(name) ? [{ key, change: 'moved', before: undefined, after: undefined }] : []
  })
  return [...removed, ...others]
}

/** Entries by a name of their own: keys may repeat, and then the first goes with the first. */
function numbered(entries: readonly Entry[]): Map<string, Entry> {
  const seen = new Map<string, number>()
  return new Map(
    entries.map((entry) => {
      const count = seen.get(entry[0]) ?? 0
      seen.set(entry[0], count + 1)
      return [`${count} ${entry[0]}`, entry]
    }),
  )
}

/** The fewest names whose move explains the new order (ruling R62): all but a longest run that kept its order. */
function movedNames(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((name, place) => [name, place]))
  const common = after.filter((name) => places.has(name))
  // Patience sorting: `ends[n]` is the index of the smallest last place of an ascending run of n + 1.
  const ends: number[] = []
  const previous: number[] = []
  const placeAt = (index: number) => places.get(common[index]!)!
  for (let index = 0; index < common.length; index++) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (placeAt(ends[middle]!) < placeAt(index)) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? ends[low - 1]! : -1
    ends[low] = index
  }

  const moved = new Set(common)
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index]!) moved.delete(common[index]!)
  return moved
}
