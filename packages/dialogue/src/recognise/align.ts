import { endNode, forkNode, freeNode, valueNode } from './nodes.ts'
import type { Sentence } from './sentence.ts'
import type { Unit } from './store.ts'
import {
  endSymbol,
  forgetTakersIfTooMany,
  onlyTaker,
  severalTakers,
  symbolOfValue,
  type Takers,
  takersAt,
  takes,
} from './takers.ts'
import { otherWord, takenFrom, takenLast, type Ways, wayBefore, wordsAsSaid } from './ways.ts'

/** The words and values that a way through a sentence takes, one after the other. */
export interface Route {
  length: number
  /** The number of each word; of a value its symbol. */
  symbols: number[]
  /** The place of each value among those of the sentence, or -1 for a word. */
  values: number[]
  /** The word of the sentence that each begins at; after the last, the number of words. */
  places: number[]
}

/** What takes each step of a route: a node for each. */
export type Taken = readonly number[]

const noValue = -1

// Used again for every sentence
const route: Route = { length: 0, symbols: [], values: [], places: [] }

export function routeOf(ways: Ways, way: number, { words, values, ids }: Sentence): Route {
  let step = stepsOf(ways, way, words.count)
  route.length = step
  route.places[step] = words.count
  for (let at = way, to = words.count; wayBefore(ways, at) !== -1; at = wayBefore(ways, at)) {
    const taken = takenLast(ways, at)
    const from = takenFrom(ways, at)
    if (taken === wordsAsSaid) {
      for (let place = to - 1; place >= from; place--) noteStep(--step, ids[place]!, noValue, place)
    } else if (taken >= 0) noteStep(--step, symbolOfValue(values[taken]!.rangeSet), taken, from)
    else noteStep(--step, otherWord(taken), noValue, from)
    to = from
  }
  return route
}

function stepsOf(ways: Ways, way: number, words: number): number {
  let steps = 0
  for (let at = way, to = words; wayBefore(ways, at) !== -1; at = wayBefore(ways, at)) {
    const from = takenFrom(ways, at)
    steps += takenLast(ways, at) === wordsAsSaid ? to - from : 1
    to = from
  }
  return steps
}

function noteStep(step: number, symbol: number, value: number, place: number): void {
  route.symbols[step] = symbol
  route.values[step] = value
  route.places[step] = place
}

interface Aligning {
  takers: Takers
  sentence: Sentence
  unit: Pick<Unit, 'start' | 'first' | 'count'>
  /** No more words than this are free. */
  mostFree: number
}

const mostSeen = 4_000_000
const mostSteps = 5_000_000
// What was seen in this search is marked with its number
let seen = new Int32Array(0)
let seenFree = new Int32Array(0)
let search = 0
// Three numbers for each place to come back to: the node that takes a step, the step, the free words before it. Both lists
// are used again and never cut, since a list that was cut makes room anew for what is added
const open: number[] = []
let openCount = 0
const taken: number[] = []

/**
 * How an expression takes a route that it can take: the node that takes each step. Of several ways the first is chosen in
 * which an earlier free text takes as much as it can.
 */
export function align(route: Route, aligning: Aligning): Taken | undefined {
  const { takers, unit } = aligning
  const { length, symbols } = route
  if (length === 0) return undefined
  forgetTakersIfTooMany(takers)
  // Up to the first choice there is nothing to come back to; most expressions have none
  const { nexts } = takers.nodes
  let next = unit.start
  for (let step = 0; step < length; step++) {
    const node = onlyTaker(takers, next, symbols[step]!)
    if (node === severalTakers) return chooseFrom(step, next, route, aligning)
    taken[step] = node
    next = nexts[node]!
  }
  return taken
}

/** Looks from a step on, on a stack of its own and nowhere twice, so that no expression makes it long. */
function chooseFrom(
  start: number,
  next: number,
  { length, symbols, values }: Route,
  { takers, sentence, unit, mostFree }: Aligning,
): Taken | undefined {
  const { kinds, nexts } = takers.nodes
  const { first, count } = unit
  const places = count * (length + 1)
  if (places > mostSeen) return undefined
  if (seen.length < places) {
    seen = new Int32Array(2 * places)
    seenFree = new Int32Array(2 * places)
  }
  search++
  const { list } = takers
  openCount = 0
  let freeBefore = 0
  for (let step = 0; step < start; step++) {
    if (values[step] !== -1) freeBefore += sentence.values[values[step]!]!.free
  }
  let work = offer(takers, next, start, freeBefore, symbols[start]!)
  while (openCount > 0) {
    openCount -= 3
    const node = open[openCount]!
    const step = open[openCount + 1]!
    let free = open[openCount + 2]!
    if (work > mostSteps) return undefined
    const kind = kinds[node]!
    if (kind === valueNode) free += sentence.values[values[step]!]!.free
    else if (kind === freeNode) free++
    if (free > mostFree) continue
    // Fewer free words than at an earlier visit can still lead to the end
    const place = step * count + node - first
    if (seen[place] === search && seenFree[place]! <= free) continue
    seen[place] = search
    seenFree[place] = free
    taken[step] = node
    const after = nexts[node]!
    if (step + 1 === length) {
      if (kinds[after] === endNode || list[takersAt(takers, after, endSymbol)]! > 0) return taken
      continue
    }
    work += offer(takers, after, step + 1, free, symbols[step + 1]!)
    // A free text first tries to take the next word too
    if (kind === freeNode && values[step + 1] === -1) noteOpen(node, step + 1, free)
  }
  return undefined
}

/** Notes the nodes that can take a step after a node, the first on top; answers how much work it was. */
function offer(takers: Takers, after: number, step: number, free: number, symbol: number): number {
  const { nodes, list } = takers
  if (nodes.kinds[after] !== forkNode) {
    if (takes(takers, after, symbol)) noteOpen(after, step, free)
    return 1
  }
  const place = takersAt(takers, after, symbol)
  const count = list[place]!
  for (let at = place + count; at > place; at--) noteOpen(list[at]!, step, free)
  return count + 1
}

function noteOpen(node: number, step: number, free: number): void {
  open[openCount++] = node
  open[openCount++] = step
  open[openCount++] = free
}
