import type { Domain } from '../model/domain.ts'
import type { Canonical, Slot } from '../model/slot.ts'
import { mapRestrictions } from './references.ts'

/** Whether a restriction allows all literals of its slot, so that it is none (ruling R289). */
export function allowsAll(slot: Pick<Slot, 'canonicals'>, allowed: readonly Canonical[]): boolean {
  const spoken = new Map<string, Set<string>>()
  for (const { name, literals } of allowed) spoken.set(name, new Set(literals))
  return slot.canonicals.every(({ name, literals }) =>
    literals.every((literal) => spoken.get(name)?.has(literal) === true),
  )
}

/**
 * Takes the restrictions away that allow all that a slot has left after something was deleted: they would keep out the
 * literals that are added next (ruling R288).
 */
export function withoutRestrictionsToAll(domain: Domain, name: string): Domain {
  const slot = domain.slots.find((one) => one.name === name)
  if (slot === undefined) return domain
  return mapRestrictions(domain, name, (allowed) => (allowsAll(slot, allowed) ? [] : allowed))
}
