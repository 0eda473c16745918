import type { Domain } from '../domain.ts'
import { mapSlotMentions } from '../references.ts'
import { countUsage, type Usage } from '../usage.ts'

/** What renaming or deleting a slot touches. */
export function slotUsage(domain: Domain, name: string): Usage {
  return countUsage(domain, mapSlotMentions, [name])
}
