import { asNumber, type Count, plus, product, ratio } from './counts.ts'

/** All sentences of an expression, numbered from 0, without writing any of them down. */
export type Space = {
  count: Count
  /** The most steps that writing down one of them takes. */
  steps: number
} & (
  | { kind: 'text'; text: string }
  | { kind: 'split'; left: Space; right: Space; rightOf: (turns: number) => number }
  | { kind: 'sequence'; items: Place[] }
)

/** An item of a sequence, with what its turns are worked out from; infinite where a number would not be exact. */
export interface Place {
  space: Space
  count: number
  /** How many combinations the items before it have. */
  before: number
  /** How many they have together with this one. */
  period: number
  /** After so many combinations both begin anew together. */
  meeting: number
  /** The block of sentences that was shuffled last, and what by. */
  shuffled?: Uint8Array
  seed?: number
}

export const nothing: Space = textSpace('')

export function textSpace(text: string): Space {
  return { kind: 'text', text, count: 1, steps: 1 }
}

/** The sentences of items that a space joins. */
export function sequenceSpace(spaces: readonly Space[]): Space {
  const joined: Space[] = []
  for (const space of spaces) {
    const last = joined.at(-1)
    if (space.kind === 'text' && last?.kind === 'text') {
      joined[joined.length - 1] = textSpace(`${last.text} ${space.text}`)
    } else {
      joined.push(space)
    }
  }
  if (joined.length === 1) return joined[0]!

  let before = 1
  let steps = 1
  const items = joined.map((space) => {
    const item = placeAfter(before, space)
    before = item.period
    steps += space.steps
    return item
  })
  return { kind: 'sequence', items, count: product(joined.map(({ count }) => count)), steps }
}

function placeAfter(before: number, space: Space): Place {
  const count = asNumber(space.count)
  const period = exactOrInfinite(before * count)
  const meeting = period === Number.POSITIVE_INFINITY ? period : period / commonDivisor(before, count)
  return { space, count, before, period, meeting }
}

function exactOrInfinite(value: number): number {
  return value <= Number.MAX_SAFE_INTEGER ? value : Number.POSITIVE_INFINITY
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

/** The sentences of any of the options: halved again and again, so that each is found in few steps. */
export function choiceSpace(options: readonly Space[], from = 0, to = options.length): Space {
  if (to - from === 1) return options[from]!
  const middle = (from + to) >> 1
  const left = choiceSpace(options, from, middle)
  const right = choiceSpace(options, middle, to)
  const count = plus(left.count, right.count)
  const steps = 1 + Math.max(left.steps, right.steps)
  return { kind: 'split', left, right, count, steps, rightOf: shareOf(right.count, count) }
}

/** Up to this the products below are exact. */
const mostExact = 2 ** 25

/** How many of the first turns of a split go to its right side: always the nearest whole number to its share. */
function shareOf(right: Count, all: Count): (turns: number) => number {
  if (all <= mostExact) {
    const part = 2 * Number(right)
    const whole = Number(all)
    return (turns) => Math.floor((turns * part + whole) / (2 * whole))
  }
  const share = ratio(right, all)
  return (turns) => Math.floor(turns * share + 0.5)
}
