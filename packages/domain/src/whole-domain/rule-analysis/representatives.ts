import type { InputValue } from '../../model/input-value.ts'
import type { Condition } from '../../model/rule.ts'
import { asNumber, findMatcher } from '../../nouns/conditions/matchers.ts'
import { type InputKey, isFlag, type Known } from '../../nouns/conditions/situation.ts'
import { memoByIdentity } from '../../toolbox/memo-by-identity.ts'
import { argumentKey, valueKeys } from './compiled-rule.ts'
import { getOrMake } from './get-or-make.ts'
import type { InputValues } from './input-values.ts'

/**
 * A few states of an input that stand for all: whatever the input is, one of these meets the same conditions. Where
 * it would take too many of them they are not complete: what one of them shows is true, what all of them show is not sure.
 */
export interface Representatives {
  states: Known[]
  isComplete: boolean
}

interface Values {
  values: InputValue[]
  isComplete: boolean
}

/** Those that ask whether an input was set or changed in this turn. */
export const updateMatchers = new Set(['UpdatedMatcher', 'NotUpdated', 'UpdatedAndEquals'])

/** Those for which more matters of a value than what it equals. */
const orderMatchers = new Set([
  'GreaterThanMatcher',
  'LessThanMatcher',
  'LessThanEqualsMatcher',
  'GreaterThanEqualsMatcher',
  'ContainsMatcher',
])

/** Of how many arguments of Contains every combination is tried (ruling R101). */
const maxParts = 6

/** Where the characters begin of which one represents what no argument mentions. */
const firstFree = 0xe000

/** Whether a text stands for others, and is not one that anybody wrote. */
export function isMadeUp(text: string): boolean {
  return /[\ue000-\uf8ff]/.test(text)
}

/** The states of an input that differ for some conditions. */
export function representatives(
  input: InputKey,
  values: InputValues,
  conditions: readonly Condition[],
): Representatives {
  const found = valuesThatDiffer(values, conditions)
  if (isFlag(input)) {
    return {
      states: found.values.map((value) => ({ collected: true, updated: false, value })),
      isComplete: true,
    }
  }
  const isUpdateAsked = conditions.some(({ matcher }) => updateMatchers.has(matcher))
  const states: Known[] = [{ collected: false, updated: false }]
  for (const value of found.values) {
    states.push({ collected: true, updated: false, value })
    if (isUpdateAsked) states.push({ collected: true, updated: true, value })
  }
  return { states, isComplete: found.isComplete }
}

function valuesThatDiffer(values: InputValues, conditions: readonly Condition[]): Values {
  if (typeof values !== 'string') return { values: someOf(values, conditions), isComplete: true }
  const compared = conditions.filter(({ matcher }) => findMatcher(matcher)?.arguments !== 'none')
  const args = [...new Set(compared.flatMap((condition) => condition.arguments))]
  const numbers = numbersAround(args)
  if (values === 'numbers') return { values: numbers, isComplete: true }
  const parts = partsOf(compared)
  const texts = textsOf(args, parts, numbers)
  if (values === 'texts') return texts
  const lists = listsOf(parts)
  return {
    values: [...numbers, true, false, ...lists.values, ...texts.values],
    isComplete: texts.isComplete && lists.isComplete,
  }
}

/** Of a list of values those that the conditions name, and one of all others, where they ask for no more than that. */
function someOf(values: readonly InputValue[], conditions: readonly Condition[]): InputValue[] {
  if (conditions.some(({ matcher }) => orderMatchers.has(matcher))) return [...values]
  const byKey = valuesByKey(values)
  const named = new Set<InputValue>()
  for (const { arguments: args } of conditions) {
    for (const arg of args) for (const value of byKey.get(argumentKey(arg)) ?? []) named.add(value)
  }
  const other = values.find((value) => !named.has(value))
  return other === undefined ? [...named] : [...named, other]
}

const valuesByKey = memoByIdentity((values: readonly InputValue[]) => {
  const byKey = new Map<string, InputValue[]>()
  for (const value of values) for (const key of valueKeys(value)) getOrMake(byKey, key, () => []).push(value)
  return byKey
})

function partsOf(conditions: readonly Condition[]): string[] {
  const containing = conditions.filter(({ matcher }) => matcher === 'ContainsMatcher')
  return [...new Set(containing.flatMap((condition) => condition.arguments))]
}

/** The numbers that are mentioned, one between each two of them, and one on either side. */
function numbersAround(args: readonly string[]): number[] {
  const mentioned = [...new Set(args.flatMap(numbersIn))].toSorted((a, b) => a - b)
  const [first, last] = [mentioned[0], mentioned.at(-1)]
  if (first === undefined || last === undefined) return [0]
  const around = mentioned.flatMap((number, index) => {
    const next = mentioned[index + 1]
    return next === undefined ? [number] : [number, number + (next - number) / 2]
  })
  const all = [beyond(first, -1), ...around, beyond(last, 1)]
  return [...new Set(all)].filter((number) => Number.isFinite(number))
}

/** What is written with an exponent is a text, but a number that is written so equals it. */
function numbersIn(arg: string): number[] {
  const number = asNumber(arg) ?? (String(Number(arg)) === arg ? Number(arg) : undefined)
  return number === undefined || !Number.isFinite(number) ? [] : [number + 0]
}

function beyond(number: number, side: 1 | -1): number {
  const away = number + side * Math.max(1, Math.abs(number))
  return Number.isFinite(away) ? away : side * Number.MAX_VALUE
}

/**
 * Texts that differ: those that are mentioned, one with each combination of parts, and those that read as numbers. How
 * digits can stand in a text that reads as a certain number is not worked out: such parts make the list incomplete.
 */
function textsOf(args: readonly string[], parts: readonly string[], numbers: readonly number[]): Values {
  const combinations = subsetsOf(parts)
  const free = freeCharacter(args)
  const made = combinations.subsets.map((subset) => [...subset, free].join(free))
  const digits = parts.filter((part) => /^[-+.\d]+$/.test(part))
  const written = numbers.flatMap((number) => [plain(number), ...digits.map((part) => ending(number, part))])
  const values = new Set([...args, ...written.filter((text) => asNumber(text) !== undefined), ...made])
  return {
    values: [...values],
    isComplete: combinations.isComplete && digits.length === 0,
  }
}

function freeCharacter(args: readonly string[]): string {
  let code = firstFree
  while (args.some((arg) => arg.includes(String.fromCharCode(code)))) code++
  return String.fromCharCode(code)
}

/** A number without an exponent. */
function plain(number: number): string {
  return Number.isInteger(number) ? BigInt(number).toString() : number.toFixed(100).replace(/0+$/, '')
}

/** A number written so that it ends with some digits that do not change it. */
function ending(number: number, digits: string): string {
  const text = plain(number)
  return `${text}${text.includes('.') ? '' : '.'}${'0'.repeat(400)}${digits}`
}

function listsOf(parts: readonly string[]): Values {
  const entries = [...new Set(parts.map((part) => asNumber(part) ?? part))]
  const { subsets, isComplete } = subsetsOf(entries)
  return { values: subsets, isComplete }
}

/** All combinations, or only none, each one and all where there are too many. */
function subsetsOf<Entry>(entries: readonly Entry[]): { subsets: Entry[][]; isComplete: boolean } {
  if (entries.length > maxParts) {
    return { subsets: [[], ...entries.map((entry) => [entry]), [...entries]], isComplete: false }
  }
  let subsets: Entry[][] = [[]]
  for (const entry of entries) subsets = subsets.flatMap((subset) => [subset, [...subset, entry]])
  return { subsets, isComplete: true }
}
