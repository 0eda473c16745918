import type { KnownConcepts } from '../concepts/known-concepts.ts'
import type { Domain } from '../domain.ts'
import type { Problem } from '../problem.ts'
import { problemsBeforeUse, publishingProblems } from '../problems/before-use.ts'
import { findProblems, type ProblemContext } from '../problems/problem-finder.ts'
import type { ResourceCode } from './configuration.ts'
import { resourceAt } from './resource-parts.ts'

/** What the checks say before a resource is published. */
export interface Findings {
  /** What keeps it from being published. */
  blocking: Problem[]
  /** What is only told. */
  warnings: Problem[]
}

/** What a domain is checked against before it is published. */
export interface FindingsContext extends ProblemContext {
  /** What becomes of the names of concepts; without it they are not looked at. */
  concepts?: KnownConcepts
}

/** Looks through a domain in one language: errors keep a resource from being published unless they are the other's. */
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
