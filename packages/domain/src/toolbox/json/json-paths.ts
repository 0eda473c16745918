import { own } from '../own.ts'

/** The way to a value inside another one. */
export type JsonPath = readonly (string | number)[]

/** The value at the end of a path, or undefined. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  let found = value
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined
    found = (found as Record<string | number, unknown>)[key]
  }
  return found
}

/** The list at the end of a way; where there is none, an empty one. */
export function listAt(value: unknown, path: JsonPath): readonly unknown[] {
  const found = valueAt(value, path)
  return Array.isArray(found) ? found : []
}

/** The text at the end of a way; a number counts as one, and anything else as none. */
export function textAt(value: unknown, path: JsonPath): string {
  const found = valueAt(value, path)
  return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : ''
}

/**
 * The value with another one at the end of a way; undefined takes it out. All that is off the path stays the same object,
 * and fields keep their order.
 */
export function withValueAt<Value>(value: Value, path: JsonPath, next: unknown): Value {
  return put(value, path, next) as Value
}

function put(value: unknown, path: JsonPath, next: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return next
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(value) ? value : []
    const after = put(list[key], rest, next)
    if (after === undefined) return key < list.length ? list.toSpliced(key, 1) : value
    return Object.is(after, list[key]) ? value : putInList(list, key, after)
  }
  const fields = (
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  ) as Record<string, unknown>
  const before = own(fields, key)
  const after = put(before, rest, next)
  if (after === undefined) {
    if (before === undefined) return value
    const { [key]: _, ...left } = fields
    return left
  }
  return Object.is(after, before) ? value : { ...fields, [key]: after }
}

function putInList(list: readonly unknown[], at: number, entry: unknown): unknown[] {
  return at < list.length ? list.with(at, entry) : [...list, entry]
}
