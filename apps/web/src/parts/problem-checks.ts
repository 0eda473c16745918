import type { problems, Reply } from '@sdp/api'
import type { Domain, Problem } from '@sdp/domain'
import type { KnownConcepts } from '@sdp/domain/concepts'
import { readExpressions } from '@sdp/domain/expressions'
import {
  conceptLists,
  createProblemFinder,
  fromPlacedProblems,
  languageOf,
  mentionsConcepts,
  type ProblemContext,
  type ProblemPlaces,
  problemPlaces,
} from '@sdp/domain/problems'
import { readTexts, ttsTypeOf } from '@sdp/domain/responses'
import { newPace } from '../browser/pace.ts'

/** What is wrong in a language that is not open, as it was last saved. */
export interface LanguageProblems {
  language: string
  /** How many there are; of very many only the first are in `places`. */
  count: number
  places: ProblemPlaces
}

export interface Checked {
  places: ProblemPlaces
  /** Whether the domain mentions concepts, so that it is worth knowing them. */
  mentionsConcepts: boolean
}

/** A check that goes through a domain in slices the first time, and afterwards looks at what changed only. */
export function pacedChecker(context: ProblemContext) {
  const check = createProblemFinder(context)
  return async (
    domain: Domain,
    concepts: KnownConcepts | undefined,
    isWanted: () => boolean,
  ): Promise<Checked | undefined> => {
    const pace = newPace()
    // Reading the expressions and the spoken texts is most of the work, and is done once for each list of them
    for (const { expressions } of domain.intents) {
      readExpressions(expressions)
      await pace()
      if (!isWanted()) return undefined
    }
    const type = ttsTypeOf({ platforms: domain.platforms, ssmlTransition: context.ssmlTransition ?? false })
    for (const { texts } of domain.ttsResponses) {
      readTexts(texts, type)
      await pace()
      if (!isWanted()) return undefined
    }
    let isMentioning = false
    for (const list of conceptLists) {
      for (const entry of domain[list]) {
        isMentioning ||= mentionsConcepts(entry, list)
        if (isMentioning) break
        await pace()
        if (!isWanted()) return undefined
      }
    }
    const problems = check(domain, concepts).map((problem) => ofLanguage(problem, context.language))
    return { places: problemPlaces(domain, problems), mentionsConcepts: isMentioning }
  }
}

/** The problem with the language that it is of, if it is of one. */
function ofLanguage(problem: Problem, lookedAt: string): Problem {
  const language = languageOf(problem, lookedAt)
  return language === problem.language || language === undefined ? problem : { ...problem, language }
}

/** What the server found in a language. */
export function languageProblems(
  language: string,
  { count, problems: found }: Reply<typeof problems.ofLanguage.shapes>,
): LanguageProblems {
  const places = fromPlacedProblems(found.map((problem) => ({ ...problem, language })))
  return { language, count, places }
}
