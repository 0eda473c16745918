import type { Domain } from '../domain.ts'
import { addCanonicals } from '../slots/canonical-edits.ts'
import { checkCanonicalName, checkSlotName } from '../slots/checks.ts'
import { addSlot, getSlot, setSlotType } from '../slots/edits.ts'
import { listType, slotTypeOf } from '../slots/slot.ts'
import type { DissDefinition, DissSlot } from './definition.ts'

interface TakeOver {
  definition: DissDefinition
  vendorPrefix: string
}

/**
 * Adds the slots and canonicals that a definition has for the intents of the domain; what is there stays as it is. Names
 * that a slot or a canonical cannot have here are left out, and go on showing as a difference.
 */
export function takeOverFromDiss(domain: Domain, { definition, vendorPrefix }: TakeOver): Domain {
  const intents = new Set(domain.intents.map(({ name }) => name))
  return definition.intents
    .filter(({ intent }) => intents.has(intent))
    .flatMap(({ slots }) => slots)
    .reduce((before, slot) => takeOverSlot(before, slot, vendorPrefix), domain)
}

function takeOverSlot(domain: Domain, { label, type, canonicals }: DissSlot, vendorPrefix: string): Domain {
  const isThere = domain.slots.some(({ name }) => name === label)
  if (!isThere && checkSlotName(domain, label, { vendorPrefix }) !== undefined) return domain
  const added = isThere
    ? domain
    : setSlotType(addSlot(domain, { name: label, vendorPrefix }), {
        name: label,
        type: slotTypeOf(type) ?? type,
      })
  const slot = getSlot(added, label)
  if (slot.type !== listType) return added
  const names = new Set(canonicals.filter((name) => checkCanonicalName(slot, name) === undefined))
  return addCanonicals(added, { slot: label, names: [...names] })
}
