import type { Domain } from '../domain.ts'
import { messages } from '../messages.ts'
import type { Problem } from '../problem.ts'
import { canShareInputs, missingSources, type SharedFrom, type SharedInputs, sourcesText } from './sharing.ts'

/** Whether the inputs that the domain takes from others still exist there. */
export function sharedInputProblems(domain: Domain, shared: SharedInputs): Problem[] {
  if (!canShareInputs(domain)) return []
  const { userInputGone, apiInputGone } = messages.sharing
  return [
    ...domain.slots.flatMap(({ fromShared }, index) =>
      problemOf(userInputGone, missingSources(shared, 'user', fromShared), ['slots', index, 'fromShared']),
    ),
    ...domain.apiInputs.flatMap(({ fromShared }, index) =>
      problemOf(apiInputGone, missingSources(shared, 'api', fromShared), ['apiInputs', index, 'fromShared']),
    ),
  ]
}

function problemOf(message: string, missing: readonly SharedFrom[], at: Problem['at']): Problem[] {
  if (missing.length === 0) return []
  return [{ severity: 'error', message, secondary: sourcesText(missing), at }]
}
