import { numberReader } from '../numbers/number-words.ts'
import type { SpokenNumbers } from '../numbers/spoken-number.ts'
import type { PartOfDay, TimeGrammar } from './languages/grammar.ts'
import {
  addPhrases,
  newPhraseTree,
  type PhraseText,
  type PhraseTree,
  phrasesAt,
  type SaidNumbers,
  type TableNumber,
} from './phrase-tree.ts'

/** What a way to say a time of day means: `ClockSaying` without its expression. */
export interface ClockMeaning {
  minutes: number
  sign: 1 | -1
}

/** A grammar as sentences are read with it. */
export interface SpokenGrammar {
  clock: PhraseTree<ClockMeaning>
  parts: PhraseTree<PartOfDay>
  marks: PhraseTree<PartOfDay>
  days: PhraseTree<true>
  leads: PhraseTree<true>
  trails: PhraseTree<true>
  fromNow: PhraseTree<true>
  tables: ReadonlyMap<string, PhraseTree<number>>
  numbers: SpokenNumbers
  /** The words that a time can begin with, besides numbers: most words of a sentence are none. */
  firstWords: ReadonlySet<string>
}

export function spokenGrammar(grammar: TimeGrammar, language: string): SpokenGrammar {
  const treeOf = <Meaning>(phrases: Iterable<readonly [expression: string, meaning: Meaning]>) => {
    const tree = newPhraseTree<Meaning>()
    for (const [expression, meaning] of phrases) addPhrases(tree, expression, meaning, language)
    return tree
  }
  const all = (...expressions: readonly string[]) => treeOf(expressions.map((one) => [one, true] as const))
  const parts = (said: TimeGrammar['parts'] = {}) =>
    treeOf(Object.entries(said).map(([part, expression]) => [expression, part as PartOfDay] as const))
  const hours = grammar.hours?.split(', ').map((said, hour) => [said, hour] as const) ?? []
  const trees = {
    clock: treeOf(
      [['$(clock)'] as const, ...grammar.clock].map(
        ([expression, minutes = 0, sign = 1]) => [expression, { minutes, sign }] as const,
      ),
    ),
    parts: parts(grammar.parts),
    days: all(grammar.days),
    leads: all(grammar.leads),
    fromNow: all(...grammar.fromNow),
  }
  const tables = new Map([
    ['hour', treeOf(hours)],
    ...Object.entries(grammar.tables ?? {}).map(
      ([name, words]) => [name, treeOf(Object.entries(words))] as const,
    ),
  ])
  const first = [...Object.values(trees), ...tables.values()].flatMap(({ words }) => [...words.keys()])
  return {
    ...trees,
    marks: parts(grammar.marks),
    trails: grammar.trails === undefined ? newPhraseTree() : all(grammar.trails),
    tables,
    numbers: numberReader(language),
    firstWords: new Set(first),
  }
}

const lastHour = 24
const lastMinute = 59
const digits = /^\d+$/
const twoDigits = /^[0-5]\d$/
const hourAndMinute = /^(\d{1,2})[.:]([0-5]\d)$/

/** Reads the numbers of a sentence by the names that grammars give them. */
export function tableReader(
  { tables, numbers }: SpokenGrammar,
  keys: readonly string[],
  text: PhraseText,
): PhraseText['readTable'] {
  return (table, at) => {
    switch (table) {
      case 'clock':
        return clockInDigits(keys, at)
      case 'hour':
        return [...wordsOfTable(table, at), ...counted(at, lastHour)]
      case 'minute':
        return counted(at, lastMinute)
      case 'twoDigits':
        return counted(at, lastMinute).filter(({ value }) => value >= 10 || twoDigits.test(keys[at]!))
      case 'number':
        return counted(at, Number.POSITIVE_INFINITY)
      default:
        return wordsOfTable(table, at)
    }
  }

  function wordsOfTable(table: string, at: number): TableNumber[] {
    const tree = tables.get(table)
    if (tree === undefined) throw new Error(`no table '${table}'`)
    return phrasesAt(text, tree, at).map(({ end, meaning }) => ({ end, value: meaning }))
  }

  /** Numbers up to one; only how long something lasts may be a half. */
  function counted(at: number, most: number): TableNumber[] {
    if (!numbers.mayBeginWith(keys[at]!)) return []
    const { count, ends, values } = numbers.read(keys, keys.length, at)
    const found: TableNumber[] = []
    for (let index = 0; index < count; index++) {
      const value = values[index]!
      const isCounted = most === Number.POSITIVE_INFINITY || Number.isInteger(value)
      if (isCounted && value >= 0 && value <= most) found.push({ end: ends[index]!, value })
    }
    return found
  }
}

/** The minutes after midnight of `8:30`, which is two words, and of `8.30`, which is one. */
function clockInDigits(keys: readonly string[], at: number): TableNumber[] {
  const [, hour, minute] = hourAndMinute.exec(keys[at]!) ?? []
  if (hour !== undefined)
    return Number(hour) > lastHour ? [] : [{ end: at + 1, value: 60 * Number(hour) + Number(minute) }]
  const isHour = digits.test(keys[at]!) && Number(keys[at]) <= lastHour
  const next = keys[at + 1]
  if (!isHour || next === undefined || !twoDigits.test(next)) return []
  return [{ end: at + 2, value: 60 * Number(keys[at]) + Number(next) }]
}

/** The minutes after midnight that a time says without a part of the day. */
export function minutesOf({ minutes, sign }: ClockMeaning, said: SaidNumbers): number {
  let hour: number | undefined
  let total = minutes
  for (const { table, value } of said) {
    if (table.startsWith('hour')) {
      hour = value
      total += 60 * value
    } else total += table === 'clock' ? value : sign * value
  }
  // A quarter to one is in the hour that is called twelve
  return hour === 1 && total < 60 ? total + halfDay : total
}

const halfDay = 720
const day = 1440

/** The minutes after midnight, where it is said which half of the day is meant. */
export function inPartOfDay(total: number, part: PartOfDay | undefined): number {
  const hour = Math.floor(total / 60)
  const isTwelve = hour === 12
  switch (part) {
    case 'morning':
      return isTwelve ? total - halfDay : total
    case 'noon':
      return hour >= 1 && hour <= 4 ? total + halfDay : total
    case 'afternoon':
      return hour < 12 ? total + halfDay : total
    case 'evening':
      if (isTwelve) return total - halfDay
      return hour < 12 ? total + halfDay : total
    case 'night':
      if (isTwelve) return total - halfDay
      return hour >= 6 && hour < 12 ? total + halfDay : total
    default:
      return total
  }
}

/** The time of day as `HH:MM`. */
export function asClock(total: number): string {
  const minutes = ((total % day) + day) % day
  const twoDigit = (value: number) => String(value).padStart(2, '0')
  return `${twoDigit(Math.floor(minutes / 60))}:${twoDigit(minutes % 60)}`
}
