import { mapIntentMentions } from '../../mentions/references.ts'
import { countUsage, type Usage } from '../../mentions/usage.ts'
import type { Domain } from '../../model/domain.ts'

/** What renaming or deleting some intents touches, their own expressions included. */
export function intentUsage(domain: Domain, names: readonly string[]): Usage {
  const chosen = new Set(names)
  const own = domain.intents.filter(({ name }) => chosen.has(name))
  return {
    ...countUsage(domain, mapIntentMentions, names),
    expressions: own.reduce((sum, { expressions }) => sum + expressions.length, 0),
  }
}
