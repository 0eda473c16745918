import type { Domain } from '../../model/domain.ts'

// CORE-018: what only this domain can ask of the platform
const tourGuide = {
  name: 'EmbeddedTourGuide',
  actions: ['getNextPageAvailable', 'getPreviousPageAvailable', 'listIndexChanged', 'callContainerAction'],
}

/** The API actions that the platform offers to a domain. */
export function coreActionsOf({ name }: Pick<Domain, 'name'>, configured: readonly string[]): string[] {
  return name === tourGuide.name ? [...configured, ...tourGuide.actions] : [...configured]
}
