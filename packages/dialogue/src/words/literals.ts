import { getPair, newPairTable, nothing, type PairTable, setPair } from '../toolbox/pair-table.ts'
import { changeRangeSet, noRanges, type Ranges } from './ranges.ts'
import type { SpokenLiteral } from './slot-values.ts'

/** The literals of all lists word by word, so that one walk over a sentence finds them all. It only grows. */
export interface LiteralTree {
  /** The node after the first word, by the word: most words begin no literal, and that is asked most often. */
  first: Int32Array
  children: PairTable
  count: number
}

/** The values of the literals of one version of a domain. */
export interface Literals {
  /** The set of ranges of which the words up to a node of the tree are a literal. */
  setAt: Int32Array
  /** The literals of each range, by the node of their last word. */
  byRange: Map<number, Map<number, SpokenLiteral[]>>
}

export const treeRoot = 0

export function newLiteralTree(): LiteralTree {
  return { first: new Int32Array(0), children: newPairTable(), count: 1 }
}

export const noLiterals: Literals = { setAt: new Int32Array(0), byRange: new Map() }

/** The node after one more word, or `nothing`. */
export function childOf({ first, children }: LiteralTree, node: number, word: number): number {
  if (node !== treeRoot) return getPair(children, node, word)
  return word < first.length ? first[word]! : nothing
}

function addChild(tree: LiteralTree, node: number, word: number): number {
  const child = tree.count++
  if (node !== treeRoot) {
    setPair(tree.children, node, word, child)
    return child
  }
  if (word >= tree.first.length) {
    const longer = new Int32Array(2 * word + 64).fill(nothing)
    longer.set(tree.first)
    tree.first = longer
  }
  tree.first[word] = child
  return child
}

function addPath(tree: LiteralTree, words: readonly number[]): number {
  let node = treeRoot
  for (const word of words) {
    const child = childOf(tree, node, word)
    node = child === nothing ? addChild(tree, node, word) : child
  }
  return node
}

/** What a range consists of now: each literal with its words. */
export interface RangeContent {
  range: number
  literals: readonly { literal: SpokenLiteral; words: readonly number[] }[]
}

/** The literals with some ranges changed; those before stay as they are, since an earlier domain may still be in use. */
export function changeLiterals(
  before: Literals,
  changes: readonly RangeContent[],
  { tree, ranges }: { tree: LiteralTree; ranges: Ranges },
): Literals {
  if (changes.length === 0) return before
  const byRange = new Map(before.byRange)
  for (const { range, literals } of changes) {
    const byNode = new Map<number, SpokenLiteral[]>()
    for (const { literal, words } of literals) {
      if (words.length === 0) continue
      const node = addPath(tree, words)
      const others = byNode.get(node)
      if (others === undefined) byNode.set(node, [literal])
      else others.push(literal)
    }
    byRange.set(range, byNode)
  }
  const setAt = new Int32Array(tree.count)
  setAt.set(before.setAt)
  for (const { range } of changes) {
    const earlier = before.byRange.get(range)
    const now = byRange.get(range)!
    for (const node of earlier?.keys() ?? []) {
      if (!now.has(node)) setAt[node] = changeRangeSet(ranges, setAt[node]!, range, false)
    }
    for (const node of now.keys()) {
      if (earlier?.has(node) !== true) setAt[node] = changeRangeSet(ranges, setAt[node]!, range, true)
    }
  }
  return { setAt, byRange }
}

export function rangeSetAt({ setAt }: Literals, node: number): number {
  return node < setAt.length ? setAt[node]! : noRanges
}
