import type { Domain } from '../../model/domain.ts'
import { nameOf } from '../../model/list-names.ts'
import { namesAround } from '../../model/response-names.ts'
import type { UiAction } from '../../model/ui-action.ts'
import type { Problem } from '../../toolbox/problem.ts'

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
  'tests',
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
  const places = noPlaces()
  const userOf = responseUsers(domain)
  for (const problem of problems) {
    const [field, index] = problem.at
    const list = placedLists.find((one) => one === field)
    const entry = list && typeof index === 'number' ? domain[list][index] : undefined
    if (list === undefined || entry === undefined) {
      const user = userOf(field, Number(index))
      if (field === 'modules') places.rules.push(problem)
      else if (user !== undefined) put(places.uiActions, user, problem)
      else places.elsewhere.push(problem)
      continue
    }
    put(places[list], nameOf(list, entry), problem)
  }
  return places
}

type FilledPlaces = Record<PlacedList, Map<string, Problem[]>> & { rules: Problem[]; elsewhere: Problem[] }

function noPlaces(): FilledPlaces {
  const lists = placedLists.map((list) => [list, new Map<string, Problem[]>()])
  return { ...Object.fromEntries(lists), rules: [], elsewhere: [] }
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

/** A problem with what it is found in, where that is an entry of a list. */
export interface PlacedProblem extends Problem {
  in?: PlacedList
  name?: string
}

/** Problems by what they are found in as one list, which `fromPlacedProblems` reads again. */
export function toPlacedProblems({ rules, elsewhere, ...lists }: ProblemPlaces): PlacedProblem[] {
  const named = placedLists.flatMap((list) =>
    [...lists[list]].flatMap(([name, problems]) => problems.map((one) => ({ ...one, in: list, name }))),
  )
  return [...named, ...rules, ...elsewhere]
}

/** The problems of such a list by what they are found in. */
export function fromPlacedProblems(
  problems: readonly (Problem & { in?: string; name?: string })[],
): ProblemPlaces {
  const places = noPlaces()
  for (const { in: listed, name, ...problem } of problems) {
    const list = placedLists.find((one) => one === listed)
    if (list !== undefined && name !== undefined) put(places[list], name, problem)
    else if (problem.at[0] === 'modules') places.rules.push(problem)
    else places.elsewhere.push(problem)
  }
  return places
}
