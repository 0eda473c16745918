import type { Domain } from '../../model/domain.ts'
import type { KnownConcepts } from '../../nouns/concepts/known-concepts.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { problemsBeforeUse, publishingProblems } from '../../whole-domain/problems/before-use.ts'
import { findProblems, type ProblemContext } from '../../whole-domain/problems/problem-finder.ts'
import type { ResourceCode } from './configuration.ts'
import { resourceAt } from './resource-parts.ts'

/** What the checks say before a resource is published. */
export interface Findings {
  /** What keeps it from being published. */
  blocking: Problem[]
  /** What is only reported. */
  warnings: Problem[]
}

/** What a domain is checked against before it is published. */
export interface FindingsContext extends ProblemContext {
  /** What becomes of the names of concepts; without it they are not looked at. */
  concepts?: KnownConcepts
}

/**
 * Looks through a domain in one language: errors keep a resource from being published unless they are the other's
 * (ruling R163).
 */
export function findingsFor(domain: Domain, context: FindingsContext, resource: ResourceCode): Findings {
  const all = [
    ...publishingProblems(domain),
    ...problemsBeforeUse(domain),
    ...findProblems(domain, context, context.concepts),
  ].filter(({ at }) => (resourceAt(at) ?? resource) === resource)
  const found = [...new Map(all.map((problem) => [JSON.stringify(problem), problem])).values()]
  return {
    blocking: found.filter(({ severity }) => severity === 'error'),
    warnings: found.filter(({ severity }) => severity === 'warning'),
  }
}
