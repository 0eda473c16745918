/** Where a text stops being JSON. */
export interface JsonErrorPlace {
  /** In characters from the start. */
  at: number
  /** Both from 1, as editors count. */
  line: number
  column: number
}

/** Where a text stops being JSON, which browsers say each in its own words or not at all; undefined when it is JSON. */
export function findJsonError(text: string): JsonErrorPlace | undefined {
  const at = errorAt(text)
  if (at === undefined) return undefined
  const before = text.slice(0, at).split(/\r\n|\r|\n/)
  return { at, line: before.length, column: before.at(-1)!.length + 1 }
}

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end'

/** Keeps its own stack of what is open, so that no nesting is too deep for it. */
function errorAt(text: string): number | undefined {
  const open: ('[' | '{')[] = []
  let expected: Expected = 'value'
  let at = 0
  for (;;) {
    at = afterSpace(text, at)
    const sign = text[at]
    if (expected === ', or end' && open.length === 0) return sign === undefined ? undefined : at
    if (sign === undefined) return text.length
    const isList = open.at(-1) === '['
    if (
      (sign === ']' && isList && (expected === 'value or ]' || expected === ', or end')) ||
      (sign === '}' && !isList && (expected === 'key or }' || expected === ', or end'))
    ) {
      open.pop()
      expected = ', or end'
      at++
    } else if (expected === ', or end') {
      if (sign !== ',') return at
      expected = isList ? 'value' : 'key'
      at++
    } else if (expected === ':') {
      if (sign !== ':') return at
      expected = 'value'
      at++
    } else if (expected === 'key' || expected === 'key or }') {
      if (sign !== '"') return at
      const end = stringEnd(text, at)
      if (end < 0) return -end - 1
      expected = ':'
      at = end
    } else if (sign === '[' || sign === '{') {
      open.push(sign)
      expected = sign === '[' ? 'value or ]' : 'key or }'
      at++
    } else {
      const end = sign === '"' ? stringEnd(text, at) : wordEnd(text, at)
      if (end < 0) return -end - 1
      expected = ', or end'
      at = end
    }
  }
}

export function afterSpace(text: string, from: number): number {
  let at = from
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at++
  return at
}

/** Where a string ends; where it is broken, that place as a negative number, less one. */
export function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '"') return at + 1
    if (sign < ' ') return -at - 1
    if (sign !== '\\') continue
    const escaped = text[++at]
    if (escaped === 'u') {
      if (!/^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5))) return -at - 1
      at += 4
    } else if (escaped === undefined || !'"\\/bfnrt'.includes(escaped)) return -at - 1
  }
  return -text.length - 1
}

const word = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

/** Where a number, true, false or null ends; negative as above. */
function wordEnd(text: string, from: number): number {
  word.lastIndex = from
  const [found] = word.exec(text) ?? []
  return found === undefined ? -from - 1 : from + found.length
}
