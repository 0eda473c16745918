import type { Domain } from '../domain.ts'
import { messages } from '../messages.ts'
import type { Problem } from '../problem.ts'
import { canShareInputs, type InputsOfDomain, type SharedFrom, type SharedInputs } from './sharing.ts'

/** Whether the inputs that the domain takes from others still exist there. */
export function sharedInputProblems(domain: Domain, shared: SharedInputs): Problem[] {
  if (!canShareInputs(domain)) return []
  const { userInputGone, apiInputGone } = messages.sharing
  return [
    ...domain.slots.flatMap(({ fromShared }, index) =>
      problemOf(userInputGone, missingFrom(shared.userInputs, fromShared), ['slots', index, 'fromShared']),
    ),
    ...domain.apiInputs.flatMap(({ fromShared }, index) =>
      problemOf(apiInputGone, missingFrom(shared.apiInputs, fromShared), ['apiInputs', index, 'fromShared']),
    ),
  ]
}

function missingFrom(shared: readonly InputsOfDomain[], sources: readonly SharedFrom[]): SharedFrom[] {
  return sources.filter(
    (source) => !shared.some(({ name, inputs }) => name === source.domain && inputs.includes(source.input)),
  )
}

function problemOf(message: string, missing: readonly SharedFrom[], at: Problem['at']): Problem[] {
  if (missing.length === 0) return []
  const secondary = missing.map((source) => `${source.input} (${source.domain})`).join(', ')
  return [{ severity: 'error', message, secondary, at }]
}
