import { backslash, comma, list, object, quote } from './json-signs.ts'

const bytesPerStep = 256 * 1024

/**
 * The first key that an object of this JSON has twice, of which a parser would drop one (ruling R392). Works in steps;
 * it must be JSON.
 */
export function* repeatedKey(bytes: Buffer): Generator<undefined, string | undefined> {
  const outer: (Set<string> | undefined)[] = []
  let keys: Set<string> | undefined
  let isKeyNext = false
  for (let at = 0, step = 0; at < bytes.length; at++) {
    if (at >= step) {
      step = at + bytesPerStep
      yield
    }
    const byte = bytes[at]!
    if (byte === quote) {
      const start = at++
      while (bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1
      if (!isKeyNext) continue
      const key: string = JSON.parse(bytes.toString('utf8', start, at + 1))
      if (keys!.has(key)) return key
      keys!.add(key)
      isKeyNext = false
    } else if (byte === object.open || byte === list.open) {
      outer.push(keys)
      keys = byte === object.open ? new Set() : undefined
      isKeyNext = byte === object.open
    } else if (byte === object.close || byte === list.close) {
      keys = outer.pop()
      isKeyNext = false
    } else if (byte === comma) isKeyNext = keys !== undefined
  }
  return undefined
}
