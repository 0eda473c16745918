import type { Domain } from '@sdp/domain'
import { readExpressions } from '@sdp/domain/expressions'
import {
  createProblemFinder,
  type ProblemContext,
  type ProblemPlaces,
  problemPlaces,
} from '@sdp/domain/problems'
import { readTexts, ttsTypeOf } from '@sdp/domain/responses'
import { newPace } from '../browser/pace.ts'

/** A check that goes through a domain in slices the first time, and afterwards looks at what changed only. */
export function pacedChecker(context: ProblemContext) {
  const check = createProblemFinder(context)
  return async (domain: Domain, isWanted: () => boolean): Promise<ProblemPlaces | undefined> => {
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
    return problemPlaces(domain, check(domain))
  }
}
