import type { Domain } from '../domain.ts'
import { mapIntentMentions } from '../references.ts'
import { countUsage, type Usage } from '../usage.ts'

/** What renaming or deleting some intents touches, their own expressions included. */
export function intentUsage(domain: Domain, names: readonly string[]): Usage {
  const chosen = new Set(names)
  const own = domain.intents.filter(({ name }) => chosen.has(name))
  return {
    ...countUsage(domain, mapIntentMentions, names),
    expressions: own.reduce((sum, { expressions }) => sum + expressions.length, 0),
  }
}
