import { mapRestrictions, mapSlotMentions } from '../../mentions/references.ts'
import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { listType, listValueType, newSlot, type Slot } from '../../model/slot.ts'
import { filterSame, firstByName, mapSame, moveSomeInList, withFields } from '../../toolbox/lists.ts'
import { Refused, refuse, refuseName } from '../../toolbox/refused.ts'
import { checkSlotName } from './checks.ts'

/** Adds a slot as a new one is. */
export function addSlot(
  domain: Domain,
  { name, vendorPrefix }: { name: string; vendorPrefix: string },
): Domain {
  refuseName(checkSlotName(domain, name, { vendorPrefix }), messages.slots.nameTaken(name))
  return { ...domain, slots: [...domain.slots, newSlot(name)] }
}

/** Renames a slot and every mention of it. */
export function renameSlot(
  domain: Domain,
  { from, to, vendorPrefix }: { from: string; to: string; vendorPrefix: string },
): Domain {
  getSlot(domain, from)
  if (from === to) return domain
  refuseName(checkSlotName(domain, to, { vendorPrefix, own: from }), messages.slots.nameTaken(to))
  const mentioned = mapSlotMentions(domain, (name) => (name === from ? to : name))
  return changeSlot(mentioned, from, (slot) => ({ ...slot, name: to }))
}

/** Deletes slots and their mentions; those in the text of expressions stay for their author to see. */
export function deleteSlots(domain: Domain, { names }: { names: readonly string[] }): Domain {
  const removed = new Set(getSlots(domain, names).map(({ name }) => name))
  const mentioned = mapSlotMentions(domain, (one) => (removed.has(one) ? undefined : one))
  return withFields(mentioned, { slots: filterSame(mentioned.slots, (slot) => !removed.has(slot.name)) })
}

/** Puts slots together at a place among the others. */
export function moveSlots(domain: Domain, { names, to }: { names: readonly string[]; to: number }): Domain {
  const moved = new Set(getSlots(domain, names))
  return withFields(domain, { slots: moveSomeInList(domain.slots, moved, to) })
}

/** Whether a change of type is to be confirmed, because the slot loses its canonicals by it. */
export function asksBeforeTypeChange(slot: Slot, type: string): boolean {
  return slot.type === listType && type !== listType && slot.canonicals.length > 0
}

/** Sets the type of a slot; one that is no list any more loses its canonicals and literals. */
export function setSlotType(domain: Domain, { name, type }: { name: string; type: string }): Domain {
  const isCleared = asksBeforeTypeChange(getSlot(domain, name), type)
  const changed = changeSlot(domain, name, (slot) =>
    withFields(slot, {
      type,
      ...(type === listType && { valueType: listValueType }),
      ...(isCleared && { canonicals: [] }),
    }),
  )
  return isCleared ? mapRestrictions(changed, name, () => []) : changed
}

/** Sets what the values of a slot are. */
export function setValueType(
  domain: Domain,
  { name, valueType }: { name: string; valueType: string },
): Domain {
  const isList = getSlot(domain, name).type === listType
  refuse(isList && valueType !== listValueType ? messages.slots.listValueType : undefined)
  return changeSlot(domain, name, (slot) => withFields(slot, { valueType }))
}

/** Sets whether slots forget their value after each turn. */
export function setSlotVolatile(
  domain: Domain,
  { names, volatile }: { names: readonly string[]; volatile: boolean },
): Domain {
  const chosen = new Set(getSlots(domain, names))
  return withFields(domain, {
    slots: mapSame(domain.slots, (slot) => (chosen.has(slot) ? withFields(slot, { volatile }) : slot)),
  })
}

/** Sets the comments of a slot. */
export function setSlotComments(
  domain: Domain,
  { name, comments }: { name: string; comments: string },
): Domain {
  return changeSlot(domain, name, (slot) => withFields(slot, { comments }))
}

/** The slot of this name; refuses when there is none. */
export function getSlot(domain: Domain, name: string): Slot {
  const slot = domain.slots.find((one) => one.name === name)
  if (slot === undefined) throw new Refused('missing', messages.slots.notFound(name))
  return slot
}

function getSlots(domain: Domain, names: readonly string[]): Slot[] {
  const byName = firstByName(domain.slots)
  return names.map((name) => byName.get(name) ?? getSlot(domain, name))
}

/** The domain with one slot changed; refuses when there is no such slot. */
export function changeSlot(domain: Domain, name: string, change: (slot: Slot) => Slot): Domain {
  const slot = getSlot(domain, name)
  return withFields(domain, { slots: mapSame(domain.slots, (one) => (one === slot ? change(one) : one)) })
}
