import { allBits, firstBit, isNone, meet, without } from './bits.ts'
import { type Budget, coverOf, deepest, type Region } from './cover.ts'
import type { Axis, Box } from './space.ts'

/** The inputs, by number, of a part of a space that no box touches, each with what it is there. */
export type MissingPart = ReadonlyMap<number, number>

/** The part that no box touches and that names the fewest inputs; undefined where boxes cover the whole space. */
export function smallestMissing(
  axes: readonly Axis[],
  boxes: readonly Box[],
  budget: Budget,
): MissingPart | { by: ReadonlySet<number> } | 'not decided' {
  const cover = coverOf(axes, boxes, budget)
  if (cover === 'not decided' || 'by' in cover) return cover
  const whole = axes.map(({ states }) => allBits(states.length))
  // With all inputs named there is one: the cover left it free
  for (let most = 0; ; most++) {
    const found = findMissing(whole, new Set(), { boxes, most, budget }, { from: 0, depth: 0 })
    if (found === 'not decided') return found
    if (found !== undefined) return found
  }
}

interface Search {
  boxes: readonly Box[]
  /** How many inputs may be named. */
  most: number
  budget: Budget
}

/** Names inputs so that one box after the other does not touch the region any more. */
function findMissing(
  region: Region,
  named: ReadonlySet<number>,
  search: Search,
  { from, depth }: { from: number; depth: number },
): MissingPart | 'not decided' | undefined {
  const { boxes, most, budget } = search
  if (depth > deepest) return 'not decided'
  for (let at = from; at < boxes.length; at++) {
    if (--budget.left < 0) return 'not decided'
    const box = boxes[at]!
    if (![...box].every(([axis, allowed]) => meet(region[axis]!, allowed))) continue
    const ways = [...box].flatMap(([axis, allowed]) => {
      if (!named.has(axis) && named.size === most) return []
      const rest = without(region[axis]!, allowed)
      return isNone(rest) ? [] : [{ axis, rest }]
    })
    const last = ways.pop()
    if (last === undefined) return undefined
    for (const { axis, rest } of ways) {
      const found = findMissing(region.with(axis, rest), new Set([...named, axis]), search, {
        from: at + 1,
        depth: depth + 1,
      })
      if (found !== undefined) return found
    }
    region = region.with(last.axis, last.rest)
    named = new Set([...named, last.axis])
  }
  return new Map([...named].map((axis) => [axis, firstBit(region[axis]!)]))
}
