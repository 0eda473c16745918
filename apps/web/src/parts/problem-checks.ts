import type { Domain } from '@sdp/domain'
import type { KnownConcepts } from '@sdp/domain/concepts'
import { readExpressions } from '@sdp/domain/expressions'
import {
  conceptLists,
  createProblemFinder,
  mentionsConcepts,
  type ProblemContext,
  type ProblemPlaces,
  problemPlaces,
} from '@sdp/domain/problems'
import { readTexts, ttsTypeOf } from '@sdp/domain/responses'
import { newPace } from '../browser/pace.ts'

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
    return { places: problemPlaces(domain, check(domain, concepts)), mentionsConcepts: isMentioning }
  }
}
