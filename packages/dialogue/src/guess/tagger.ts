import type { SpokenSlot } from '../model/reading.ts'
import { hashPair, hashText } from '../toolbox/hash.ts'
import type { LiteralFinder } from '../words/literal-finder.ts'
import { longestNumber, type SpokenNumbers } from '../words/numbers/spoken-number.ts'
import type { FoldedWord } from '../words/text/folded-words.ts'
import { wholeTimesIn } from '../words/times/times.ts'
import { slotSymbol } from './features.ts'
import { edge, type Neighbours } from './neighbours.ts'
import { beam, exampleCost, freeCost, moreCost, nearCut, numberCost, strayCost, timeCost } from './tuned.ts'

/** The words that a slot of a sentence takes. */
export interface Tagged {
  slot: string
  /** Places of the first word and of the one after the last. */
  start: number
  end: number
  /** Of a list, yes or no, a number or an ordinal; of other slots the words are the value. */
  value: SpokenSlot['value'] | undefined
}

const stray = hashText('a word that no expression has here')

/** A partial tagging: the last symbol, and what came before. */
interface Step {
  cost: number
  before: Step | undefined
  symbol: number
  start: number
  end: number
  slot: string
  value: SpokenSlot['value'] | undefined
}

/** A symbol that can be said at a place, and what it costs in any context. */
type Said = Omit<Step, 'before'>

interface Tagging {
  literals: LiteralFinder
  reader: SpokenNumbers
  neighbours: Neighbours
  language: string
}

/**
 * Finds the slots of an intent in a sentence by their neighbours in its expressions. No slot is filled more often than an
 * expression has it, and none with part of a value: a wrong value is worse than none.
 */
export function tag(words: readonly FoldedWord[], tagging: Tagging): Tagged[] {
  const { most } = tagging.neighbours
  const forbidden = new Set<string>()
  for (;;) {
    const steps = cheapestWay(words, tagging, forbidden)
    const spare = spareOf(steps, most)
    if (spare.length === 0) return withoutCut(words, steps)
    for (const step of spare) forbidden.add(spanOf(step))
  }
}

function spanOf({ slot, start, end }: Tagged): string {
  return `${slot} ${start} ${end}`
}

/** The values that a slot has too many of: those after the first ones. */
function spareOf(steps: readonly Step[], most: Neighbours['most']): Step[] {
  const filled = new Map<string, number>()
  return steps.filter(({ slot }) => {
    if (slot === '') return false
    filled.set(slot, (filled.get(slot) ?? 0) + 1)
    return filled.get(slot)! > (most.get(slot) ?? 1)
  })
}

/** The slots without those whose value is likely only part of what was said. */
function withoutCut(words: readonly FoldedWord[], steps: readonly Step[]): Tagged[] {
  const strayNumbers = steps.filter(({ symbol, start }) => symbol === stray && words[start]!.isNumber)
  return steps
    .filter(({ slot }) => slot !== '')
    .filter(({ start, end }) => {
      const hasNumber = words.slice(start, end).some(({ isNumber }) => isNumber)
      return (
        !hasNumber || strayNumbers.every((one) => one.start >= end + nearCut || one.end <= start - nearCut)
      )
    })
    .map(({ slot, start, end, value }) => ({ slot, start, end, value }))
}

/** The cheapest way to say a sentence (Viterbi), word by word: one of the expressions, part of a slot's value, or neither. */
function cheapestWay(
  words: readonly FoldedWord[],
  { literals, reader, neighbours, language }: Tagging,
  forbidden: ReadonlySet<string>,
): Step[] {
  const { costOf, has, lists, numbers, times, free } = neighbours
  const keys = words.map(({ key }) => key)
  // By the last two symbols: what comes next depends on no others
  const reached: Map<number, Step>[] = Array.from({ length: words.length + 1 }, () => new Map())
  const first: Step = {
    cost: 0,
    before: undefined,
    symbol: edge,
    start: 0,
    end: 0,
    slot: '',
    value: undefined,
  }
  reached[0]!.set(edge, first)

  function reach(before: Step, step: Said, cost: number): void {
    const { symbol, start, end, slot, value } = step
    const ways = reached[end]!
    const key = hashPair(before.symbol, symbol)
    const known = ways.get(key)
    if (known !== undefined && known.cost <= cost) return
    if (slot !== '' && forbidden.size > 0 && forbidden.has(spanOf(step))) return
    ways.set(key, { cost, before, symbol, start, end, slot, value })
  }

  // Only whole times: part of one would be another time
  const timesSaid = times.size > 0 ? wholeTimesIn({ keys, count: keys.length }, language) : []
  let numbersTo = 0
  for (let start = 0; start < words.length; start++) {
    const word = words[start]!
    const alone = { start, end: start + 1, slot: '', value: undefined }
    const symbols: Said[] = [{ ...alone, symbol: stray, cost: strayCost }]
    if (has(word.hash)) symbols.push({ ...alone, symbol: word.hash, cost: 0 })
    if (lists.size > 0) for (const one of literalsAt(words, start)) symbols.push(one)
    if (numbers.size > 0 && start >= numbersTo) {
      const number = longestNumber(reader, keys, start)
      if (number !== undefined) {
        // 'Twenty' of 'twenty one' is no number of its own
        numbersTo = number.end
        for (const [symbol, slot] of numbers)
          symbols.push({ ...number, cost: numberCost, symbol, start, slot })
      }
    }
    for (const { core } of timesSaid) {
      if (core.from !== start) continue
      for (const [symbol, slot] of times)
        symbols.push({ cost: timeCost, symbol, start, end: core.to, slot, value: undefined })
    }
    for (const [symbol, slot] of free) symbols.push({ ...alone, symbol, slot, cost: freeCost })
    if (free.size > 0) for (const one of examplesAt(words, start)) symbols.push(one)
    const ways = [...reached[start]!.values()].sort((a, b) => a.cost - b.cost).slice(0, beam)
    for (const way of ways) {
      const { before, symbol: last } = way
      for (const step of symbols) {
        const more = step.symbol === stray ? 0 : costOf(before?.symbol ?? edge, last, step.symbol)
        reach(way, step, way.cost + step.cost + more)
      }
      // Free text goes on by a word
      if (before !== undefined && free.has(last))
        reach(before, { ...way, end: start + 1 }, way.cost + freeCost + moreCost)
    }
  }

  /** Of each slot its longest literal that begins at a place: a shorter one would be part of a name. */
  function literalsAt(words: readonly FoldedWord[], start: number): Said[] {
    const longest = new Map<string, Said>()
    for (const { end, values } of literals.at(words, start)) {
      for (const { slot, value } of values) {
        const cost = lists.get(slot)
        if (cost !== undefined) longest.set(slot, { cost, symbol: slotSymbol(slot), start, end, slot, value })
      }
    }
    return [...longest.values()]
  }

  /** The example values of free text that begin at a place. */
  function examplesAt(words: readonly FoldedWord[], start: number): Said[] {
    return literals.examplesAt(words, start).flatMap(({ end, values }) =>
      values.flatMap((slot) => {
        const symbol = slotSymbol(slot)
        return free.has(symbol) ? [{ cost: exampleCost, symbol, start, end, slot, value: undefined }] : []
      }),
    )
  }

  let last: Step | undefined
  let lowest = Number.POSITIVE_INFINITY
  for (const step of reached[words.length]!.values()) {
    const cost = step.cost + costOf(step.before?.symbol ?? edge, step.symbol, edge)
    if (cost >= lowest) continue
    lowest = cost
    last = step
  }
  const steps: Step[] = []
  for (let step = last; step !== undefined && step !== first; step = step.before) steps.push(step)
  return steps.reverse()
}
