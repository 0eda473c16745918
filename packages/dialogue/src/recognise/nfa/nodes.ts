/**
 * The nondeterministic automaton (NFA) of all expressions as a structure of arrays: a domain has millions of nodes. Forks are
 * its epsilon moves. It only grows, so that the versions of a domain before and after an edit share it.
 */
export interface Nodes {
  count: number
  kinds: Uint8Array
  /** The word, the set of words, the kind of values or the expression; of a fork where its targets begin. */
  labels: Int32Array
  /** What comes after; of a fork how many targets it has. */
  nexts: Int32Array
  /** The slot that the node fills, or none. */
  slots: Int32Array
  targets: Int32Array
  targetCount: number
  /** The traversal that visited each node last: a set of nodes that is emptied by counting on. */
  visitedIn: Int32Array
  traversal: number
}

/** One word. */
export const wordNode = 0
/** One of several words. */
export const setNode = 1
/** A value: a literal of a list, a number, yes or no. */
export const valueNode = 2
/** One or more words, whatever they are. */
export const freeNode = 3
/** Any of its targets. */
export const forkNode = 4
/** The end of an expression. */
export const endNode = 5

export const noSlot = -1
/** Also explanations build nodes, of one expression each. */
const firstRoom = 64

export function newNodes(): Nodes {
  return {
    count: 0,
    kinds: new Uint8Array(firstRoom),
    labels: new Int32Array(firstRoom),
    nexts: new Int32Array(firstRoom),
    slots: new Int32Array(firstRoom),
    targets: new Int32Array(firstRoom),
    targetCount: 0,
    visitedIn: new Int32Array(0),
    traversal: 0,
  }
}

/** Begins a traversal, which ends before the next one begins. */
export function beginTraversal(nodes: Nodes): void {
  if (nodes.visitedIn.length < nodes.kinds.length) {
    nodes.visitedIn = new Int32Array(nodes.kinds.length)
    nodes.traversal = 0
  }
  nodes.traversal++
}

export function addNode(
  nodes: Nodes,
  kind: number,
  { label, next, slot = noSlot }: { label: number; next: number; slot?: number },
): number {
  const node = nodes.count++
  if (node === nodes.kinds.length) {
    nodes.kinds = longer(nodes.kinds, new Uint8Array(2 * node))
    nodes.labels = longer(nodes.labels, new Int32Array(2 * node))
    nodes.nexts = longer(nodes.nexts, new Int32Array(2 * node))
    nodes.slots = longer(nodes.slots, new Int32Array(2 * node))
  }
  nodes.kinds[node] = kind
  nodes.labels[node] = label
  nodes.nexts[node] = next
  nodes.slots[node] = slot
  return node
}

/** A node that leads to any of the targets; one target needs none. */
export function addFork(nodes: Nodes, targets: readonly number[]): number {
  if (targets.length === 1) return targets[0]!
  const start = nodes.targetCount
  const end = start + targets.length
  while (end > nodes.targets.length) {
    nodes.targets = longer(nodes.targets, new Int32Array(2 * nodes.targets.length))
  }
  for (let at = 0; at < targets.length; at++) nodes.targets[start + at] = targets[at]!
  nodes.targetCount = end
  return addNode(nodes, forkNode, { label: start, next: targets.length })
}

/** Takes back what was added after a mark. */
export function cutNodes(nodes: Nodes, count: number, targetCount: number): void {
  nodes.count = count
  nodes.targetCount = targetCount
}

function longer<List extends Uint8Array | Int32Array>(list: List, into: List): List {
  into.set(list)
  return into
}
