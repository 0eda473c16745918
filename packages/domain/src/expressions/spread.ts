import { asNumber } from './counts.ts'
import { isTurnOfRight, type Sequence, type Space, turnsAt, turnsOfRight } from './sentence-space.ts'

/** Which sentence is at an index: in the order in which the expression writes them, or spread over all of them. */
export type Order = 'written' | 'spread'

/**
 * Reusable parts that double each other make sentences that no memory holds; nobody reads on after this (ruling R69).
 */
const maxCharacters = 200_000

/**
 * The sentence at an index; any other index of the same order gives another combination. Has a stack of its own: chains
 * of reusable parts cannot overflow the call stack.
 *
 * Among the first sentences of the spread order, as among any that follow each other, each alternative appears as often
 * as it does among all. Equal steps through the written order would not do: a step that is a multiple of what the last
 * items have would never change them.
 */
export function sentenceAt(whole: Space, index: number, order: Order): string {
  const words: string[] = []
  let length = 0
  const around: Level[] = []
  let level: Level | undefined
  let space = whole
  let at = index
  for (;;) {
    let text = ''
    if (space.kind === 'text') {
      text = space.text
    } else if (space.written !== undefined && order === 'spread' && space !== whole) {
      text = space.written[at] ?? sentenceAt(space, at, order)
      space.written[at] = text
    } else if (space.kind === 'sequence') {
      if (level !== undefined) around.push(level)
      level = { of: space, next: 0, at }
    } else {
      const inRight: number = order === 'spread' ? turnsOfRight(space, at) : at - Number(space.left.count)
      const isRight = order === 'spread' ? isTurnOfRight(space, at, inRight) : inRight >= 0
      if (isRight) at = inRight
      else if (order === 'spread') at -= inRight
      space = isRight ? space.right : space.left
      continue
    }

    if (text !== '') {
      words.push(text)
      length += text.length
      if (length > maxCharacters) return `${words.join(' ')} …`
    }
    while (level !== undefined && level.next === level.of.items.length) level = around.pop()
    if (level === undefined) return words.join(' ')
    space = level.of.items[level.next]!
    at =
      order === 'spread'
        ? turnOf(level.of, level.next, level.at)
        : writtenTurn(level.of, level.next, level.at)
    level.next++
  }
}

/** A sequence that is being written down. */
interface Level {
  of: Sequence
  next: number
  at: number
}

function writtenTurn(sequence: Sequence, place: number, at: number): number {
  const { period } = turnsAt(sequence, place)
  const count = Number(sequence.items[place]!.count)
  return Math.floor((at * period) / Number(sequence.count)) % count
}

/** Items are shuffled in blocks of this size, so that those with the same number of options do not go in step. */
const blockSize = 8

/**
 * Which of its sentences an item of a sequence has in the combination `at`. Each item runs through all its own ones
 * again and again, so that none is preferred, and is moved on by one whenever it meets the items before it where both
 * began, so that no combination comes twice. Shuffling within a round keeps both true, since the round is known from the
 * items before, and the block from the sentence.
 */
function turnOf(sequence: Sequence, place: number, at: number): number {
  const item = sequence.items[place]!
  if (item.kind === 'text') return 0
  const count = asNumber(item.count)
  const { before, period, meeting } = turnsAt(sequence, place)
  const inPeriod = rest(at, period)
  const moved = inPeriod < meeting ? inPeriod : inPeriod + quotient(inPeriod, meeting)
  // Most have two, a word or nothing; dividing is slow
  if (count === 2) return (moved & 1) ^ (seedOf(place, 0, rest(at, before) >> 1) & 1)
  const turn = rest(moved, count)
  const block = quotient(turn, blockSize)
  const start = block * blockSize
  const seed = seedOf(place, block, quotient(rest(at, before), count))
  // Those that follow each other mostly share a block
  if (item.order === 0 || item.seed !== seed) {
    item.order = shuffle(Math.min(blockSize, count - start), seed)
    item.seed = seed
  }
  return start + digit(item.order, turn - start)
}

function seedOf(place: number, block: number, round: number): number {
  return mix(Math.imul(place + 1, 0x9e3779b9) ^ Math.imul(block, 0x85ebca77) ^ round) | 0
}

function quotient(value: number, divisor: number): number {
  return (value / divisor) | 0
}

/** Most of what is divided here is smaller than the divisor, and dividing is slow. */
function rest(value: number, divisor: number): number {
  return value < divisor ? value : value % divisor
}

/**
 * Puts the numbers below `size` into an order that looks like chance, but is always the same for a seed. The order is one
 * number of eight octal digits, the first one last.
 */
function shuffle(size: number, seed: number): number {
  let order = 0
  let state = seed
  for (let at = 0; at < size; at++) {
    state = mix(state + at)
    const other = Math.floor((state / 2 ** 32) * (at + 1))
    const moved = digit(order, other)
    order += (moved << (3 * at)) + ((at - moved) << (3 * other))
  }
  return order
}

function digit(order: number, at: number): number {
  return (order >> (3 * at)) & 7
}

/** A whole number below 2^32 in which every bit depends on all bits of another. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
