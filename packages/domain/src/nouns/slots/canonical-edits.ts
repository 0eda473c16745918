import { mapRestrictions, mapSlotArguments } from '../../mentions/references.ts'
import { withoutRestrictionsToAll } from '../../mentions/restrictions-to-all.ts'
import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { Canonical, Slot } from '../../model/slot.ts'
import { filterSame, firstByName, mapSame, moveSomeInList, withFields } from '../../toolbox/lists.ts'
import { Refused, refuse, refuseName } from '../../toolbox/refused.ts'
import { checkCanonicalName, checkHasCanonicals } from './checks.ts'
import { changeSlot, getSlot } from './edits.ts'

/** The place of a canonical. */
export interface CanonicalPlace {
  slot: string
  canonical: string
}

/** Several canonicals of one slot. */
export interface CanonicalPlaces {
  slot: string
  canonicals: readonly string[]
}

/** Adds canonicals to a slot, without literals: all of them or none. */
export function addCanonicals(
  domain: Domain,
  { slot, names }: { slot: string; names: readonly string[] },
): Domain {
  if (names.length === 0) return domain
  return changeSlot(domain, slot, (one) => {
    refuse(checkHasCanonicals(one))
    const known = new Set(one.canonicals.map(({ name }) => name))
    for (const name of names) {
      const message = known.has(name) ? messages.slots.canonicalTaken(name) : checkCanonicalName(none, name)
      refuseName(message, messages.slots.canonicalTaken(name))
      known.add(name)
    }
    return { ...one, canonicals: [...one.canonicals, ...names.map((name) => ({ name, literals: [] }))] }
  })
}

const none: Pick<Slot, 'canonicals'> = { canonicals: [] }

/** Renames a canonical, also where rules compare its slot with it and where expressions restrict the slot to it. */
export function renameCanonical(
  domain: Domain,
  { slot, canonical: from, to }: CanonicalPlace & { to: string },
): Domain {
  getCanonical(domain, { slot, canonical: from })
  if (from === to) return domain
  refuseName(checkCanonicalName(getSlot(domain, slot), to, from), messages.slots.canonicalTaken(to))
  const rename = (canonicals: Canonical[]) =>
    mapSame(canonicals, (one) => (one.name === from ? { ...one, name: to } : one))
  const argued = mapSlotArguments(domain, slot, (argument) => (argument === from ? to : argument))
  const restricted = mapRestrictions(argued, slot, rename)
  return changeSlot(restricted, slot, (one) => ({
    ...one,
    canonicals: rename(one.canonicals),
    ...(one.kept?.values !== undefined && { kept: keptUnder(one.kept, from, to) }),
  }))
}

/**
 * Deletes canonicals with their literals; arguments of rules stay, since a rule must not match more than it did
 * (ruling R288).
 */
export function deleteCanonicals(domain: Domain, { slot, canonicals }: CanonicalPlaces): Domain {
  if (canonicals.length === 0) return domain
  const removed = new Set(getCanonicals(domain, { slot, canonicals }).map(({ name }) => name))
  const left = (some: Canonical[]) => filterSame(some, ({ name }) => !removed.has(name))
  const restricted = mapRestrictions(domain, slot, left)
  const without = changeSlot(restricted, slot, (one) => withFields(one, { canonicals: left(one.canonicals) }))
  return withoutRestrictionsToAll(without, slot)
}

/** Puts canonicals together at a place among the others of their slot. */
export function moveCanonicals(
  domain: Domain,
  { slot, canonicals, to }: CanonicalPlaces & { to: number },
): Domain {
  const moved = new Set(getCanonicals(domain, { slot, canonicals }))
  return changeSlot(domain, slot, (one) =>
    withFields(one, { canonicals: moveSomeInList(one.canonicals, moved, to) }),
  )
}

/** The canonical at this place; refuses when there is none. */
export function getCanonical(domain: Domain, { slot, canonical }: CanonicalPlace): Canonical {
  const found = getSlot(domain, slot).canonicals.find(({ name }) => name === canonical)
  if (found === undefined) throw new Refused('missing', messages.slots.canonicalNotFound(canonical))
  return found
}

function getCanonicals(domain: Domain, { slot, canonicals }: CanonicalPlaces): Canonical[] {
  const byName = firstByName(getSlot(domain, slot).canonicals)
  return canonicals.map((canonical) => byName.get(canonical) ?? getCanonical(domain, { slot, canonical }))
}

/** What the ontology lists in addition to a canonical goes with its name. */
function keptUnder(kept: NonNullable<Slot['kept']>, from: string, to: string): Slot['kept'] {
  const values = Object.entries(kept.values ?? {})
  return {
    ...kept,
    values: Object.fromEntries(values.map(([name, listed]) => [name === from ? to : name, listed])),
  }
}
