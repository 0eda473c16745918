import { afterSpace, stringEnd } from './json-errors.ts'
import type { JsonPath } from './json-paths.ts'

/**
 * Where the value at the end of a path begins in a text that is JSON, in characters from the start; where the path leads
 * nowhere, the last value that it reaches. Of fields with the same name the last counts, as everywhere.
 */
export function placeInJson(text: string, path: JsonPath): number {
  let at = afterSpace(text, 0)
  for (const step of path) {
    const found = typeof step === 'number' ? elementAt(text, at, step) : fieldAt(text, at, step)
    if (found === undefined) return at
    at = found
  }
  return at
}

function elementAt(text: string, list: number, index: number): number | undefined {
  if (text[list] !== '[') return undefined
  let at = afterSpace(text, list + 1)
  for (let count = 0; text[at] !== ']' && at < text.length; count++) {
    if (count === index) return at
    at = afterSpace(text, valueEnd(text, at))
    if (text[at] === ',') at = afterSpace(text, at + 1)
  }
  return undefined
}

function fieldAt(text: string, object: number, name: string): number | undefined {
  if (text[object] !== '{') return undefined
  let found: number | undefined
  let at = afterSpace(text, object + 1)
  while (text[at] === '"') {
    const end = stringEnd(text, at)
    const value = afterSpace(text, afterSpace(text, end) + 1)
    if (JSON.parse(text.slice(at, end)) === name) found = value
    at = afterSpace(text, valueEnd(text, value))
    if (text[at] === ',') at = afterSpace(text, at + 1)
  }
  return found
}

function valueEnd(text: string, from: number): number {
  let depth = 0
  let at = from
  while (at < text.length) {
    const sign = text[at]!
    if (sign === '"') {
      at = stringEnd(text, at)
    } else if (sign === '{' || sign === '[') {
      depth++
      at++
    } else if (sign === '}' || sign === ']') {
      depth--
      at++
    } else if (/[\s,:]/.test(sign)) {
      at++
      continue
    } else {
      while (at < text.length && !/[\s,:\]}]/.test(text[at]!)) at++
    }
    if (depth === 0) return at
  }
  return at
}
