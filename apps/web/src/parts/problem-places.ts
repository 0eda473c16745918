import type { Problem } from '@sdp/domain'
import type { RulePlace } from '@sdp/domain/decision-table'
import type { ProblemPlaces } from '@sdp/domain/problems'
import { problemText } from './problem-texts.ts'

/** A problem with what it is found in. */
export interface FoundProblem {
  /** The way to it, which no other problem with this text has. */
  key: string
  in: 'intent' | 'slot' | 'part' | 'rule' | undefined
  name: string | undefined
  /** The expression that it is in. */
  expression: number | undefined
  /** The rule that it is in; of a module as a whole, its first. */
  rule?: RulePlace | undefined
  text: string
}

/** The problems of one part of the editor, under its name on the screen. */
export interface ProblemGroup {
  title: string
  problems: readonly FoundProblem[]
}

/** All problems in the order of the tabs; parts of the editor without any are left out. */
export function problemGroups(places: ProblemPlaces): ProblemGroup[] {
  const { intents, reusableExpressions, slots, rules, elsewhere } = places
  return [
    { title: 'Intents', problems: inNamed(intents, 'intent') },
    { title: 'Reusable parts', problems: inNamed(reusableExpressions, 'part') },
    { title: 'Slots', problems: inNamed(slots, 'slot') },
    {
      title: 'Decision Table',
      problems: rules.map((problem) => found(problem, { in: 'rule', name: undefined })),
    },
    {
      title: 'Elsewhere',
      problems: elsewhere.map((problem) => found(problem, { in: undefined, name: undefined })),
    },
  ].filter(({ problems }) => problems.length > 0)
}

function inNamed(
  places: ReadonlyMap<string, readonly Problem[]>,
  kind: NonNullable<FoundProblem['in']>,
): FoundProblem[] {
  return [...places].flatMap(([name, problems]) => problems.map((one) => found(one, { in: kind, name })))
}

function found(problem: Problem, place: Pick<FoundProblem, 'in' | 'name'>): FoundProblem {
  const [, entry, field, index] = problem.at
  const text = problemText(problem)
  return {
    ...place,
    // Without the place in a text, which moves with every letter before it
    key: `${problem.at.slice(0, 4).join('.')} ${text}`,
    expression: place.in === 'intent' && field === 'expressions' ? Number(index) : undefined,
    ...(place.in === 'rule' && {
      rule: { module: Number(entry), rule: field === 'rules' ? Number(index) : 0 },
    }),
    text,
  }
}

/** A problem that was gone to, and where it stood among all. */
export interface VisitedProblem {
  key: string
  index: number
}

/**
 * The place of the next problem, or the one before, round and round. One that has been put right since is gone, and
 * the one that stands in its place is the next.
 */
export function nextProblem(
  problems: readonly Pick<FoundProblem, 'key'>[],
  visited: VisitedProblem | undefined,
  step: 1 | -1,
): number | undefined {
  const count = problems.length
  if (count === 0) return undefined
  if (visited === undefined) return step === 1 ? 0 : count - 1
  const now = problems.findIndex(({ key }) => key === visited.key)
  const next = now >= 0 ? now + step : step === 1 ? visited.index : visited.index - 1
  return (next + count) % count
}
