import { allBits, type Bits, both, isNone, meet, without } from './bits.ts'
import type { Axis, Box } from './space.ts'

/** How many boxes may still be looked at; below nothing the search gives up. */
export interface Budget {
  left: number
}

/** A part of a space with every input named. */
export type Region = Bits[]

/** Either a part of the space that no box covers, or the boxes that cover it together, or neither within the budget. */
export type Cover = { free: Region } | { by: ReadonlySet<number> } | 'not decided'

/** How deep a search may go before it gives up. */
const deepest = 1000

/** Whether boxes cover a whole space. */
export function coverOf(axes: readonly Axis[], boxes: readonly Box[], budget: Budget): Cover {
  const used = new Set<number>()
  const free = findFree(
    axes.map(({ states }) => allBits(states.length)),
    { boxes, used, budget },
    { from: 0, depth: 0 },
  )
  if (free === 'not decided') return free
  return free === undefined ? { by: used } : { free }
}

interface Search {
  boxes: readonly Box[]
  used: Set<number>
  budget: Budget
}

/** Goes through the boxes: what one leaves over of the region is searched with those after it. */
function findFree(
  region: Region,
  search: Search,
  { from, depth }: { from: number; depth: number },
): Region | 'not decided' | undefined {
  const { boxes, used, budget } = search
  if (depth > deepest) return 'not decided'
  for (let at = from; at < boxes.length; at++) {
    if (--budget.left < 0) return 'not decided'
    const box = boxes[at]!
    if (!touches(box, region)) continue
    used.add(at)
    // The last side needs no search of its own: what it leaves over is the region to go on with
    const last = box.at(-1)
    if (last === undefined) return undefined
    let inside = region
    for (const [axis, allowed] of box.slice(0, -1)) {
      const rest = without(inside[axis]!, allowed)
      if (!isNone(rest)) {
        const free = findFree(inside.with(axis, rest), search, { from: at + 1, depth: depth + 1 })
        if (free !== undefined) return free
      }
      inside = inside.with(axis, both(inside[axis]!, allowed))
    }
    const [axis, allowed] = last
    const rest = without(inside[axis]!, allowed)
    if (isNone(rest)) return undefined
    region = inside.with(axis, rest)
  }
  return region
}

function touches(box: Box, region: Region): boolean {
  for (const [axis, allowed] of box) if (!meet(region[axis]!, allowed)) return false
  return true
}
