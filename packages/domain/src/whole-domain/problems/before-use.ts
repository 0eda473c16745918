import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { handlerProblems } from '../../nouns/api-actions/problems.ts'
import { tableProblems } from '../../nouns/decision-table/table-problems.ts'
import type { Problem } from '../../toolbox/problem.ts'

/** What is wrong with a domain before it is used. */
export function problemsBeforeUse(domain: Domain): Problem[] {
  return [...handlerProblems(domain), ...tableProblems(domain.modules)]
}

/** What keeps a domain from being published or uploaded. */
export function publishingProblems(domain: Pick<Domain, 'platforms'>): Problem[] {
  if (domain.platforms.length > 0) return []
  return [{ severity: 'error', message: messages.domain.platformsRequired, at: ['platforms'] }]
}
