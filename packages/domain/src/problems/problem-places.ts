import type { Domain } from '../domain.ts'
import type { Problem } from '../problem.ts'

/** Problems by what they are found in: the intents and slots that have some, by name, and all that is elsewhere. */
export interface ProblemPlaces {
  intents: ReadonlyMap<string, readonly Problem[]>
  slots: ReadonlyMap<string, readonly Problem[]>
  reusableExpressions: ReadonlyMap<string, readonly Problem[]>
  /** Those of the decision table, in its order. */
  rules: readonly Problem[]
  elsewhere: readonly Problem[]
}

const namedLists = ['intents', 'slots', 'reusableExpressions'] as const

/** Sorts the problems of a domain by what they are found in. */
export function problemPlaces(
  domain: Pick<Domain, (typeof namedLists)[number]>,
  problems: readonly Problem[],
): ProblemPlaces {
  const byName = {
    intents: new Map<string, Problem[]>(),
    slots: new Map<string, Problem[]>(),
    reusableExpressions: new Map<string, Problem[]>(),
  }
  const rules: Problem[] = []
  const elsewhere: Problem[] = []
  for (const problem of problems) {
    const [field, index] = problem.at
    const list = namedLists.find((one) => one === field)
    const name = list && typeof index === 'number' ? domain[list][index]?.name : undefined
    if (list === undefined || name === undefined) {
      if (field === 'modules') rules.push(problem)
      else elsewhere.push(problem)
      continue
    }
    const before = byName[list].get(name)
    if (before === undefined) byName[list].set(name, [problem])
    else before.push(problem)
  }
  return { ...byName, rules, elsewhere }
}
