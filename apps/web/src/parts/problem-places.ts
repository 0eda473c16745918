import type { Domain, Problem } from '@sdp/domain'
import type { RulePlace } from '@sdp/domain/decision-table'
import type { PlacedList, ProblemPlaces } from '@sdp/domain/problems'
import type { Finding } from '@sdp/domain/rule-analysis'
import { problemLists, problemText } from './problem-texts.ts'

/** A problem with what it is found in. */
export interface FoundProblem {
  /** The way to it, which no other problem with this text has. */
  key: string
  in: PlacedList | undefined
  name: string | undefined
  /** The part of the entry that it is about. */
  field: string | undefined
  /** The expression that it is in. */
  expression: number | undefined
  /** The rule that it is in; of a module as a whole, its first. */
  rule?: RulePlace | undefined
  text: string
  /** The language that it is of; undefined where it is of what all languages share. */
  language: string | undefined
  /** A concept that is called otherwise now. */
  renamedConcept?: { from: string; to: string } | undefined
}

/** The problems of one part of the editor, under its name on the screen. */
export interface ProblemGroup {
  title: string
  problems: readonly FoundProblem[]
}

/** All problems in the order of the tabs; parts of the editor without any are left out. */
export function problemGroups(places: ProblemPlaces): ProblemGroup[] {
  return [
    ...problemLists.map(({ list, title }) => ({ title, problems: inNamed(places[list], list) })),
    {
      title: 'Decision Table',
      problems: places.rules.map((problem) => ({
        ...found(problem, { in: undefined, name: undefined }),
        rule: ruleOf(problem),
      })),
    },
    {
      title: 'Elsewhere',
      problems: places.elsewhere.map((problem) => found(problem, { in: undefined, name: undefined })),
    },
  ].filter(({ problems }) => problems.length > 0)
}

function inNamed(places: ReadonlyMap<string, readonly Problem[]>, list: PlacedList): FoundProblem[] {
  return [...places].flatMap(([name, problems]) => problems.map((one) => found(one, { in: list, name })))
}

function found(problem: Problem, place: Pick<FoundProblem, 'in' | 'name'>): FoundProblem {
  const [list, , part, index] = problem.at
  const field = fieldOfList[String(list)] ?? part
  const { language } = problem
  const text = problemText(problem)
  return {
    ...place,
    // Without the place in a text, which moves with every letter before it
    key: [...(language === undefined ? [] : [language]), problem.at.slice(0, 4).join('.'), text].join(' '),
    field: field === undefined ? undefined : String(field),
    expression: place.in === 'intents' && field === 'expressions' ? Number(index) : undefined,
    text: withoutName(text, place.name),
    language,
    ...(problem.renamedConcept && { renamedConcept: problem.renamedConcept }),
  }
}

/** A sentence for where the name precedes it already. */
function withoutName(text: string, name: string | undefined): string {
  return name !== undefined && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text
}

/** What a UI action calls its responses, which stand in lists of their own. */
const fieldOfList: Readonly<Record<string, string>> = {
  guiResponses: 'guiResponse',
  ttsResponses: 'ttsResponses',
  audioResponses: 'audioResponses',
}

/** What the analysis of the rules found, in addition to the problems. */
export function findingGroup(
  domain: Pick<Domain, 'intents' | 'apiActions' | 'uiActions'>,
  findings: readonly Finding[],
): ProblemGroup {
  return {
    title: 'Worth a look in the Decision Table',
    problems: findings.map((finding): FoundProblem => {
      const [list, index] = finding.at
      const problem = { ...finding, severity: 'warning' as const, at: [...finding.at] }
      if (list === 'modules') {
        return { ...found(problem, { in: undefined, name: undefined }), rule: ruleOf(problem) }
      }
      if (list !== 'intents' && list !== 'apiActions' && list !== 'uiActions')
        return found(problem, { in: undefined, name: undefined })
      return found(problem, { in: list, name: domain[list][Number(index)]?.name })
    }),
  }
}

/** The rule that a problem of the decision table is in; of a module as a whole, its first. */
function ruleOf({ at: [, module, field, index] }: Problem): RulePlace {
  return { module: Number(module), rule: field === 'rules' ? Number(index) : 0 }
}

/** A problem that was gone to, and its index among all. */
export interface VisitedProblem {
  key: string
  index: number
}

/**
 * The place of the next problem, or the one before, round and round. One that has been put right since is gone, and
 * the one at its index is the next.
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
