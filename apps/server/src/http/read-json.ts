import { isUtf8 } from 'node:buffer'
import { maxProblems, messages, Refused } from '@sdp/domain'
import { backslash, comma, list, object, quote } from './json-signs.ts'
import { parseInSteps } from './parse-json.ts'
import { repeatedKey } from './repeated-keys.ts'

const maxDepth = 64

/** How many parts may still be read: each value is one and each list or object two (ruling R21). */
export interface JsonBudget {
  parts: number
}

/** What more parts take in memory is many times what was sent; the files of one upload share their budget. */
export function jsonBudget(): JsonBudget {
  return { parts: 2_500_000 }
}

const byteOrderMark = Buffer.from('\ufeff')

/** What a file of JSON says, which its author may have edited by hand: it may begin with a mark, and has no key twice. */
export function* jsonFileInSteps(bytes: Buffer, budget: JsonBudget): Generator<undefined, unknown> {
  const hasMark = bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark)
  const json = hasMark ? bytes.subarray(byteOrderMark.length) : bytes
  const value = yield* jsonInSteps(json, budget)
  const key = yield* repeatedKey(json)
  if (key !== undefined) throw badRequest(messages.wire.repeatedKey(key.slice(0, 200)))
  return value
}

/** What the bytes say; refuses what would harm whoever works on it. */
export function* jsonInSteps(bytes: Buffer, budget = jsonBudget()): Generator<undefined, unknown> {
  if (!isUtf8(bytes)) throw badRequest('The body is not UTF-8')
  yield* refuseBulk(bytes, budget)
  const value = yield* parsed(bytes)
  if (mayHarm.some((sign) => bytes.includes(sign))) yield* refuseHarm(value)
  return value
}

function* parsed(bytes: Buffer): Generator<undefined, unknown> {
  try {
    return yield* parseInSteps(bytes)
  } catch (error) {
    throw badRequest((error as Error).message.slice(0, 200))
  }
}

function badRequest(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 400 })
}

const bytesPerStep = 256 * 1024

/** Counts signs outside strings; bytes of other characters never look like these in UTF-8. */
function* refuseBulk(bytes: Buffer, budget: JsonBudget): Generator<undefined, void> {
  let depth = 0
  let inString = false
  for (let at = 0; at < bytes.length; at++) {
    if (at % bytesPerStep === 0) yield
    const byte = bytes[at]!
    if (inString) {
      if (byte === backslash) at++
      else if (byte === quote) inString = false
    } else if (byte === quote) inString = true
    else if (byte === comma) budget.parts--
    else if (byte === list.open || byte === object.open) {
      budget.parts -= 2
      if (++depth > maxDepth) throw badRequest(`The body is nested deeper than ${maxDepth} levels`)
    } else if (byte === list.close || byte === object.close) depth--
    if (budget.parts < 0) throw Object.assign(badRequest(messages.general.tooLarge), { statusCode: 413 })
  }
}

/** Only such texts can hold a key that reaches for the prototype, a NUL or half a character. */
const mayHarm = ['__proto__', '"constructor"', '\\u']

/** Refuses keys that reach for the prototype, and texts that cannot be stored, by their fields. */
function* refuseHarm(body: unknown): Generator<undefined, void> {
  const wrong: string[] = []
  const note = (text: string, field: () => string) => {
    if (!isStorable(text) && wrong.length < maxProblems) wrong.push(readable(field()))
  }
  if (typeof body === 'string') note(body, () => 'body')
  const open: [value: unknown, path: string][] = [[body, 'body']]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, path] = next
    if (typeof value !== 'object' || value === null) continue
    if (isPoisoned(value)) throw badRequest('Object contains forbidden prototype property')
    const isList = Array.isArray(value)
    for (const key in value) {
      yield
      const child = (value as Record<string, unknown>)[key]
      const field = () => `${path}.${key}`
      if (!isList) note(key, field)
      if (typeof child === 'string') note(child, field)
      else if (typeof child === 'object' && child !== null) open.push([child, field()])
    }
  }
  if (wrong.length === 0) return
  const message = messages.general.unstorable
  const details = wrong.map((field) => ({ field, message }))
  throw new Refused('invalid', wrong.map((field) => `${field}: ${message}`).join('; '), details)
}

const halfCharacters = /\p{Cs}/gu

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.search(halfCharacters) < 0
}

function readable(field: string): string {
  return field.replace(halfCharacters, '\u{fffd}').replaceAll('\0', '\u{fffd}')
}

function isPoisoned(value: object): boolean {
  if (Object.hasOwn(value, '__proto__')) return true
  const maker: unknown = Object.hasOwn(value, 'constructor') ? value.constructor : undefined
  return typeof maker === 'object' && maker !== null && Object.hasOwn(maker, 'prototype')
}
