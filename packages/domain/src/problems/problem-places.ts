import type { Domain } from '../domain.ts'
import { nameOf } from '../nouns.ts'
import type { Problem } from '../problem.ts'

/** The lists whose entries are shown with their problems. */
const placedLists = [
  'intents',
  'reusableExpressions',
  'slots',
  'apiInputs',
  'apiActions',
  'handlers',
  'uiActions',
] as const
export type PlacedList = (typeof placedLists)[number]

/** Problems by what they are found in: the entries that have some, by name, and all that is elsewhere. */
export interface ProblemPlaces extends Readonly<Record<PlacedList, ReadonlyMap<string, readonly Problem[]>>> {
  /** Those of the decision table, in its order. */
  rules: readonly Problem[]
  elsewhere: readonly Problem[]
}

/** Sorts the problems of a domain by what they are found in. A GUI response is shown with the UI action of its name. */
export function problemPlaces(
  domain: Pick<Domain, PlacedList | 'guiResponses'>,
  problems: readonly Problem[],
): ProblemPlaces {
  const byName = Object.fromEntries(
    placedLists.map((list) => [list, new Map<string, Problem[]>()]),
  ) as Record<PlacedList, Map<string, Problem[]>>
  const rules: Problem[] = []
  const elsewhere: Problem[] = []
  let names: ReadonlySet<string> | undefined
  const uiActions = () => {
    names ??= new Set(domain.uiActions.map(({ name }) => name))
    return names
  }
  for (const problem of problems) {
    const [field, index] = problem.at
    const list = placedLists.find((one) => one === field)
    const entry = list && typeof index === 'number' ? domain[list][index] : undefined
    if (list === undefined || entry === undefined) {
      const shown = field === 'guiResponses' ? domain.guiResponses[Number(index)]?.name : undefined
      if (field === 'modules') rules.push(problem)
      else if (shown !== undefined && uiActions().has(shown)) put(byName.uiActions, shown, problem)
      else elsewhere.push(problem)
      continue
    }
    put(byName[list], nameOf(list, entry), problem)
  }
  return { ...byName, rules, elsewhere }
}

function put(places: Map<string, Problem[]>, name: string, problem: Problem): void {
  const before = places.get(name)
  if (before === undefined) places.set(name, [problem])
  else before.push(problem)
}
