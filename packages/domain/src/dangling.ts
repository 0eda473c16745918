import type { Domain } from './domain.ts'
import { mentionsIn, missingOf } from './mentions.ts'
import { namesIn } from './problems/known-names.ts'

/** The names that something in the domain mentions and that do not exist, each with its kind: `slot artist`. */
export function dangling(domain: Domain, coreActions: readonly string[] = []): string[] {
  const missing = missingOf(mentionsIn(domain), namesIn(domain, { coreActions }))
  return missing.map(({ kind, name }) => `${kind} ${name}`)
}
