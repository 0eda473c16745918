import type { Problem } from '@sdp/domain'
import type { ProblemPlaces } from '@sdp/domain/problems'

/** One problem as a sentence, with what it is about. */
export function problemText({ message, secondary }: Pick<Problem, 'message' | 'secondary'>): string {
  return secondary === undefined || message.includes(secondary) ? message : `${message}: ${secondary}`
}

/** How many problems there are on each tab of the editor. */
export function tabCounts({ intents, slots, reusableExpressions }: ProblemPlaces): {
  intents: number
  slots: number
} {
  return { intents: countOf(intents) + countOf(reusableExpressions), slots: countOf(slots) }
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
export function whereText({ intents, slots, reusableExpressions, elsewhere }: ProblemPlaces): string {
  return [
    ['Intents', countOf(intents)] as const,
    ['Reusable parts', countOf(reusableExpressions)] as const,
    ['Slots', countOf(slots)] as const,
    ['Elsewhere', elsewhere.length] as const,
  ]
    .filter(([, count]) => count > 0)
    .map(([place, count]) => `${place} ${count.toLocaleString('en-US')}`)
    .join(', ')
}

/** One of the first problems, with what it is found in. */
export interface FirstProblem {
  /** The way to it, which no other problem with this text has. */
  key: string
  in: 'intent' | 'slot' | undefined
  name: string | undefined
  text: string
}

/** The first problems, those of intents and slots before others. */
export function firstProblems(places: ProblemPlaces, most: number): readonly FirstProblem[] {
  const found: FirstProblem[] = []
  const add = (problems: Iterable<Problem>, place: Pick<FirstProblem, 'in' | 'name'>) => {
    for (const problem of problems) {
      const text = problemText(problem)
      if (found.length < most) found.push({ ...place, text, key: `${problem.at.join('.')} ${text}` })
    }
  }
  for (const [name, problems] of places.intents) add(problems, { in: 'intent', name })
  for (const [name, problems] of places.slots) add(problems, { in: 'slot', name })
  for (const [name, problems] of places.reusableExpressions) add(problems, { in: undefined, name })
  add(places.elsewhere, { in: undefined, name: undefined })
  return found
}
