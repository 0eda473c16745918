import { checkApiActions } from '../api-actions/checks.ts'
import { checkDecisionTable } from '../decision-table/checks.ts'
import type { Domain } from '../domain.ts'
import { messages } from '../messages.ts'
import type { Problem } from '../problem.ts'

/** What is wrong with a domain before it is used. */
export function checkBeforeUse(domain: Domain): Problem[] {
  return [...checkApiActions(domain), ...checkDecisionTable(domain.modules)]
}

/** What keeps a domain from being published or uploaded. */
export function checkPublishable(domain: Pick<Domain, 'platforms'>): Problem[] {
  if (domain.platforms.length > 0) return []
  return [{ severity: 'error', message: messages.domain.platformsRequired, at: ['platforms'] }]
}
