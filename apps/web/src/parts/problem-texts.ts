import type { Problem } from '@sdp/domain'
import type { ProblemPlaces } from '@sdp/domain/problems'

/** One problem as a sentence, with what it is about. */
export function problemText({ message, secondary }: Pick<Problem, 'message' | 'secondary'>): string {
  return secondary === undefined || message.includes(secondary) ? message : `${message}: ${secondary}`
}

/** How many problems there are on each tab of the editor. */
export function tabCounts({ intents, slots, reusableExpressions, rules }: ProblemPlaces): {
  intents: number
  slots: number
  rules: number
} {
  return {
    intents: countOf(intents) + countOf(reusableExpressions),
    slots: countOf(slots),
    rules: rules.length,
  }
}

export function countOf(places: ReadonlyMap<string, readonly unknown[]>): number {
  let count = 0
  for (const problems of places.values()) count += problems.length
  return count
}

export function countedProblems(count: number): string {
  return count === 1 ? '1 problem' : `${count.toLocaleString('en-US')} problems`
}

/** Where problems are, in the words of the screen: 'Intents 3, Slots 1'. Nothing where there are none. */
export function whereText({ intents, slots, reusableExpressions, rules, elsewhere }: ProblemPlaces): string {
  return [
    ['Intents', countOf(intents)] as const,
    ['Reusable parts', countOf(reusableExpressions)] as const,
    ['Slots', countOf(slots)] as const,
    ['Decision Table', rules.length] as const,
    ['Elsewhere', elsewhere.length] as const,
  ]
    .filter(([, count]) => count > 0)
    .map(([place, count]) => `${place} ${count.toLocaleString('en-US')}`)
    .join(', ')
}
