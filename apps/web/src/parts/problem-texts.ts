import type { Problem } from '@sdp/domain'
import type { PlacedList, ProblemPlaces } from '@sdp/domain/problems'
import { counted } from '../ui/numbers.ts'

/** One problem as a sentence, with what it is about. */
export function problemText({ message, secondary }: Pick<Problem, 'message' | 'secondary'>): string {
  return secondary === undefined || message.includes(secondary) ? message : `${message}: ${secondary}`
}

/** What the lists of a domain are called on the screen, in the order of the tabs, and the tab that shows each. */
export const problemLists = [
  { list: 'intents', title: 'Intents', tab: 'intents' },
  { list: 'reusableExpressions', title: 'Reusable parts', tab: 'intents' },
  { list: 'slots', title: 'Slots', tab: 'slots' },
  { list: 'apiInputs', title: 'API inputs', tab: 'api' },
  { list: 'apiActions', title: 'API actions', tab: 'api' },
  { list: 'handlers', title: 'Handlers', tab: 'api' },
  { list: 'uiActions', title: 'UI Actions', tab: 'uiActions' },
  { list: 'additionalResponses', title: 'Additional Responses', tab: 'additional' },
  { list: 'tests', title: 'Tests', tab: 'tests' },
] as const satisfies readonly { list: PlacedList; title: string; tab: string }[]

type Tab = (typeof problemLists)[number]['tab'] | 'rules'

/** How many problems there are on each tab of the editor. */
export function tabCounts(places: ProblemPlaces): Record<Tab, number> {
  const counts: Record<Tab, number> = {
    intents: 0,
    slots: 0,
    rules: places.rules.length,
    api: 0,
    uiActions: 0,
    additional: 0,
    tests: 0,
  }
  for (const { list, tab } of problemLists) counts[tab] += countOf(places[list])
  return counts
}

/** How many problems there are at all. */
export function countAll(places: ProblemPlaces): number {
  return problemLists.reduce(
    (sum, { list }) => sum + countOf(places[list]),
    places.rules.length + places.elsewhere.length,
  )
}

function countOf(places: ReadonlyMap<string, readonly unknown[]>): number {
  let count = 0
  for (const problems of places.values()) count += problems.length
  return count
}

export function countedProblems(count: number): string {
  return counted(count, 'problem')
}
