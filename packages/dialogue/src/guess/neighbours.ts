import type { Slot } from '@sdp/domain/slots'
import { kindOfSlot, takesNumbers } from '../slot-values.ts'
import type { Pattern } from './examples.ts'
import { slotSymbol } from './features.ts'
import { literalsOf } from './literals.ts'
import { hashText } from './words.ts'

/** The beginning and the end of a sentence. */
export const edge = hashText('edge of the sentence')
/** What a star stands for. */
const anything = hashText('any words')

/** What stands beside what in the sentences of an intent, and which slots they have. */
export interface Neighbours {
  /** The cost of a symbol after another, as a negative logarithm. */
  costOf(last: number, symbol: number): number
  has(symbol: number): boolean
  /** What a literal of each slot that has some costs: the more there are, the less likely is each. */
  lists: ReadonlyMap<string, number>
  /** Slots of numbers, and of any words, by their symbols; a star has no name. */
  numbers: ReadonlyMap<number, string>
  free: ReadonlyMap<number, string>
}

/** Which symbols follow another, and how often. */
interface Following {
  total: number
  after: Map<number, number>
}

/** Counts what stands beside what. */
export function neighboursOf(
  patterns: readonly Pattern[],
  { slots, language }: { slots: ReadonlyMap<string, Slot>; language: string },
): Neighbours {
  const alone: Following = { total: 0, after: new Map() }
  const following = new Map<number, Following>()
  const lists = new Map<string, number>()
  const numbers = new Map<number, string>()
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
    const kind = kindOfSlot(slot)
    const literals = literalsOf(slot, language)
    if (literals.length > 0) lists.set(item.name, Math.log(1 + literals.length))
    if (takesNumbers(kind)) numbers.set(symbol, item.name)
    if (kind === 'free') free.set(symbol, item.name)
    return symbol
  }

  for (const { items } of patterns) {
    let last = edge
    for (const item of items) {
      const symbol = symbolOf(item)
      countPair(last, symbol)
      last = symbol
    }
    countPair(last, edge)
  }

  function countPair(last: number, symbol: number): void {
    let after = following.get(last)
    if (after === undefined) {
      after = { total: 0, after: new Map() }
      following.set(last, after)
    }
    for (const into of [after, alone]) {
      into.total++
      into.after.set(symbol, (into.after.get(symbol) ?? 0) + 1)
    }
  }

  return {
    // The fewer pairs were seen with the first, the more counts how often the second is said at all
    costOf(last, symbol) {
      const anywhere = ((alone.after.get(symbol) ?? 0) + 0.1) / (alone.total + 1)
      const after = following.get(last)
      if (after === undefined) return -Math.log(anywhere)
      const kinds = after.after.size
      return -Math.log(((after.after.get(symbol) ?? 0) + kinds * anywhere) / (after.total + kinds))
    },
    has: (symbol) => alone.after.has(symbol),
    lists,
    numbers,
    free,
  }
}
