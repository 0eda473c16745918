import { messages } from '../../messages/messages.ts'
import type { InputValue } from '../../model/input-value.ts'
import { excerpt } from '../../toolbox/excerpt.ts'
import { stringEnd } from '../../toolbox/json/json-errors.ts'
import { checkNesting } from '../../toolbox/nesting.ts'

/*
 * The words of a transcript: names, values and whole texts. What could be taken for something else is in quotes, as in
 * JSON (`docs/conversation-tests.md`).
 */

/** A line does not say what it should; its message is for who wrote it. */
export class Unreadable extends Error {}

const words = messages.testFiles
const plainName = /^[\p{L}\p{M}\p{N}_.$§@+/-]+$/u
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/
const languagePrefix = /^([a-z]{3}-[A-Z]{3}|"(?:[^"\\]|\\.)*"): ?/s

/** What stands for something else than a name. */
export const nothing = 'nothing'
export const anything = '...'
/** A list or values that are there and empty. */
export const none = 'none'
export const callWord = 'call'

export function writeName(name: string): string {
  const isPlain = plainName.test(name) && name !== nothing && name !== anything
  return isPlain ? name : JSON.stringify(name)
}

export function readName(text: string): string {
  if (text.startsWith('"')) return readQuoted(text)
  if (!plainName.test(text)) throw new Unreadable(words.nameExpected(excerpt(text)))
  return text
}

export function writeValue(value: InputValue): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  return isPlainValue(value) && value !== 'true' && value !== 'false' && !number.test(value)
    ? value
    : JSON.stringify(value)
}

function isPlainValue(text: string): boolean {
  return text !== '' && text === text.trim() && !/[",()[\]{}\n\r]|->/.test(text)
}

function readValue(text: string): InputValue {
  if (text.startsWith('"')) return readQuoted(text)
  if (text.startsWith('[')) return readList(text)
  if (text === 'true' || text === 'false') return text === 'true'
  if (number.test(text)) return Number(text)
  if (!isPlainValue(text)) throw new Unreadable(words.quotesExpected(excerpt(text)))
  return text
}

function readList(text: string): InputValue {
  const value = readJson(text)
  if (!isInputValue(value)) throw new Unreadable(words.listExpected(excerpt(text)))
  return value
}

function isInputValue(value: unknown): value is InputValue {
  return Array.isArray(value)
    ? value.every(isInputValue)
    : ['string', 'number', 'boolean'].includes(typeof value)
}

/** Values by names: 'genre jazz, minutes 20'. */
export function writeValues(values: Readonly<Record<string, InputValue>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${writeName(name)} ${writeValue(value)}`)
    .join(', ')
}

/** The same where there may be none. */
export function writeValuesOrNone(values: Readonly<Record<string, InputValue>>): string {
  return writeValues(values) || none
}

export function readValues(parts: readonly string[]): Record<string, InputValue> {
  return asRecord(
    parts.map((part): [string, InputValue] => {
      const [name, rest] = splitName(part)
      if (rest === '') throw new Unreadable(words.valueExpected(name))
      return [name, readValue(rest)]
    }),
  )
}

export function readValuesOrNone(text: string): Record<string, InputValue> {
  return text === none ? {} : readValues(splitAt(text, ','))
}

/** One that is there twice is refused rather than forgotten. */
export function asRecord<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  const names = new Set<string>()
  for (const [name] of entries) {
    if (names.has(name)) throw new Unreadable(words.twice(name))
    names.add(name)
  }
  return Object.fromEntries(entries)
}

/** The name that a part begins with, and what follows it. */
export function splitName(part: string): [name: string, rest: string] {
  const end = part.startsWith('"') ? quotedEnd(part, 0) : part.search(/\s|$/)
  return [readName(part.slice(0, end)), part.slice(end).trim()]
}

/** The parts between separators that stand neither in quotes nor in brackets. */
export function splitAt(text: string, separator: string): string[] {
  const parts: string[] = []
  let from = 0
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '"') at = quotedEnd(text, at) - 1
    else if (sign === '[') depth++
    else if (sign === ']') depth--
    else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(from, at).trim())
      from = at + separator.length
      at = from - 1
    }
  }
  return [...parts, text.slice(from).trim()]
}

function quotedEnd(text: string, from: number): number {
  const end = stringEnd(text, from)
  if (end < 0) throw new Unreadable(words.openQuote)
  return end
}

function readQuoted(text: string): string {
  if (quotedEnd(text, 0) !== text.length) throw new Unreadable(words.afterQuote(excerpt(text)))
  return JSON.parse(text) as string
}

/** A text that takes the rest of a line. */
export function writeText(text: string): string {
  return text !== '' && text === text.trim() && !/^"|[\n\r]/.test(text) ? text : JSON.stringify(text)
}

export function readText(text: string): string {
  return text.startsWith('"') ? readQuoted(text) : text
}

/** Something that is said in a language; that of the transcript goes without saying. */
export function writeSaid(text: string, language: string, own: string): string {
  const isMistakable = text.startsWith('(') || languagePrefix.test(text)
  const written = isMistakable ? JSON.stringify(text) : writeText(text)
  return language === own ? written : `${writeLanguage(language)}: ${written}`
}

/** What a line says, and in which language; in brackets it says something else than a text. */
export function readSaid(line: string, own: string): { language: string; text: string } {
  const [prefix, language] = languagePrefix.exec(line) ?? ['', undefined]
  const text = line.slice(prefix.length).trim()
  return { language: language === undefined ? own : readLanguage(language), text }
}

export function writeLanguage(language: string): string {
  return /^[a-z]{3}-[A-Z]{3}$/.test(language) ? language : JSON.stringify(language)
}

export function readLanguage(text: string): string {
  return text.startsWith('"') ? readQuoted(text) : text
}

export function readJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Unreadable(words.jsonExpected(excerpt(text)))
  }
  const problem = checkNesting(value)
  if (problem !== undefined) throw new Unreadable(problem)
  return value
}
