import type { z } from 'zod'
import { messages } from '../../messages/messages.ts'
import { checkEverydayList } from '../../nouns/everyday-language/checks.ts'
import { firstProblems, maxProblems } from '../../toolbox/first-problems.ts'
import { checkNesting } from '../../toolbox/nesting.ts'
import type { Collection } from './collections.ts'
import { entrySchemas } from './schemas.ts'

/** Something in a wire collection that is not as it has to be; `at` is its path, such as `justtalk.3`. */
export interface WireProblem {
  at: string
  message: string
}

/**
 * What is wrong with entries of a collection; it stops at the number of problems that are reported. A collection of shape
 * `value` has one entry, whose key does not matter.
 */
export function checkWireEntries(
  collection: Collection,
  entries: Iterable<readonly [key: string, value: unknown]>,
): WireProblem[] {
  const schema: z.ZodType = entrySchemas[collection.path as keyof typeof entrySchemas]
  const problems: WireProblem[] = []

  for (const [key, value] of entries) {
    if (problems.length >= maxProblems) break
    const at = collection.shape === 'value' ? collection.path : `${collection.path}.${key}`
    if (key === '__proto__') {
      problems.push({ at, message: messages.wire.reservedKey(key) })
      continue
    }
    const nesting = checkNesting(value)
    if (nesting !== undefined) {
      problems.push({ at, message: nesting })
      continue
    }
    const found = firstProblems(schema, value, maxProblems - problems.length)
    if (found.length === 0 && collection.path === 'everyday_language') {
      const message = checkEverydayList(key, value as string[])
      if (message !== undefined) problems.push({ at, message })
    }
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
