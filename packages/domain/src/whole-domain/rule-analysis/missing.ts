import {
  allBits,
  type Bits,
  bitsIn,
  both,
  clearBit,
  firstBit,
  hasBit,
  isInside,
  isNone,
  meet,
  setBit,
} from './bits.ts'
import { type Budget, coverOf } from './cover.ts'
import { getOrMake } from './get-or-make.ts'
import type { Axis, Box } from './space.ts'

/** The inputs, by number, of a part of a space that no box touches, each with what it is there. */
export type MissingPart = ReadonlyMap<number, number>

/** The part that no box touches and that names the fewest inputs; or the boxes that cover the whole space together. */
export function smallestMissing(
  axes: readonly Axis[],
  boxes: readonly Box[],
  budget: Budget,
): MissingPart | { by: ReadonlySet<number> } | 'not decided' {
  const cover = coverOf(axes, boxes, budget)
  if (cover === 'not decided' || 'by' in cover) return cover
  const choices = choicesIn(axes, boxes)
  if (choices === 'not decided') return choices
  // With all inputs named there is one: the cover left it free
  for (let most = 0; ; most++) {
    const found = findMissing(allBits(boxes.length), new Map(), { boxes, choices, most, budget })
    if (found !== undefined) return found
  }
}

/** Something that an input can be, and the boxes that allow it. */
interface Choice {
  state: number
  allowedBy: Bits
}

/** For how many numbers in sets of boxes there is room. */
const maxNumbers = 4_000_000

/** With more states than this, those that are no better than others are not looked for. */
const fewStates = 64

/** What each input can be so that as few boxes as possible allow it. */
function choicesIn(axes: readonly Axis[], boxes: readonly Box[]): Choice[][] | 'not decided' {
  const free = axes.map(() => allBits(boxes.length))
  const allowing = axes.map(() => new Map<number, number[]>())
  boxes.forEach((box, at) => {
    for (const [axis, allowed] of box) {
      clearBit(free[axis]!, at)
      for (const state of bitsIn(allowed)) getOrMake(allowing[axis]!, state, () => []).push(at)
    }
  })
  let numbers = 0
  const choices = axes.map(({ states }, axis): Choice[] => {
    const [allowedBy, own] = [free[axis]!, allowing[axis]!]
    const unnamed = states.findIndex((_, state) => !own.has(state))
    // What no box asks for is allowed only by those that ask nothing: nothing is better
    if (unnamed !== -1) return [{ state: unnamed, allowedBy }]
    numbers += states.length * allowedBy.length
    if (numbers > maxNumbers) return []
    const all = states.map((_, state) => {
      const bits = allowedBy.slice()
      for (const at of own.get(state)!) setBit(bits, at)
      return { state, allowedBy: bits }
    })
    return all.length > fewStates ? all : all.filter((one, at) => !all.some(isBetter(one, at)))
  })
  return numbers > maxNumbers ? 'not decided' : choices
}

function isBetter(than: Choice, place: number): (other: Choice, at: number) => boolean {
  return (other, at) =>
    at !== place &&
    isInside(other.allowedBy, than.allowedBy) &&
    (at < place || !isInside(than.allowedBy, other.allowedBy))
}

interface Search {
  boxes: readonly Box[]
  choices: readonly (readonly Choice[])[]
  /** How many inputs may be named. */
  most: number
  budget: Budget
}

/** Names one input after the other so that some boxes do not touch what is left, until none does. */
function findMissing(
  touched: Bits,
  named: ReadonlyMap<number, number>,
  search: Search,
): MissingPart | 'not decided' | undefined {
  if (isNone(touched)) return named
  const { boxes, choices, most, budget } = search
  if (named.size === most) return undefined
  const isLast = named.size + 1 === most
  for (const [axis, allowed] of boxes[firstBit(touched)]!) {
    if (named.has(axis)) continue
    for (const { state, allowedBy } of choices[axis]!) {
      if (hasBit(allowed, state)) continue
      budget.left -= isLast ? 1 : 1 + (touched.length >> 4)
      if (budget.left < 0) return 'not decided'
      if (isLast && meet(touched, allowedBy)) continue
      const found = findMissing(both(touched, allowedBy), new Map(named).set(axis, state), search)
      if (found !== undefined) return found
    }
  }
  return undefined
}
