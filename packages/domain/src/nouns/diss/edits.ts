import type { Domain } from '../../model/domain.ts'
import { listType, newSlot, type Slot, slotTypeOf } from '../../model/slot.ts'
import { firstByName, mapSame, withFields } from '../../toolbox/lists.ts'
import { checkCanonicalName, checkSlotName } from '../slots/checks.ts'
import type { DissDefinition, DissSlot } from './definition.ts'

interface TakeOver {
  definition: DissDefinition
  vendorPrefix: string
}

/**
 * Adds the slots and canonicals that a definition has for the intents of the domain; what is there stays as it is.
 * Names that a slot or a canonical cannot have here are left out, and go on showing as a difference (ruling R377).
 */
export function takeOverFromDiss(domain: Domain, { definition, vendorPrefix }: TakeOver): Domain {
  const slots = firstByName(domain.slots)
  const changed = new Map<Slot, Slot>()
  const added: Slot[] = []
  for (const [label, { type, canonicals }] of definedSlots(domain, definition)) {
    const old = slots.get(label)
    const slot = old ?? newSlotFor(domain.name, { label, type, vendorPrefix })
    if (slot === undefined) continue
    const after = withCanonicals(slot, canonicals)
    if (old === undefined) added.push(after)
    else changed.set(old, after)
  }
  const known = mapSame(domain.slots, (slot) => changed.get(slot) ?? slot)
  return withFields(domain, { slots: added.length === 0 ? known : [...known, ...added] })
}

/** The slots of a definition for the intents of a domain: with the type that comes first, and the canonicals of all. */
function definedSlots(
  { intents }: Domain,
  definition: DissDefinition,
): Map<string, { type: string; canonicals: Set<string> }> {
  const own = new Set(intents.map(({ name }) => name))
  const found = new Map<string, { type: string; canonicals: Set<string> }>()
  for (const { intent, slots } of definition.intents) {
    if (!own.has(intent)) continue
    for (const { label, type, canonicals } of slots) {
      const slot = found.get(label) ?? { type, canonicals: new Set<string>() }
      found.set(label, slot)
      for (const canonical of canonicals) slot.canonicals.add(canonical)
    }
  }
  return found
}

/** A slot as a definition has it, unless it cannot have its name here. */
function newSlotFor(
  domainName: string,
  { label, type, vendorPrefix }: Pick<DissSlot, 'label' | 'type'> & { vendorPrefix: string },
): Slot | undefined {
  if (checkSlotName({ name: domainName, slots: [] }, label, { vendorPrefix }) !== undefined) return undefined
  return { ...newSlot(label), type: slotTypeOf(type) ?? type }
}

/** A list with more canonicals; other slots have none. */
function withCanonicals(slot: Slot, names: ReadonlySet<string>): Slot {
  if (slot.type !== listType) return slot
  const known = new Set(slot.canonicals.map(({ name }) => name))
  const added = [...names].filter((name) => !known.has(name) && checkCanonicalName(none, name) === undefined)
  if (added.length === 0) return slot
  return { ...slot, canonicals: [...slot.canonicals, ...added.map((name) => ({ name, literals: [] }))] }
}

const none: Pick<Slot, 'canonicals'> = { canonicals: [] }
