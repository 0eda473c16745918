import type { SpokenSlot } from '../reading.ts'
import type { SpokenNumbers } from '../recognise/numbers/spoken-number.ts'
import { slotSymbol } from './features.ts'
import type { Literals } from './literals.ts'
import { edge, type Neighbours } from './neighbours.ts'
import { hashText, type Word } from './words.ts'

/** The words that a slot of a sentence takes. */
export interface Tagged {
  slot: string
  /** Places of the first word and of the one after the last. */
  start: number
  end: number
  /** Of a list, yes or no, a number or an ordinal; of other slots the words are the value. */
  value: SpokenSlot['value'] | undefined
}

/** The likeliest way in which an intent says a sentence. */
export interface Tagging {
  slots: Tagged[]
  /** How unlikely it is, as a negative logarithm. */
  cost: number
}

const stray = hashText('a word that no expression has here')

/** What it costs that somebody says a word that no expression has there. */
const strayCost = 11
/** What a word costs where any words fit, and each one after it. */
const freeCost = 8.5
const moreCost = 0.4
const numberCost = 4

/** Part of a way to say a sentence: what was said last, and what came before. */
interface Step {
  cost: number
  before: Step | undefined
  symbol: number
  start: number
  end: number
  slot: string
  value: SpokenSlot['value'] | undefined
}

/**
 * Finds the slots of an intent in a sentence by what stands beside them in its expressions: the cheapest way to say the
 * sentence, word by word, where a word is one of the expressions, part of a slot's value, or neither.
 */
export function tag(
  words: readonly Word[],
  { literals, reader, neighbours }: { literals: Literals; reader: SpokenNumbers; neighbours: Neighbours },
): Tagging {
  const { costOf, has, lists, numbers, free } = neighbours
  const keys = words.map(({ key }) => key)
  const steps: Map<number, Step>[] = Array.from({ length: words.length + 1 }, () => new Map())
  const first: Step = {
    cost: 0,
    before: undefined,
    symbol: edge,
    start: 0,
    end: 0,
    slot: '',
    value: undefined,
  }
  steps[0]!.set(edge, first)

  function reach(step: Step): void {
    const known = steps[step.end]!.get(step.symbol)
    if (known === undefined || step.cost < known.cost) steps[step.end]!.set(step.symbol, step)
  }

  for (let start = 0; start < words.length; start++) {
    const before = [...steps[start]!.values()]
    const word = words[start]!
    const go = (symbol: number, to: Pick<Step, 'cost' | 'end'> & Partial<Step>) => {
      const from = cheapest(before, (step) => costOf(step.symbol, symbol))
      reach({
        slot: '',
        value: undefined,
        ...to,
        before: from.step,
        symbol,
        start,
        cost: from.cost + to.cost,
      })
    }
    const anyStep = cheapest(before, () => 0)
    reach({
      ...first,
      before: anyStep.step,
      symbol: stray,
      start,
      end: start + 1,
      cost: anyStep.cost + strayCost,
    })
    if (has(word.hash)) go(word.hash, { cost: 0, end: start + 1 })
    if (lists.size > 0) {
      for (const { end, values } of literals.at(words, start)) {
        for (const { slot, value } of values) {
          const cost = lists.get(slot)
          if (cost !== undefined) go(slotSymbol(slot), { cost, end, slot, value })
        }
      }
    }
    if (numbers.size > 0) {
      const { ends, values, count } = reader.read(keys, keys.length, start)
      for (let at = 0; at < count; at++) {
        const said = { cost: numberCost, end: ends[at]!, value: values[at]! }
        for (const [symbol, slot] of numbers) go(symbol, { ...said, slot })
      }
    }
    for (const [symbol, slot] of free) {
      const from = cheapest(before, (step) => costOf(step.symbol, symbol))
      for (let end = start + 1; end <= words.length; end++) {
        const cost = from.cost + (end - start) * freeCost + (end - start - 1) * moreCost
        reach({ cost, before: from.step, symbol, start, end, slot, value: undefined })
      }
    }
  }

  const last = cheapest([...steps[words.length]!.values()], (step) => costOf(step.symbol, edge))
  const slots: Tagged[] = []
  for (let step: Step | undefined = last.step; step !== undefined; step = step.before) {
    const { slot, start, end, value } = step
    if (slot !== '') slots.push({ slot, start, end, value })
  }
  return { slots: slots.reverse(), cost: last.cost }
}

function cheapest(steps: readonly Step[], more: (step: Step) => number): { step: Step; cost: number } {
  let best = steps[0]!
  let lowest = best.cost + more(best)
  for (let at = 1; at < steps.length; at++) {
    const cost = steps[at]!.cost + more(steps[at]!)
    if (cost < lowest) {
      lowest = cost
      best = steps[at]!
    }
  }
  return { step: best, cost: lowest }
}
