import type { Domain } from '../domain.ts'
import { mapMentions } from '../references.ts'

/** Calls a concept by its new name wherever the domain mentions it by the old one, case-insensitively. */
export function followConceptName(domain: Domain, { from, to }: { from: string; to: string }): Domain {
  const former = from.toLowerCase()
  return mapMentions(domain, { concept: (name) => (name.toLowerCase() === former ? to : name) })
}
