import type { Domain } from '@sdp/domain'
import { readExpressions } from '@sdp/domain/expressions'
import {
  createProblemFinder,
  type ProblemContext,
  type ProblemPlaces,
  problemPlaces,
} from '@sdp/domain/problems'
import { newPace } from '../browser/pace.ts'

/** A check that goes through a domain in slices the first time, and afterwards looks at what changed only. */
export function pacedChecker(context: ProblemContext) {
  const check = createProblemFinder(context)
  return async (domain: Domain, isWanted: () => boolean): Promise<ProblemPlaces | undefined> => {
    const pace = newPace()
    // Reading the expressions is most of the work, and is done once for each list of them
    for (const { expressions } of domain.intents) {
      readExpressions(expressions)
      await pace()
      if (!isWanted()) return undefined
    }
    return problemPlaces(domain, check(domain))
  }
}
