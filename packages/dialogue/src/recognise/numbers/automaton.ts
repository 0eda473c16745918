import { addNumber, type FoundNumbers } from './spoken-number.ts'

/** A deterministic acyclic automaton in flat arrays; arcs of a node stand in a row. */
export interface Automaton {
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

/** What a walk through the words of a text needs, and does not change. */
export interface Walk {
  automaton: Automaton
  /** Whether a word may end anywhere, since each character is one. */
  hasNoSpaces: boolean
  keys: readonly string[]
  count: number
  found: FoundNumbers
}

/**
 * Adds the numbers that can be read from a node on, beginning at a letter of a word. A word ends where the automaton has a
 * break; a break inside of a word is passed, so that `vingt-deux`, `vingt deux` and `vingtdeux` are the same.
 */
export function walk(way: Walk, node: number, word: number, letter: number, total: number): void {
  const { automaton, hasNoSpaces, keys, count, found } = way
  const { firstArc, isFinal, symbols, targets, steps } = automaton
  const key = keys[word]!
  const isAtEnd = letter === key.length
  const hasMore = word + 1 < count
  if (isAtEnd && isFinal[node] === 1) addOnce(found, word + 1, withoutNoise(total))
  for (let arc = firstArc[node]!; arc < firstArc[node + 1]!; arc++) {
    const symbol = symbols[arc]!
    const to = targets[arc]!
    if (symbol >= firstStep) walk(way, to, word, letter, afterStep(total, steps[symbol - firstStep]!))
    else if (symbol === wordBreak) {
      if (!isAtEnd || hasNoSpaces) walk(way, to, word, letter, total)
      else if (hasMore) walk(way, to, word + 1, 0, total)
    } else if (!isAtEnd) {
      if (key.charCodeAt(letter) === symbol) walk(way, to, word, letter + 1, total)
    } else if (hasNoSpaces && hasMore && keys[word + 1]!.charCodeAt(0) === symbol) {
      walk(way, to, word + 1, 1, total)
    }
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

/** Whether a number can begin with a word: with the whole of it. */
export function canBeginWith({ automaton, hasNoSpaces }: Omit<Walk, 'keys' | 'count' | 'found'>, key: string): boolean {
  const { firstArc, isFinal, symbols, targets } = automaton
  function from(node: number, letter: number): boolean {
    const isAtEnd = letter === key.length
    if (isAtEnd && (hasNoSpaces || isFinal[node] === 1)) return true
    for (let arc = firstArc[node]!; arc < firstArc[node + 1]!; arc++) {
      const symbol = symbols[arc]!
      const to = targets[arc]!
      if (symbol >= firstStep) {
        if (from(to, letter)) return true
      } else if (symbol === wordBreak) {
        if (isAtEnd || from(to, letter)) return true
      } else if (key.charCodeAt(letter) === symbol && from(to, letter + 1)) return true
    }
    return false
  }
  return from(0, 0)
}
