import type { Place, Space } from './sentence-space.ts'

/** Which sentence stands at an index: in the order in which the expression writes them, or spread over all of them. */
export type Order = 'written' | 'spread'

/** Reusable parts that double each other make sentences that no memory holds; nobody reads on after this. */
const longest = 200_000

/**
 * The sentence at an index; any other index of the same order gives another combination. Has a stack of its own: chains
 * of reusable parts cannot overflow the call stack.
 *
 * Among the first sentences of the spread order, as among any that follow each other, each alternative appears as often
 * as it does among all. Equal steps through the written order would not do: a step that is a multiple of what the last
 * items have would never change them.
 */
export function sentenceAt(space: Space, index: number, order: Order): string {
  const spaces = [space]
  const indexes = [index]
  const texts: string[] = []
  let length = 0
  for (;;) {
    const next = spaces.pop()
    if (next === undefined) return texts.join(' ')
    let at = indexes.pop()!
    switch (next.kind) {
      case 'text':
        if (next.text === '') break
        texts.push(next.text)
        length += next.text.length
        if (length > longest) return `${texts.join(' ')} …`
        break
      case 'split': {
        const right = rightIndex(next, at, order)
        spaces.push(right === undefined ? next.left : next.right)
        indexes.push(right ?? leftIndex(next, at, order))
        break
      }
      case 'sequence':
        for (let place = next.items.length - 1; place >= 0; place--) {
          const item = next.items[place]!
          spaces.push(item.space)
          indexes.push(order === 'spread' ? turnOf(item, place, at) : at % item.count)
          if (order === 'written') at = Math.floor(at / item.count)
        }
    }
  }
}

type Split = Extract<Space, { kind: 'split' }>

function rightIndex({ left, rightOf }: Split, at: number, order: Order): number | undefined {
  if (order === 'written') return at < left.count ? undefined : at - Number(left.count)
  const before = rightOf(at)
  return rightOf(at + 1) > before ? before : undefined
}

function leftIndex({ rightOf }: Split, at: number, order: Order): number {
  return order === 'written' ? at : at - rightOf(at)
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
  const seed = mix(mix(mix(0x9e3779b9, place), block), round)
  if (size === 2) return start + ((turn - start) ^ (seed & 1))
  // Those that follow each other mostly share a block
  if (item.shuffled?.length !== size || item.seed !== seed) {
    item.shuffled = shuffle(size, seed)
    item.seed = seed
  }
  return start + item.shuffled[turn - start]!
}

/** Most of what is divided here is smaller, or the divisor is infinite, and dividing is slow. */
function rest(value: number, divisor: number): number {
  return value < divisor ? value : value % divisor
}

/** The numbers below `size` in an order that looks like chance, but is always the same for a seed. */
function shuffle(size: number, seed: number): Uint8Array {
  const order = new Uint8Array(size)
  let state = seed
  for (let at = 0; at < size; at++) {
    state = mix(state, at)
    const other = Math.floor((state / 2 ** 32) * (at + 1))
    order[at] = order[other]!
    order[other] = at
  }
  return order
}

/** A whole number below 2^32 in which every bit depends on both. */
function mix(state: number, value: number): number {
  let mixed = Math.imul(state ^ value, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
