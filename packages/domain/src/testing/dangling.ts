import { mentionsIn, missingOf } from '../mentions/mentions.ts'
import type { Domain } from '../model/domain.ts'
import { namesIn } from '../whole-domain/problems/known-names.ts'

/** The names that something in the domain mentions and that do not exist, each with its kind: `slot artist`. */
export function dangling(domain: Domain, coreActions: readonly string[] = []): string[] {
  const missing = missingOf(mentionsIn(domain), namesIn(domain, { coreActions }))
  return missing.map(({ kind, name }) => `${kind} ${name}`)
}
