import { addNumber, type FoundNumbers, type WholeNumbers } from './spoken-number.ts'

/** A deterministic acyclic automaton in flat arrays; arcs of a node are adjacent. */
interface Automaton {
  /** Of each node its first arc; one more than there are nodes. */
  firstArc: Uint16Array
  isFinal: Uint8Array
  /** Of each arc a letter, `wordBreak`, or `firstStep` and more for a step of arithmetic. */
  symbols: Uint16Array
  targets: Uint16Array
  /** Positive ones are added, negative ones multiply what is smaller than they are. */
  steps: number[]
}

const wordBreak = 0x7c
/** Private use: no text has these characters. */
const firstStep = 0xe000

const labels = /([+*])([\d.]+)|[^+*]/g

/** Reads an automaton as `scripts/number-words/encode.mjs` writes it. */
export function decodeAutomaton(text: string): Automaton {
  const written = text.split(';')
  const nodes: { isFinal: boolean; arcs: [symbol: number, target: number][] }[] = written.map((node) => ({
    isFinal: node.startsWith('!'),
    arcs: [],
  }))
  const steps: number[] = []
  const stepIds = new Map<number, number>()
  const stepSymbol = (step: number) => {
    const id = stepIds.get(step) ?? steps.push(step) - 1
    stepIds.set(step, id)
    return firstStep + id
  }
  written.forEach((node, place) => {
    for (const arc of node.replace(/^! ?/, '').split(' ')) {
      if (arc === '') continue
      const [label = '', target = ''] = arc.split('>')
      const symbols = Array.from(label.matchAll(labels), ([letter, sign, value]) =>
        sign === undefined ? letter.charCodeAt(0) : stepSymbol((sign === '+' ? 1 : -1) * Number(value)),
      )
      let from = place
      symbols.forEach((symbol, at) => {
        const isLast = at === symbols.length - 1
        const to = isLast ? Number.parseInt(target, 36) : nodes.push({ isFinal: false, arcs: [] }) - 1
        nodes[from]!.arcs.push([symbol, to])
        from = to
      })
    }
  })
  const firstArc = new Uint16Array(nodes.length + 1)
  nodes.forEach(({ arcs }, node) => {
    firstArc[node + 1] = firstArc[node]! + arcs.length
  })
  const arcs = nodes.flatMap((node) => node.arcs)
  return {
    firstArc,
    isFinal: Uint8Array.from(nodes, ({ isFinal }) => Number(isFinal)),
    symbols: Uint16Array.from(arcs, ([symbol]) => symbol),
    targets: Uint16Array.from(arcs, ([, target]) => target),
    steps,
  }
}

/** What a word leads to from a node: the end of a number, or a node from which the next word goes on. */
interface Edge {
  next: number
  steps: readonly number[]
}

const theEnd = -1
const noEdges: readonly Edge[] = []
/** Words are whatever people say, so the cache is bounded. */
const maxKnown = 20_000
const maxKnownLetters = 64

/**
 * Reads numbers by an automaton. A word ends where the automaton has a break; a break inside of a word is passed, so that
 * `vingt-deux`, `vingt deux` and `vingtdeux` are the same. What a word leads to is found letter by letter once, and then
 * cached: mostly a number is as many lookups as it has words.
 */
export function automatonNumbers(
  automaton: Automaton,
  { hasNoSpaces }: { hasNoSpaces: boolean },
): WholeNumbers {
  const { firstArc, isFinal, symbols, targets, steps } = automaton
  const known = new Array<Map<string, readonly Edge[]> | undefined>(isFinal.length).fill(undefined)
  let knownCount = 0

  function edgesOf(node: number, key: string): readonly Edge[] {
    const before = known[node]?.get(key)
    if (before !== undefined) return before
    const edges: Edge[] = []
    collect(edges, key, node, 0, [])
    if (key.length > maxKnownLetters) return edges
    if (++knownCount > maxKnown) {
      known.fill(undefined)
      knownCount = 1
    }
    const ofNode = known[node] ?? new Map<string, readonly Edge[]>()
    known[node] = ofNode
    ofNode.set(key, edges.length === 0 ? noEdges : edges)
    return edges
  }

  function collect(edges: Edge[], key: string, node: number, letter: number, done: readonly number[]): void {
    const isAtEnd = letter === key.length
    if (isAtEnd && isFinal[node] === 1) edges.push({ next: theEnd, steps: done })
    // Where each character is a word, any of them may be the last of it
    if (isAtEnd && hasNoSpaces && letter > 0) edges.push({ next: node, steps: done })
    for (let arc = firstArc[node]!; arc < firstArc[node + 1]!; arc++) {
      const symbol = symbols[arc]!
      const to = targets[arc]!
      if (symbol >= firstStep) collect(edges, key, to, letter, [...done, steps[symbol - firstStep]!])
      else if (symbol === wordBreak) {
        if (isAtEnd) edges.push({ next: to, steps: done })
        else collect(edges, key, to, letter, done)
      } else if (!isAtEnd && key.charCodeAt(letter) === symbol) collect(edges, key, to, letter + 1, done)
    }
  }

  function addFrom(
    found: FoundNumbers,
    keys: readonly string[],
    count: number,
    word: number,
    node: number,
    before: number,
  ): void {
    const edges = edgesOf(node, keys[word]!)
    for (let at = 0; at < edges.length; at++) {
      const { next, steps: done } = edges[at]!
      let total = before
      for (let step = 0; step < done.length; step++) total = afterStep(total, done[step]!)
      if (next === theEnd) addOnce(found, word + 1, withoutNoise(total))
      else if (word + 1 < count) addFrom(found, keys, count, word + 1, next, total)
    }
  }

  return {
    canBeginWith: (key) => edgesOf(0, key).length > 0,
    read: (keys, count, from, found) => addFrom(found, keys, count, from, 0, 0),
  }
}

/** `three hundred`, `two thousand three hundred`: what is smaller than the hundred is counted in hundreds. */
function afterStep(total: number, step: number): number {
  if (step >= 0) return total + step
  const counted = total % -step
  return total - counted + counted * -step
}

/** Decimals are added one by one, which no binary number does exactly. */
function withoutNoise(value: number): number {
  return Number.isInteger(value) ? value : Math.round(value * 1000) / 1000
}

function addOnce(found: FoundNumbers, end: number, value: number): void {
  for (let at = 0; at < found.count; at++) if (found.ends[at] === end && found.values[at] === value) return
  addNumber(found, end, value)
}
