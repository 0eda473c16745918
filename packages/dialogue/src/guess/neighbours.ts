import type { Slot } from '@sdp/domain/slots'
import { hashPair, hashText } from '../toolbox/hash.ts'
import { literalsOf } from '../words/literal-finder.ts'
import { kindOfSlot, takesNumbers } from '../words/slot-values.ts'
import type { Pattern } from './examples.ts'
import { slotSymbol } from './features.ts'
import { unseenCount } from './tuned.ts'

/** The beginning and the end of a sentence. */
export const edge = hashText('edge of the sentence')
/** The symbol of a star. */
const anything = hashText('any words')

/** A trigram model of the sentences of an intent, and which slots they have. */
export interface Neighbours {
  /** The cost of a symbol after two others, as a negative logarithm. */
  costOf(before: number, last: number, symbol: number): number
  has(symbol: number): boolean
  /** What a literal of each slot that has some costs: the more there are, the less likely is each. */
  lists: ReadonlyMap<string, number>
  /** Slots of numbers, of times, and of any words, by their symbols; a star has no name. */
  numbers: ReadonlyMap<number, string>
  times: ReadonlyMap<number, string>
  free: ReadonlyMap<number, string>
  /** How often a sentence has a slot at most. */
  most: ReadonlyMap<string, number>
  /** Closed slots that every sentence has: lists, numbers, times, yes or no, one of several. */
  needed: readonly string[]
}

/** Which symbols follow another, and how often. */
interface Following {
  total: number
  after: Map<number, number>
}

/** Counts the trigrams of patterns. */
export function neighboursOf(
  patterns: readonly Pattern[],
  { slots, language }: { slots: ReadonlyMap<string, Slot>; language: string },
): Neighbours {
  const alone: Following = { total: 0, after: new Map() }
  const afterOne = new Map<number, Following>()
  const afterTwo = new Map<number, Following>()
  const lists = new Map<string, number>()
  const numbers = new Map<number, string>()
  const times = new Map<number, string>()
  const free = new Map<number, string>()

  function symbolOf(item: Pattern['items'][number]): number {
    if (item.kind === 'word') return item.word.hash
    if (item.kind === 'any') {
      free.set(anything, '')
      return anything
    }
    const symbol = slotSymbol(item.name)
    const slot = slots.get(item.name)
    if (slot === undefined) return symbol
    const kind = kindOfSlot(slot, language)
    const literals = literalsOf(slot, language)
    if (literals.length > 0) lists.set(item.name, Math.log(1 + literals.length))
    if (takesNumbers(kind)) numbers.set(symbol, item.name)
    if (kind === 'time') times.set(symbol, item.name)
    if (kind === 'free') free.set(symbol, item.name)
    return symbol
  }

  const most = new Map<string, number>()
  const inPatterns = new Map<string, number>()
  for (const { items } of patterns) {
    let before = edge
    let last = edge
    const own = new Map<string, number>()
    for (const item of items) {
      const symbol = symbolOf(item)
      count(before, last, symbol)
      before = last
      last = symbol
      if (item.kind === 'slot') own.set(item.name, (own.get(item.name) ?? 0) + 1)
    }
    count(before, last, edge)
    for (const [name, count] of own) {
      most.set(name, Math.max(count, most.get(name) ?? 0))
      inPatterns.set(name, (inPatterns.get(name) ?? 0) + 1)
    }
  }

  function count(before: number, last: number, symbol: number): void {
    for (const into of [alone, entryOf(afterOne, last), entryOf(afterTwo, hashPair(before, last))]) {
      into.total++
      into.after.set(symbol, (into.after.get(symbol) ?? 0) + 1)
    }
  }

  const isClosed = (name: string) => {
    const slot = slots.get(name)
    return slot !== undefined && kindOfSlot(slot, language) !== 'free'
  }

  return {
    // A model of three symbols in a row, smoothed by shorter ones (Witten and Bell): the fewer were seen, the more these count
    costOf(before, last, symbol) {
      const anywhere = ((alone.after.get(symbol) ?? 0) + unseenCount) / (alone.total + 1)
      const afterLast = smoothed(afterOne.get(last), symbol, anywhere)
      return -Math.log(smoothed(afterTwo.get(hashPair(before, last)), symbol, afterLast))
    },
    has: (symbol) => alone.after.has(symbol),
    lists,
    numbers,
    times,
    free,
    most,
    needed: [...inPatterns]
      .filter(([name, count]) => count === patterns.length && isClosed(name))
      .map(([name]) => name),
  }
}

function smoothed(following: Following | undefined, symbol: number, shorter: number): number {
  if (following === undefined) return shorter
  const { total, after } = following
  return ((after.get(symbol) ?? 0) + after.size * shorter) / (total + after.size)
}

function entryOf(entries: Map<number, Following>, key: number): Following {
  let entry = entries.get(key)
  if (entry === undefined) {
    entry = { total: 0, after: new Map() }
    entries.set(key, entry)
  }
  return entry
}
