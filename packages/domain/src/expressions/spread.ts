import { type Place, type Space, turnsOfRight } from './sentence-space.ts'

/** Which sentence stands at an index: in the order in which the expression writes them, or spread over all of them. */
export type Order = 'written' | 'spread'

/** Reusable parts that double each other make sentences that no memory holds; nobody reads on after this. */
const longest = 200_000
/** Spaces with at most so many sentences, of more than few steps, keep those that were written down: they come again. */
const mostKept = 64
const fewSteps = 3
/** Short sentences are joined word by word, long ones from pieces: that is quickest for each. */
const mostJoined = 1000

/**
 * The sentence at an index; any other index of the same order gives another combination. Has a stack of its own: chains
 * of reusable parts cannot overflow the call stack.
 *
 * Among the first sentences of the spread order, as among any that follow each other, each alternative appears as often
 * as it does among all. Equal steps through the written order would not do: a step that is a multiple of what the last
 * items have would never change them.
 */
export function sentenceAt(whole: Space, index: number, order: Order): string {
  const pieces: string[] = []
  let piece = ''
  const open: { of: Sequence; next: number; at: number }[] = []
  let length = 0
  let space = whole
  let at = index
  for (;;) {
    let text = ''
    if (space.kind === 'text') {
      text = space.text
    } else if (space.count <= mostKept && space.steps > fewSteps && space !== whole && order === 'spread') {
      space.written ??= []
      text = space.written[at] ?? sentenceAt(space, at, order)
      space.written[at] = text
    } else if (space.kind === 'sequence') {
      open.push({ of: space, next: 0, at })
    } else {
      const right = rightIndex(space, at, order)
      at = right ?? leftIndex(space, at, order)
      space = right === undefined ? space.left : space.right
      continue
    }

    if (text !== '') {
      piece = piece === '' ? text : `${piece} ${text}`
      if (piece.length > mostJoined) {
        pieces.push(piece)
        length += piece.length
        piece = ''
        if (length > longest) return `${pieces.join(' ')} …`
      }
    }
    let sequence = open.at(-1)
    while (sequence !== undefined && sequence.next === sequence.of.items.length) {
      open.pop()
      sequence = open.at(-1)
    }
    if (sequence === undefined) {
      if (pieces.length === 0) return piece
      return piece === '' ? pieces.join(' ') : `${pieces.join(' ')} ${piece}`
    }
    const item = sequence.of.items[sequence.next]!
    space = item.space
    at =
      order === 'spread'
        ? turnOf(item, sequence.next, sequence.at)
        : Math.floor((sequence.at * item.period) / Number(sequence.of.count)) % item.count
    sequence.next++
  }
}

type Sequence = Extract<Space, { kind: 'sequence' }>
type Split = Extract<Space, { kind: 'split' }>

function rightIndex(split: Split, at: number, order: Order): number | undefined {
  if (order === 'written') return at < split.left.count ? undefined : at - Number(split.left.count)
  const before = turnsOfRight(split, at)
  return turnsOfRight(split, at + 1) > before ? before : undefined
}

function leftIndex(split: Split, at: number, order: Order): number {
  return order === 'written' ? at : at - turnsOfRight(split, at)
}

/** Items are shuffled in blocks of this size, so that those with the same number of options do not go in step. */
const blockSize = 8

/**
 * Which of its sentences an item of a sequence has in the combination `at`. Each item runs through all its own ones
 * again and again, so that none is preferred, and is moved on by one whenever it meets the items before it where both
 * began, so that no combination comes twice. Shuffling within a round keeps both true, since the round is known from the
 * items before, and the block from the sentence.
 */
function turnOf(item: Place, place: number, at: number): number {
  const { count, before, period, meeting } = item
  if (count === 1) return 0
  const inPeriod = rest(at, period)
  const turn = rest(inPeriod < meeting ? inPeriod : inPeriod + Math.floor(inPeriod / meeting), count)
  const round = Math.floor(rest(at, before) / count)
  const block = Math.floor(turn / blockSize)
  const start = block * blockSize
  const size = Math.min(blockSize, count - start)
  const seed = mix(Math.imul(place + 1, 0x9e3779b9) ^ Math.imul(block, 0x85ebca77) ^ round)
  if (size === 2) return start + ((turn - start) ^ (seed & 1))
  // Those that follow each other mostly share a block
  item.shuffled ??= new Uint8Array(blockSize)
  if (item.seed !== seed) shuffle(item.shuffled, size, seed)
  item.seed = seed
  return start + item.shuffled[turn - start]!
}

/** Most of what is divided here is smaller than the divisor, and dividing is slow. */
function rest(value: number, divisor: number): number {
  return value < divisor ? value : value % divisor
}

/** Puts the numbers below `size` into an order that looks like chance, but is always the same for a seed. */
function shuffle(order: Uint8Array, size: number, seed: number): void {
  let state = seed
  for (let at = 0; at < size; at++) {
    state = mix(state + at)
    const other = Math.floor((state / 2 ** 32) * (at + 1))
    order[at] = order[other]!
    order[other] = at
  }
}

/** A whole number below 2^32 in which every bit depends on all bits of another. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
