import type { Domain } from '@sdp/domain'
import { sentenceCounter } from '@sdp/domain/expressions'
import {
  type IntentStatistics,
  intentStatistics,
  type SlotStatistics,
  slotStatistics,
} from '@sdp/domain/languages'
import { readableNumber } from '../../ui/numbers.ts'

/** All that a language has, measured. */
export interface LanguageStatistics {
  language: string
  intents: readonly IntentStatistics[]
  slots: readonly SlotStatistics[]
  /** The size of the whole model. */
  bytes: number
}

/** Longer than this at a stretch, and typing or scrolling would be felt to wait. */
const maxStretchMillis = 12

/** Measures a domain in its language with pauses, in which the page stays alive. */
export async function measureLanguage(domain: Domain, language: string): Promise<LanguageStatistics> {
  const counter = sentenceCounter(domain.reusableExpressions, language)
  const intents: IntentStatistics[] = []
  let since = performance.now()
  for (const intent of domain.intents) {
    intents.push(intentStatistics(intent, counter))
    if (performance.now() - since < maxStretchMillis) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
  const slots = domain.slots.map(slotStatistics)
  const bytes = [...intents, ...slots].reduce((sum, one) => sum + one.bytes, 0)
  return { language, intents, slots, bytes }
}

/** What the table can show; each is about intents or about slots. */
export const measures = {
  expressions: { label: 'Expressions', rows: 'intents' },
  combinations: { label: 'Combinations', rows: 'intents' },
  intentBytes: { label: 'Size of intents', rows: 'intents' },
  literals: { label: 'Literals', rows: 'slots' },
  slotBytes: { label: 'Size of slots', rows: 'slots' },
} as const
export type Measure = keyof typeof measures

export interface StatisticsRow {
  name: string
  /** One a language, in their order. */
  values: readonly bigint[]
}

/** One row an intent or slot with its value in every language. */
export function statisticsRows(languages: readonly LanguageStatistics[], measure: Measure): StatisticsRow[] {
  const columns = languages.map((one) => new Map(valuesIn(one, measure)))
  const names = new Set(columns.flatMap((column) => [...column.keys()]))
  return [...names].map((name) => ({ name, values: columns.map((column) => column.get(name) ?? 0n) }))
}

function valuesIn({ intents, slots }: LanguageStatistics, measure: Measure): [name: string, value: bigint][] {
  if (measure === 'literals') return slots.map(({ name, literals }) => [name, BigInt(literals)])
  if (measure === 'slotBytes') return slots.map(({ name, bytes }) => [name, BigInt(bytes)])
  if (measure === 'combinations') return intents.map(({ name, combinations }) => [name, combinations])
  if (measure === 'intentBytes') return intents.map(({ name, bytes }) => [name, BigInt(bytes)])
  return intents.map(({ name, expressions }) => [name, BigInt(expressions)])
}

/** Whether a language has nothing where another one has something. */
export function isGap({ values }: StatisticsRow, column: number): boolean {
  return values[column] === 0n && values.some((value) => value > 0n)
}

export function largestValue(rows: readonly StatisticsRow[]): bigint {
  let largest = 1n
  for (const { values } of rows) for (const value of values) if (value > largest) largest = value
  return largest
}

/** How much of the largest value this is, from 0 to 1. */
export function shareOf(value: bigint, largest: bigint): number {
  return Number((value * 1000n) / largest) / 1000
}

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 })
const lastWhole = 1_000_000n
const lastShort = 10n ** 15n

/** A number as one reads it: whole, then shortened, then as a power of ten. */
export function countText(value: bigint): string {
  if (value < lastWhole) return readableNumber(value)
  if (value < lastShort) return short.format(value)
  const digits = value.toString()
  return `${digits[0]}.${digits[1]} · 10^${digits.length - 1}`
}

const kilobyte = 1024

export function sizeText(bytes: number): string {
  if (bytes < kilobyte) return `${bytes} B`
  const inKilobytes = bytes / kilobyte
  return inKilobytes < kilobyte ? `${inKilobytes.toFixed(1)} KB` : `${trimmed(inKilobytes / kilobyte)} MB`
}

function trimmed(value: number): string {
  return Number(value.toFixed(1)).toString()
}

export function valueText(value: bigint, measure: Measure): string {
  return measure.endsWith('Bytes') ? sizeText(Number(value)) : countText(value)
}
