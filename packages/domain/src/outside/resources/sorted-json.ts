import { compareNames } from '../../toolbox/order.ts'

/** Down to here a value is written in pieces; what is below is small enough to be written in one go. */
const levelsInPieces = 3

/** A value as text that compares well: keys sorted, two spaces, a newline at the end. In pieces, since it may be long. */
export function* sortedJson(value: unknown): Generator<string, void> {
  yield* pieces(value, '', levelsInPieces)
  yield '\n'
}

function* pieces(value: unknown, indent: string, levels: number): Generator<string, void> {
  const parts = levels === 0 ? undefined : partsOf(value)
  if (parts === undefined || parts.length === 0) {
    yield print(value, indent)
    return
  }
  const [open, close] = brackets(value)
  let before = `${open}\n`
  for (const [label, part] of parts) {
    yield `${before}${indent}${step}${label}`
    yield* pieces(part, indent + step, levels - 1)
    before = ',\n'
  }
  yield `\n${indent}${close}`
}

const step = '  '

function print(value: unknown, indent: string): string {
  const parts = partsOf(value)
  if (parts === undefined) return JSON.stringify(value ?? null)
  const [open, close] = brackets(value)
  if (parts.length === 0) return `${open}${close}`
  const inner = indent + step
  const lines = parts.map(([label, part]) => `${inner}${label}${print(part, inner)}`)
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

function brackets(value: unknown): readonly [string, string] {
  return Array.isArray(value) ? ['[', ']'] : ['{', '}']
}

/** What a list or an object has inside, with what precedes each; nothing for all other values. */
function partsOf(value: unknown): (readonly [label: string, part: unknown])[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) return value.map((part) => ['', part] as const)
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => compareNames(a, b))
    .map(([key, part]) => [`${JSON.stringify(key)}: `, part] as const)
}
