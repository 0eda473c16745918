import { endNode, forkNode, freeNode, type Nodes, valueNode, wordNode } from './nodes.ts'
import { getPair, newPairTable, nothing, type PairTable, setPair } from './pair-table.ts'
import type { Ranges } from './ranges.ts'
import type { WordSets } from './word-sets.ts'

/**
 * Which nodes can take a word or value after some node, in the order of the expression. Found when first asked for and
 * kept: expressions have many alternatives, of which a word fits one or two.
 */
export interface Takers {
  nodes: Nodes
  wordSets: WordSets
  ranges: Ranges
  /** Where the takers of a node and a symbol stand in the list. */
  places: PairTable
  /** For each how many takers, then these. */
  list: number[]
  /** The one node that takes a symbol at some node or after the forks there, or `severalTakers`. */
  only: PairTable
}

/** Words are -1 and up, values are below. */
export function symbolOfValue(rangeSet: number): number {
  return -2 - rangeSet
}

/** What only the end of an expression takes. */
export const endSymbol = -0x7fffffff

const mostKept = 2_000_000

export function newTakers({
  nodes,
  wordSets,
  ranges,
}: Pick<Takers, 'nodes' | 'wordSets' | 'ranges'>): Takers {
  return { nodes, wordSets, ranges, places: newPairTable(), list: [], only: newPairTable() }
}

/** Forgets all takers when there are too many. */
export function forgetTakersIfTooMany(takers: Takers): void {
  if (takers.list.length > mostKept) Object.assign(takers, newTakers(takers))
}

/** Where the takers of a symbol after a node stand in the list. */
export function takersAt(takers: Takers, node: number, symbol: number): number {
  const known = getPair(takers.places, node, symbol)
  return known === nothing ? findTakers(takers, node, symbol) : known
}

/** What `onlyTaker` answers where there is a choice, or free text that takes one word or more. */
export const severalTakers = 0x7fffffff

/** The node that takes a symbol at some node or after the forks there, if the expression can take it. */
export function onlyTaker(takers: Takers, next: number, symbol: number): number {
  const kind = takers.nodes.kinds[next]!
  if (kind !== forkNode && kind !== freeNode) return next
  const known = getPair(takers.only, next, symbol)
  return known === nothing ? findOnlyTaker(takers, next, symbol) : known
}

function findOnlyTaker(takers: Takers, next: number, symbol: number): number {
  const { nodes, list, only } = takers
  const place = takersAt(takers, next, symbol)
  const node = list[place + 1]!
  const found = list[place] === 1 && nodes.kinds[node] !== freeNode ? node : severalTakers
  setPair(only, next, symbol, found)
  return found
}

// Used again for every search: what was seen in it is marked with its number
let seen = new Int32Array(0)
let search = 0
const open: number[] = []

function findTakers(takers: Takers, start: number, symbol: number): number {
  const { nodes, list } = takers
  const { kinds, labels, nexts, targets } = nodes
  if (seen.length < nodes.count) seen = new Int32Array(2 * nodes.count)
  search++
  const place = list.push(0) - 1
  open.push(start)
  while (open.length > 0) {
    const node = open.pop()!
    if (seen[node] === search) continue
    seen[node] = search
    if (kinds[node] === forkNode) {
      const from = labels[node]!
      for (let at = from + nexts[node]! - 1; at >= from; at--) open.push(targets[at]!)
    } else if (takes(takers, node, symbol)) {
      list.push(node)
    }
  }
  list[place] = list.length - place - 1
  setPair(takers.places, start, symbol, place)
  return place
}

/** Whether a node that is no fork can take a symbol. */
export function takes({ nodes, wordSets, ranges }: Takers, node: number, symbol: number): boolean {
  const label = nodes.labels[node]!
  switch (nodes.kinds[node]) {
    case endNode:
      return symbol === endSymbol
    case valueNode:
      return symbol < -1 && symbol !== endSymbol && ranges.sets[-2 - symbol]!.includes(label)
    case freeNode:
      return symbol >= -1
    case wordNode:
      return label === symbol
    default:
      return wordSets.members[label]!.has(symbol)
  }
}
