import { mapMentions } from '../../mentions/references.ts'
import type { Domain } from '../../model/domain.ts'

/** Calls a concept by its new name wherever the domain mentions it by the old one, case-insensitively. */
export function followConceptName(domain: Domain, { from, to }: { from: string; to: string }): Domain {
  const former = from.toLowerCase()
  return mapMentions(domain, { concept: (name) => (name.toLowerCase() === former ? to : name) })
}
