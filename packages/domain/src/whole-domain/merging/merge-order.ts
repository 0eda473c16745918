import type { Sides } from './sides.ts'

/**
 * The keys of two lists that began as one, in one order: that of the side which moved entries, mine when both did
 * (ruling R400). What only the other has comes after the entry that it followed there; of what is new at one place,
 * theirs comes first.
 */
export function mergeOrder({ base, mine, theirs }: Sides<readonly string[]>): string[] {
  if (isReordered(base, mine)) return joined(mine, theirs, () => true)
  const ofMine = new Set(mine)
  return joined(theirs, mine, (key) => ofMine.has(key))
}

function isReordered(base: readonly string[], side: readonly string[]): boolean {
  const known = new Set(base)
  const kept = new Set(side)
  const before = base.filter((key) => kept.has(key))
  return side.filter((key) => known.has(key)).some((key, index) => key !== before[index])
}

/** Puts what only the other list has into this one; before a key that `endsWait` refuses it waits for the next. */
function joined(
  list: readonly string[],
  other: readonly string[],
  endsWait: (key: string) => boolean,
): string[] {
  const known = new Set(list)
  const following = new Map<string | undefined, string[]>()
  let neighbour: string | undefined
  for (const key of other) {
    if (known.has(key)) neighbour = key
    else if (following.has(neighbour)) following.get(neighbour)!.push(key)
    else following.set(neighbour, [key])
  }
  const result: string[] = []
  let waiting = following.get(undefined) ?? []
  for (const key of list) {
    if (waiting.length > 0 && endsWait(key)) {
      result.push(...waiting)
      waiting = []
    }
    result.push(key)
    const next = following.get(key)
    if (next !== undefined) waiting = [...waiting, ...next]
  }
  return [...result, ...waiting]
}
