/**
 * Minimal acyclic automata by hash-consing: two nodes that accept the same are the same object, so that `union` and
 * `concat` of shared parts are made once. A symbol is a letter, a `|` where a word may end, or a step of arithmetic
 * (`+20`, `*100`) that is done in passing.
 */
const made = new Map()
let count = 0

function node(isFinal, arcs) {
  const sorted = [...arcs].sort(([a], [b]) => (a < b ? -1 : 1))
  const key = `${isFinal}${sorted.map(([symbol, to]) => `${symbol}>${to.id}`).join(' ')}`
  const known = made.get(key)
  if (known !== undefined) return known
  const fresh = { id: count++, isFinal, arcs: new Map(sorted), concats: new Map(), unions: new Map() }
  made.set(key, fresh)
  return fresh
}

/** Accepts nothing. */
export const none = node(false, [])
/** Accepts the empty text. */
export const empty = node(true, [])

export function union(a, b) {
  if (a === b || b === none) return a
  if (a === none) return b
  if (a.id > b.id) return union(b, a)
  const known = a.unions.get(b.id)
  if (known !== undefined) return known
  const arcs = new Map(a.arcs)
  for (const [symbol, to] of b.arcs) arcs.set(symbol, union(arcs.get(symbol) ?? none, to))
  const both = node(a.isFinal || b.isFinal, arcs)
  a.unions.set(b.id, both)
  return both
}

export function concat(a, b) {
  if (a === none || b === none) return none
  if (a === empty) return b
  if (b === empty) return a
  const known = a.concats.get(b.id)
  if (known !== undefined) return known
  const arcs = [...a.arcs].map(([symbol, to]) => [symbol, concat(to, b)])
  const first = node(false, arcs)
  const both = a.isFinal ? union(first, b) : first
  a.concats.set(b.id, both)
  return both
}

/** Accepts these symbols in a row. */
export function sequence(symbols) {
  return [...symbols].reduceRight((next, symbol) => node(false, [[symbol, next]]), empty)
}

/** All nodes from one on, itself first. */
export function nodesFrom(start) {
  const found = new Map([[start, 0]])
  for (const one of found.keys()) {
    for (const to of one.arcs.values()) if (!found.has(to)) found.set(to, found.size)
  }
  return found
}
