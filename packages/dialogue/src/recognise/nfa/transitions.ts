import { getPair, newPairTable, nothing, type PairTable, setPair } from '../../toolbox/pair-table.ts'
import type { Ranges } from '../../words/ranges.ts'
import { beginTraversal, endNode, forkNode, freeNode, type Nodes, valueNode, wordNode } from './nodes.ts'
import type { WordSets } from './word-sets.ts'

/**
 * Memoised transitions of the NFA: (node, symbol) to the nodes that accept the symbol, in the order of the expression, through the
 * epsilon closure: expressions have many alternatives, of which a word fits one or two.
 */
export interface Transitions {
  nodes: Nodes
  wordSets: WordSets
  ranges: Ranges
  /** (node, symbol) to the place of its transitions in the list. */
  places: PairTable
  /** For each the number of nodes, then these. */
  list: number[]
  /** (node, symbol) to the one node that accepts the symbol, or `severalTransitions`. */
  only: PairTable
  /** The stack on which an epsilon closure is followed. */
  open: number[]
}

/** Words are -1 and up, values are below. */
export function symbolOfValue(rangeSet: number): number {
  return -2 - rangeSet
}

/** The symbol that only the end of an expression accepts. */
export const endSymbol = -0x7fffffff

const maxKept = 2_000_000

export function newTransitions({
  nodes,
  wordSets,
  ranges,
}: Pick<Transitions, 'nodes' | 'wordSets' | 'ranges'>): Transitions {
  return { nodes, wordSets, ranges, places: newPairTable(), list: [], only: newPairTable(), open: [] }
}

/** Clears the cache when it is full. */
export function dropTransitionsIfTooMany(transitions: Transitions): void {
  if (transitions.list.length > maxKept) Object.assign(transitions, newTransitions(transitions))
}

/** The place of the transitions of a node on a symbol in the list. */
export function transitionsAt(transitions: Transitions, node: number, symbol: number): number {
  const known = getPair(transitions.places, node, symbol)
  return known === nothing ? findTransitions(transitions, node, symbol) : known
}

/** Where there is a choice, or free text that accepts one word or more. */
export const severalTransitions = 0x7fffffff

/** The only node that accepts a symbol after a node, of a route that the expression accepts; or `severalTransitions`. */
export function onlyTransition(transitions: Transitions, next: number, symbol: number): number {
  const kind = transitions.nodes.kinds[next]!
  if (kind !== forkNode && kind !== freeNode) return next
  const known = getPair(transitions.only, next, symbol)
  return known === nothing ? findOnlyTransition(transitions, next, symbol) : known
}

function findOnlyTransition(transitions: Transitions, next: number, symbol: number): number {
  const { nodes, list, only } = transitions
  const place = transitionsAt(transitions, next, symbol)
  const node = list[place + 1]!
  const found = list[place] === 1 && nodes.kinds[node] !== freeNode ? node : severalTransitions
  setPair(only, next, symbol, found)
  return found
}

function findTransitions(transitions: Transitions, start: number, symbol: number): number {
  const { nodes, list, open } = transitions
  beginTraversal(nodes)
  const { kinds, labels, nexts, targets, visitedIn, traversal } = nodes
  const place = list.push(0) - 1
  open.push(start)
  while (open.length > 0) {
    const node = open.pop()!
    if (visitedIn[node] === traversal) continue
    visitedIn[node] = traversal
    if (kinds[node] === forkNode) {
      const from = labels[node]!
      for (let at = from + nexts[node]! - 1; at >= from; at--) open.push(targets[at]!)
    } else if (accepts(transitions, node, symbol)) {
      list.push(node)
    }
  }
  list[place] = list.length - place - 1
  setPair(transitions.places, start, symbol, place)
  return place
}

/** Whether a node that is no fork accepts a symbol. */
export function accepts({ nodes, wordSets, ranges }: Transitions, node: number, symbol: number): boolean {
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
