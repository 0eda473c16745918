import type { Domain } from '../domain.ts'
import { messages } from '../messages.ts'
import type { Problem } from '../problems.ts'
import { canShareInputs, type InputsOfDomain, type SharedFrom, type SharedInputs } from './sharing.ts'

/** Whether the inputs that the domain takes from others still exist there. */
export function checkSharedInputs(domain: Domain, shared: SharedInputs): Problem[] {
  if (!canShareInputs(domain)) return []
  return [
    ...domain.slots.flatMap((slot, index) =>
      checkSources(slot.fromShared, shared.userInputs, ['slots', index]),
    ),
    ...domain.apiInputs.flatMap((input, index) =>
      checkSources(input.fromShared, shared.apiInputs, ['apiInputs', index]),
    ),
  ]
}

function checkSources(
  sources: readonly SharedFrom[],
  shared: readonly InputsOfDomain[],
  at: Problem['at'],
): Problem[] {
  const missing = sources.filter(
    (source) => !shared.some(({ name, inputs }) => name === source.domain && inputs.includes(source.input)),
  )
  if (missing.length === 0) return []
  const secondary = missing.map((source) => `${source.input} (${source.domain})`).join(', ')
  return [{ severity: 'error', message: messages.sharing.actionRequired, secondary, at }]
}
