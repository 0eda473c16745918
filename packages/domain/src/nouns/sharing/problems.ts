import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import {
  canShareInputs,
  missingSources,
  type SharedFrom,
  type SharedInputs,
  sourcesText,
} from '../../model/sharing.ts'
import type { Problem } from '../../toolbox/problem.ts'

/** Whether the inputs that the domain takes from others still exist there. */
export function sharedInputProblems(domain: Domain, shared: SharedInputs): Problem[] {
  if (!canShareInputs(domain)) return []
  const { userInputMissing, apiInputMissing } = messages.sharing
  return [
    ...domain.slots.flatMap(({ fromShared }, index) =>
      problemOf(userInputMissing, missingSources(shared, 'user', fromShared), ['slots', index, 'fromShared']),
    ),
    ...domain.apiInputs.flatMap(({ fromShared }, index) =>
      problemOf(apiInputMissing, missingSources(shared, 'api', fromShared), [
        'apiInputs',
        index,
        'fromShared',
      ]),
    ),
  ]
}

function problemOf(message: string, missing: readonly SharedFrom[], at: Problem['at']): Problem[] {
  if (missing.length === 0) return []
  return [{ severity: 'error', message, secondary: sourcesText(missing), at }]
}
