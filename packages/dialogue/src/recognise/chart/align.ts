import type { Sentence } from '../../words/sentence.ts'
import type { Unit } from '../compiled/store.ts'
import { endNode, forkNode, freeNode, valueNode } from '../nfa/nodes.ts'
import {
  accepts,
  dropTransitionsIfTooMany,
  endSymbol,
  onlyTransition,
  severalTransitions,
  symbolOfValue,
  type Transitions,
  transitionsAt,
} from '../nfa/transitions.ts'
import { type Chart, otherWord, predecessorOf, takenBy, takenFrom, wordsAsSaid } from './chart.ts'

/** The words and values that lead to a chart entry, one after the other. */
export interface Route {
  length: number
  /** The number of each word; of a value its symbol. */
  symbols: number[]
  /** The place of each value among those of the sentence, or -1 for a word. */
  values: number[]
  /** The word of the sentence that each begins at; after the last, the number of words. */
  places: number[]
}

/** The node that accepts each step of a route. */
export type Taken = readonly number[]

/** What a route and its alignment are made in, for one parse after the other. */
export interface AlignScratch {
  route: Route
  /** The node of each step. */
  taken: number[]
  /**
   * The stack of the search, three numbers an entry: the node that accepts a step, the step, the free words before it. Both lists are
   * reused and never truncated, because V8 reallocates a list after `length = 0`.
   */
  open: number[]
  openCount: number
  visited: Visited
}

/** Which pairs of a step and a node a search visited: those that have its number. */
interface Visited {
  in: Int32Array
  /** How few free words were before. */
  free: Int32Array
  search: number
}

export function newAlignScratch(): AlignScratch {
  return {
    route: { length: 0, symbols: [], values: [], places: [] },
    taken: [],
    open: [],
    openCount: 0,
    visited: newVisited(0),
  }
}

function newVisited(pairs: number): Visited {
  return { in: new Int32Array(pairs), free: new Int32Array(pairs), search: 0 }
}

const noValue = -1

/** The route of a chart entry at the end of a sentence. */
export function routeOf({ route }: AlignScratch, chart: Chart, entry: number, sentence: Sentence): Route {
  const { words, values, ids } = sentence
  let step = stepsOf(chart, entry, words.count)
  route.length = step
  route.places[step] = words.count
  for (let at = entry, to = words.count; predecessorOf(chart, at) !== -1; at = predecessorOf(chart, at)) {
    const taken = takenBy(chart, at)
    const from = takenFrom(chart, at)
    if (taken === wordsAsSaid) {
      for (let place = to - 1; place >= from; place--) noteStep(route, --step, ids[place]!, noValue, place)
    } else if (taken >= 0) noteStep(route, --step, symbolOfValue(values[taken]!.rangeSet), taken, from)
    else noteStep(route, --step, otherWord(taken), noValue, from)
    to = from
  }
  return route
}

function stepsOf(chart: Chart, entry: number, words: number): number {
  let steps = 0
  for (let at = entry, to = words; predecessorOf(chart, at) !== -1; at = predecessorOf(chart, at)) {
    const from = takenFrom(chart, at)
    steps += takenBy(chart, at) === wordsAsSaid ? to - from : 1
    to = from
  }
  return steps
}

function noteStep(route: Route, step: number, symbol: number, value: number, place: number): void {
  route.symbols[step] = symbol
  route.values[step] = value
  route.places[step] = place
}

interface Aligning {
  transitions: Transitions
  sentence: Sentence
  unit: Pick<Unit, 'start' | 'first' | 'count'>
  /** No more words than this are free. */
  maxFree: number
}

/** Pairs of a step and a node; of more an expression is not aligned. */
const maxPairs = 4_000_000
/** Of more, the table is not kept for the next search: 8 bytes each. */
const maxKeptPairs = 1_000_000
const maxSteps = 5_000_000

/**
 * Aligns a route with an expression that accepts it: the node of each step. Of several alignments the first one in
 * which an earlier free text takes as much as it can (greedy, by depth-first search).
 */
export function align(scratch: AlignScratch, aligning: Aligning): Taken | undefined {
  const { transitions, unit } = aligning
  const { route, taken } = scratch
  const { length, symbols } = route
  if (length === 0) return undefined
  dropTransitionsIfTooMany(transitions)
  // Up to the first choice there is nothing to come back to; most expressions have none
  const { nexts } = transitions.nodes
  let next = unit.start
  for (let step = 0; step < length; step++) {
    const node = onlyTransition(transitions, next, symbols[step]!)
    if (node === severalTransitions) return chooseFrom(scratch, step, next, aligning)
    taken[step] = node
    next = nexts[node]!
  }
  return taken
}

/** Depth-first search from a step on, with an explicit stack; each pair of step and node is visited again only with fewer free words. */
function chooseFrom(
  scratch: AlignScratch,
  start: number,
  next: number,
  { transitions, sentence, unit, maxFree }: Aligning,
): Taken | undefined {
  const { route, taken, open } = scratch
  const { length, symbols, values } = route
  const { kinds, nexts } = transitions.nodes
  const { first, count } = unit
  const places = count * (length + 1)
  if (places > maxPairs) return undefined
  const visited = visitedFor(scratch, places)
  const search = ++visited.search
  const { list } = transitions
  scratch.openCount = 0
  let freeBefore = 0
  for (let step = 0; step < start; step++) {
    if (values[step] !== -1) freeBefore += sentence.values[values[step]!]!.free
  }
  let work = offer(scratch, transitions, next, start, freeBefore, symbols[start]!)
  while (scratch.openCount > 0) {
    scratch.openCount -= 3
    const { openCount } = scratch
    const node = open[openCount]!
    const step = open[openCount + 1]!
    let free = open[openCount + 2]!
    if (work > maxSteps) return undefined
    const kind = kinds[node]!
    if (kind === valueNode) free += sentence.values[values[step]!]!.free
    else if (kind === freeNode) free++
    if (free > maxFree) continue
    // Fewer free words than at an earlier visit can still lead to the end
    const place = step * count + node - first
    if (visited.in[place] === search && visited.free[place]! <= free) continue
    visited.in[place] = search
    visited.free[place] = free
    taken[step] = node
    const after = nexts[node]!
    if (step + 1 === length) {
      if (kinds[after] === endNode || list[transitionsAt(transitions, after, endSymbol)]! > 0) return taken
      continue
    }
    work += offer(scratch, transitions, after, step + 1, free, symbols[step + 1]!)
    // A free text first tries to take the next word too
    if (kind === freeNode && values[step + 1] === -1) noteOpen(scratch, node, step + 1, free)
  }
  return undefined
}

function visitedFor(scratch: AlignScratch, pairs: number): Visited {
  if (pairs > maxKeptPairs) return newVisited(pairs)
  if (scratch.visited.in.length < pairs) scratch.visited = newVisited(2 * pairs)
  return scratch.visited
}

/** Pushes the nodes that accept a step after a node, the first on top; returns how much work it was. */
function offer(
  scratch: AlignScratch,
  transitions: Transitions,
  after: number,
  step: number,
  free: number,
  symbol: number,
): number {
  const { nodes, list } = transitions
  if (nodes.kinds[after] !== forkNode) {
    if (accepts(transitions, after, symbol)) noteOpen(scratch, after, step, free)
    return 1
  }
  const place = transitionsAt(transitions, after, symbol)
  const count = list[place]!
  for (let at = place + count; at > place; at--) noteOpen(scratch, list[at]!, step, free)
  return count + 1
}

function noteOpen(scratch: AlignScratch, node: number, step: number, free: number): void {
  const { open, openCount } = scratch
  open[openCount] = node
  open[openCount + 1] = step
  open[openCount + 2] = free
  scratch.openCount = openCount + 3
}
