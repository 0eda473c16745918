import type { Domain } from '../../model/domain.ts'
import type { KnownConcepts } from '../../nouns/concepts/known-concepts.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { findProblems, type ProblemContext } from './problem-finder.ts'

/** The lists that each language has of its own. */
const listsOfLanguage: ReadonlySet<unknown> = new Set([
  'ttsResponses',
  'audioResponses',
  'guiResponses',
  'additionalResponses',
])

/**
 * The language that a problem is of, in a domain that was looked at in one language; undefined where it is of what all
 * languages share (ruling R95). Reusable parts are looked at in all languages at once.
 */
export function languageOf({ at, language }: Problem, lookedAt: string): string | undefined {
  if (language !== undefined) return language
  const [list, , part, key] = at
  if (list === 'reusableExpressions') return part === 'values' ? String(key) : undefined
  const isOfLanguage =
    listsOfLanguage.has(list) ||
    (list === 'intents' && part === 'expressions') ||
    (list === 'slots' && (part === 'exampleValues' || at.includes('literals')))
  return isOfLanguage ? lookedAt : undefined
}

/**
 * Finds what is wrong in one language alone. Together with all that is wrong in another language of the domain it gives
 * the problems of both, each of them once.
 */
export function problemsOfLanguage(
  domain: Domain,
  context: ProblemContext,
  concepts?: KnownConcepts,
): Problem[] {
  return findProblems(domain, context, concepts).filter(
    (problem) =>
      problem.at[0] !== 'reusableExpressions' && languageOf(problem, context.language) !== undefined,
  )
}
