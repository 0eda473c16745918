import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { DialogAct } from '../../model/ui-action.ts'
import { withFields } from '../../toolbox/lists.ts'
import { own } from '../../toolbox/own.ts'
import { Refused, refuse } from '../../toolbox/refused.ts'
import { type DialogActType, dialogActTypes } from './choices.ts'
import { changeUiAction, getUiAction } from './find.ts'

/** What an act of a type speaks of. */
export function spokenOf(type: string): 'slots' | 'API input' | undefined {
  if (type === 'confirm') return 'API input'
  return type === 'askForInput' || type === 'select' ? 'slots' : undefined
}

/**
 * Sets what a UI action does to the dialog; it goes on speaking of what it spoke of, where both types speak of the same
 * (ruling R135).
 */
export function setDialogActType(
  domain: Domain,
  { name, type }: { name: string; type: DialogActType },
): Domain {
  refuse(dialogActTypes.includes(type) ? undefined : messages.uiActions.noSuchActType(type))
  return changeDialogAct(domain, name, (act) => {
    if (act.type === type) return act
    const isSame = spokenOf(act.type) === spokenOf(type)
    return withFields(act, { type, slots: isSame ? act.slots : {} })
  })
}

/** Sets the slots that a UI action asks for or lets select; those that stay keep their values. */
export function setDialogActSlots(
  domain: Domain,
  { name, slots }: { name: string; slots: string[] },
): Domain {
  return changeDialogAct(domain, name, (act) => {
    refuse(spokenOf(act.type) === 'slots' ? undefined : messages.uiActions.actWithoutSlots(act.type))
    const known = new Set([...domain.slots.map((slot) => slot.name), ...Object.keys(act.slots)])
    const missing = slots.find((slot) => !known.has(slot))
    if (missing !== undefined) throw new Refused('missing', messages.slots.notFound(missing))
    return withInputs(act, Object.fromEntries(slots.map((slot) => [slot, own(act.slots, slot) ?? ''])))
  })
}

/** Sets the API input that a UI action lets confirm, and which of its return values; without one, it confirms nothing yet. */
export function setConfirmedInput(
  domain: Domain,
  { name, apiInput, value }: { name: string; apiInput: string | undefined; value: string },
): Domain {
  return changeDialogAct(domain, name, (act) => {
    refuse(spokenOf(act.type) === 'API input' ? undefined : messages.uiActions.actWithoutApiInput(act.type))
    if (apiInput === undefined) return withInputs(act, {})
    const isKnown =
      Object.hasOwn(act.slots, apiInput) || domain.apiInputs.some((one) => one.name === apiInput)
    if (!isKnown) throw new Refused('missing', messages.apiActions.noSuchInput(apiInput))
    return withInputs(act, { [apiInput]: value })
  })
}

function changeDialogAct(domain: Domain, name: string, change: (act: DialogAct) => DialogAct): Domain {
  const { dialogAct = { type: '', slots: {} } } = getUiAction(domain, name)
  return changeUiAction(domain, name, { dialogAct: change(dialogAct) })
}

function withInputs(act: DialogAct, slots: Record<string, unknown>): DialogAct {
  const after = Object.entries(slots)
  const isSame =
    after.length === Object.keys(act.slots).length &&
    after.every(([name, value]) => Object.hasOwn(act.slots, name) && act.slots[name] === value)
  return isSame ? act : { ...act, slots }
}
