/** Above this, rows of texts that all came and went are not compared one by one. */
const maxCells = 4_000_000

/**
 * For each entry of a later list the place of the same one in the earlier list: equal entries by the longest common
 * subsequence, and between two of them those that changed in place, where as many went as came (ruling R403).
 */
export function alignLists(before: readonly string[], after: readonly string[]): (number | undefined)[] {
  const places: (number | undefined)[] = Array.from(after, () => undefined)
  const shorter = Math.min(before.length, after.length)
  let start = 0
  for (; start < shorter && before[start] === after[start]; start++) places[start] = start
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) {
    end++
    places[after.length - end] = before.length - end
  }
  const middle = commonSubsequence(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  )
  for (const [from, to] of middle) places[start + to] = start + from
  pairGaps(places, before.length)
  return places
}

/** The longest common subsequence of two lists, as pairs of places, by dynamic programming. */
function commonSubsequence(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1
  if ((a.length + 1) * width > maxCells) return []
  const lengths = new Uint32Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i] === b[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)
    }
  }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++
    else j++
  }
  return pairs
}

function pairGaps(places: (number | undefined)[], length: number): void {
  let previous = -1
  for (let at = 0; at < places.length; ) {
    if (places[at] !== undefined) {
      previous = places[at++]!
      continue
    }
    let end = at
    while (end < places.length && places[end] === undefined) end++
    const next = end === places.length ? length : places[end]!
    const isChangedInPlace = next - previous - 1 === end - at
    for (; at < end; at++) if (isChangedInPlace) places[at] = ++previous
  }
}
