import type { Domain } from '../domain.ts'
import { nameOf } from '../nouns.ts'
import type { Problem } from '../problem.ts'
import { namesAround } from '../responses/response-names.ts'
import type { UiAction } from '../ui-actions/ui-action.ts'

/** The lists whose entries are shown with their problems. */
const placedLists = [
  'intents',
  'reusableExpressions',
  'slots',
  'apiInputs',
  'apiActions',
  'handlers',
  'uiActions',
  'additionalResponses',
] as const
export type PlacedList = (typeof placedLists)[number]

/** Problems by what they are found in: the entries that have some, by name, and all that is elsewhere. */
export interface ProblemPlaces extends Readonly<Record<PlacedList, ReadonlyMap<string, readonly Problem[]>>> {
  /** Those of the decision table, in its order. */
  rules: readonly Problem[]
  elsewhere: readonly Problem[]
}

/** Sorts the problems of a domain by what they are found in. Responses are shown with the UI action that uses them first. */
export function problemPlaces(
  domain: Pick<Domain, PlacedList | 'guiResponses' | 'ttsResponses' | 'audioResponses'>,
  problems: readonly Problem[],
): ProblemPlaces {
  const byName = Object.fromEntries(
    placedLists.map((list) => [list, new Map<string, Problem[]>()]),
  ) as Record<PlacedList, Map<string, Problem[]>>
  const rules: Problem[] = []
  const elsewhere: Problem[] = []
  const userOf = responseUsers(domain)
  for (const problem of problems) {
    const [field, index] = problem.at
    const list = placedLists.find((one) => one === field)
    const entry = list && typeof index === 'number' ? domain[list][index] : undefined
    if (list === undefined || entry === undefined) {
      const user = userOf(field, Number(index))
      if (field === 'modules') rules.push(problem)
      else if (user !== undefined) put(byName.uiActions, user, problem)
      else elsewhere.push(problem)
      continue
    }
    put(byName[list], nameOf(list, entry), problem)
  }
  return { ...byName, rules, elsewhere }
}

type Responses = Pick<Domain, 'uiActions' | 'guiResponses' | 'ttsResponses' | 'audioResponses'>

/** Finds the first UI action that uses a response; what that takes is made when the first is asked for. */
function responseUsers(domain: Responses): (list: unknown, index: number) => string | undefined {
  const made = new Map<string, ReadonlyMap<string, string>>()
  const usersIn = (list: 'guiResponses' | 'ttsResponses' | 'audioResponses') => {
    const known = made.get(list)
    if (known !== undefined) return known
    const users = new Map(
      domain.uiActions
        .toReversed()
        .flatMap((action) => namesIn(action, list).map((name) => [name, action.name])),
    )
    made.set(list, users)
    return users
  }
  return (list, index) => {
    if (list !== 'guiResponses' && list !== 'ttsResponses' && list !== 'audioResponses') return undefined
    const response = domain[list][index]
    return response && usersIn(list).get(response.name)
  }
}

function namesIn(action: UiAction, list: 'guiResponses' | 'ttsResponses' | 'audioResponses'): string[] {
  if (list === 'guiResponses') return [action.name]
  return list === 'ttsResponses'
    ? [...action.ttsResponses, ...namesAround(action.name)]
    : action.audioResponses
}

function put(places: Map<string, Problem[]>, name: string, problem: Problem): void {
  const before = places.get(name)
  if (before === undefined) places.set(name, [problem])
  else before.push(problem)
}
