import type { Domain } from '../domain.ts'
import { withoutRestrictionsToAll } from '../expressions/restrictions-to-all.ts'
import { filterSame, mapSame, moveSomeInList, withFields } from '../lists.ts'
import { messages } from '../messages.ts'
import { mapRestrictions, mapSlotArguments } from '../references.ts'
import { Refused, refuse, refuseName } from '../refused.ts'
import { checkCanonicalName, checkHasCanonicals } from './checks.ts'
import { changeSlot, getSlot } from './edits.ts'
import type { Canonical, Slot } from './slot.ts'

/** Where a canonical stands. */
export interface CanonicalPlace {
  slot: string
  canonical: string
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

/** Deletes a canonical with its literals; arguments of rules stay, since a rule must not match more than it did. */
export function deleteCanonical(domain: Domain, { slot, canonical }: CanonicalPlace): Domain {
  getCanonical(domain, { slot, canonical })
  const left = (canonicals: Canonical[]) => filterSame(canonicals, ({ name }) => name !== canonical)
  const restricted = mapRestrictions(domain, slot, left)
  const without = changeSlot(restricted, slot, (one) => withFields(one, { canonicals: left(one.canonicals) }))
  return withoutRestrictionsToAll(without, slot)
}

/** Puts canonicals together at a place among the others of their slot. */
export function moveCanonicals(
  domain: Domain,
  { slot, canonicals, to }: { slot: string; canonicals: readonly string[]; to: number },
): Domain {
  const moved = new Set(canonicals.map((canonical) => getCanonical(domain, { slot, canonical })))
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

/** What the ontology lists beside a canonical goes with its name. */
function keptUnder(kept: NonNullable<Slot['kept']>, from: string, to: string): Slot['kept'] {
  const values = Object.entries(kept.values ?? {})
  return {
    ...kept,
    values: Object.fromEntries(values.map(([name, listed]) => [name === from ? to : name, listed])),
  }
}
