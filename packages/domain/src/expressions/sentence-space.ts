import { asNumber, type Count, farAway, plus, product, ratio } from './counts.ts'

/** All sentences of an expression, numbered from 0, without writing any of them down. */
export type Space = Text | Split | Sequence

interface Sized {
  count: Count
  /** The most steps that writing down one of them takes. */
  steps: number
}

interface Text extends Sized {
  kind: 'text'
  text: string
}

/** What is kept from sentence to sentence. */
interface Keeping {
  /** Sentences that were written down, where there are few of many steps: they come again. */
  written: (string | undefined)[] | undefined
  /** The order of the block of its sentences that was shuffled last, or none yet, and what it was shuffled by. */
  order: number
  seed: number
}

interface Split extends Sized, Keeping {
  kind: 'split'
  left: Space
  right: Space
  /** The right side gets `share / whole` of all turns. */
  share: number
  whole: number
}

export interface Sequence extends Sized, Keeping {
  kind: 'sequence'
  items: readonly Space[]
  /** What the turns of the first items are worked out from; those after them have the turns of far away. */
  turns: readonly Turns[]
}

/** What the turns of an item are worked out from; no number is higher than samples ever get. */
interface Turns {
  /** How many combinations the items before it have. */
  before: number
  /** How many they have together with this one. */
  period: number
  /** After this many combinations both begin again together. */
  meeting: number
}

const farTurns: Turns = { before: farAway, period: farAway, meeting: farAway }

const maxKept = 64
const fewSteps = 3

function nothingWritten(count: Count, steps: number): Keeping['written'] {
  return steps > fewSteps && count <= maxKept ? [] : undefined
}

const nothing: Space = textSpace('')

export function textSpace(text: string): Space {
  return { kind: 'text', text, count: 1, steps: 1 }
}

/** The sentences of items that a space joins. */
export function sequenceSpace(spaces: readonly Space[]): Space {
  const items = joinTexts(spaces)
  if (items.length === 1) return items[0]!
  const count = product(items.map((space) => space.count))
  const steps = items.reduce((sum, space) => sum + space.steps, 1)
  const written = nothingWritten(count, steps)
  return { kind: 'sequence', items, turns: turnsOf(items), count, steps, written, order: 0, seed: 0 }
}

/** Texts next to each other are one text. */
function joinTexts(spaces: readonly Space[]): readonly Space[] {
  const areApart = spaces.every(
    (space, at) => space.kind !== 'text' || at === 0 || spaces[at - 1]!.kind !== 'text',
  )
  if (areApart) return spaces
  const joined: Space[] = []
  for (const space of spaces) {
    const last = joined.at(-1)
    if (space.kind === 'text' && last?.kind === 'text') {
      joined[joined.length - 1] = textSpace(`${last.text} ${space.text}`)
    } else {
      joined.push(space)
    }
  }
  return joined
}

function turnsOf(items: readonly Space[]): Turns[] {
  const turns: Turns[] = []
  let before = 1
  for (let at = 0; before < farAway && at < items.length; at++) {
    const count = asNumber(items[at]!.count)
    const period = asNumber(before * count)
    const meeting = period === farAway ? farAway : period / commonDivisor(before, count)
    turns.push({ before, period, meeting })
    before = period
  }
  return turns
}

/** What the turns of the item at a place are worked out from. */
export function turnsAt({ turns }: Sequence, place: number): Turns {
  return place < turns.length ? turns[place]! : farTurns
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

/** The sentences of any of the options: halved again and again, so that each is found in few steps. */
export function choiceSpace(options: readonly Space[], from = 0, to = options.length): Space {
  if (to - from === 1) return options[from]!
  const middle = (from + to) >> 1
  return splitSpace(choiceSpace(options, from, middle), choiceSpace(options, middle, to))
}

/** The sentences of any of the options, and saying nothing. */
export function optionalSpace(options: readonly Space[]): Space {
  return options.length === 1 ? splitSpace(nothing, options[0]!) : choiceSpace([nothing, ...options])
}

function splitSpace(left: Space, right: Space): Space {
  const count = plus(left.count, right.count)
  const steps = 1 + Math.max(left.steps, right.steps)
  // Small counts are taken as they are, since then the products below are exact
  const isSmall = count <= 2 ** 25
  const share = isSmall ? Number(right.count) : ratio(right.count, count)
  const whole = isSmall ? Number(count) : 1
  const written = nothingWritten(count, steps)
  return { kind: 'split', left, right, count, steps, share, whole, written, order: 0, seed: 0 }
}

/** How many of the first turns of a split go to its right side: always the nearest whole number to its share. */
export function turnsOfRight({ share, whole }: Split, turns: number): number {
  return Math.floor((2 * turns * share + whole) / (2 * whole))
}

/** Whether a turn goes to the right side, which had this many before it; dividing once more would take longer. */
export function isTurnOfRight({ share, whole }: Split, turn: number, before: number): boolean {
  return 2 * (turn + 1) * share + whole >= (before + 1) * 2 * whole
}
