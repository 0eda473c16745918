import { asNumber, type Count, farAway, plus, product, ratio } from './counts.ts'

/** All sentences of an expression, numbered from 0, without writing any of them down. */
export type Space = {
  count: Count
  /** The most steps that writing down one of them takes. */
  steps: number
} & ({ kind: 'text'; text: string } | Split | { kind: 'sequence'; items: Place[] }) & {
    /** Sentences that were written down already, kept where there are few. */
    written?: (string | undefined)[]
  }

interface Split {
  kind: 'split'
  left: Space
  right: Space
  /** The right side gets `share / whole` of all turns. */
  share: number
  whole: number
}

/** An item of a sequence, with what its turns are worked out from; no number is higher than samples ever get. */
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
  if (spaces.length === 1) return spaces[0]!
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
  const period = asNumber(before * count)
  const meeting = period === farAway ? farAway : period / commonDivisor(before, count)
  return { space, count, before, period, meeting }
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
  // Small counts are taken as they are, since then the products below are exact
  const [share, whole] =
    count <= 2 ** 25 ? [Number(right.count), Number(count)] : [ratio(right.count, count), 1]
  return { kind: 'split', left, right, count, steps, share, whole }
}

/** How many of the first turns of a split go to its right side: always the nearest whole number to its share. */
export function turnsOfRight({ share, whole }: Split, turns: number): number {
  return Math.floor((2 * turns * share + whole) / (2 * whole))
}
