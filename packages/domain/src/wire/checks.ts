import type { z } from 'zod'
import { firstProblems, mostProblems } from '../first-problems.ts'
import { messages } from '../messages.ts'
import type { Collection } from './collections.ts'
import { entrySchemas } from './schemas.ts'

/** Something in a wire collection that is not as it has to be; `at` is its path, such as `justtalk.3`. */
export interface WireProblem {
  at: string
  message: string
}

const deepest = 100

/**
 * What is wrong with entries of a collection; it stops at the number of problems that are told. A collection of shape
 * `value` has one entry, whose key does not matter.
 */
export function checkWireEntries(
  collection: Collection,
  entries: Iterable<readonly [key: string, value: unknown]>,
): WireProblem[] {
  const schema: z.ZodType = entrySchemas[collection.path as keyof typeof entrySchemas]
  const problems: WireProblem[] = []

  for (const [key, value] of entries) {
    if (problems.length >= mostProblems) break
    const at = collection.shape === 'value' ? collection.path : `${collection.path}.${key}`
    if (key === '__proto__') {
      problems.push({ at, message: messages.wire.reservedKey(key) })
      continue
    }
    const nesting = checkNesting(at, value)
    if (nesting !== undefined) {
      problems.push(nesting)
      continue
    }
    const found = firstProblems(schema, value, mostProblems - problems.length)
    for (const { path, message } of found) problems.push({ at: [at, ...path].join('.'), message })
    if (found.length === 0 && collection.key !== undefined && entryKey(value, collection.key) !== key) {
      problems.push({ at: `${at}.${collection.key}`, message: messages.wire.otherKey(key) })
    }
  }
  return problems
}

function entryKey(entry: unknown, field: string): unknown {
  return (entry as Record<string, unknown>)[field]
}

/**
 * Refuses what would harm later readers: nesting that overflows the stack of whoever writes it out, and keys that reach
 * for the prototype. Keeps its own stack, so that it does not overflow itself.
 */
function checkNesting(at: string, entry: unknown): WireProblem | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const open: object[] = [entry]
  const depths: number[] = [1]

  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const depth = depths.pop()!
    if (depth > deepest) return { at, message: messages.wire.tooDeep(deepest) }
    if (Object.hasOwn(node, '__proto__')) return { at, message: messages.wire.reservedKey('__proto__') }
    const children: unknown[] = Array.isArray(node) ? node : Object.values(node)
    for (const child of children) {
      if (typeof child !== 'object' || child === null) continue
      open.push(child)
      depths.push(depth + 1)
    }
  }
  return undefined
}
