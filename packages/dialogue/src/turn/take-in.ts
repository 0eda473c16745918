import { asNumber, type InputValue, inputKey } from '@sdp/domain/decision-table'
import type { Slot } from '@sdp/domain/slots'
import { apiValueOf, forgetApiInput, type Memory, setApiInput } from '../decide/memory.ts'
import type { Given } from '../model/context.ts'
import type { SpokenSlot } from '../model/reading.ts'
import type { Heard } from '../model/understood.ts'
import type { Program } from '../program/program.ts'

/**
 * Takes in what was said. An intent that informs is the intent; a request opens or replaces the request and ends the intent
 * before it; an intent for slots only, or a bare answer, brings its slots and leaves the rest as it is.
 */
export function takeInWords(
  { situation }: Memory,
  { intents, slots }: Program,
  { by, reading }: Heard,
): void {
  const intent = by === 'answer' ? undefined : intents.get(reading.intent)
  if (intent !== undefined && !intent.slotOnly) {
    const said = { collected: true, updated: true, value: intent.name }
    if (intent.dialogActType === 'request') {
      situation.set('request', said)
      situation.delete('intent')
    } else situation.set('intent', said)
  }
  for (const { slot, value } of reading.slots) {
    const known = { collected: true, updated: true, value: valueFor(slots.get(slot), value) }
    situation.set(inputKey('slots', slot), known)
  }
}

/**
 * What rules see of a spoken value: yes and no are texts unless the slot says that its values are switches, and what was
 * guessed to be a number is one where it reads as such.
 */
function valueFor(slot: Slot | undefined, value: SpokenSlot['value']): InputValue {
  if (slot?.type === 'Number') return asNumber(value) ?? value
  if (typeof value !== 'boolean' || slot?.valueType === 'Boolean') return value
  return value ? 'yes' : 'no'
}

/** Takes in what was given in addition to the words. */
export function takeInGiven(memory: Memory, { intent, request, slots = {}, apiInputs = {} }: Given): void {
  const { situation } = memory
  for (const [key, name] of [
    ['intent', intent],
    ['request', request],
  ] as const) {
    if (name === null) situation.delete(key)
    else if (name !== undefined) situation.set(key, { collected: true, updated: true, value: name })
  }
  for (const [name, value] of Object.entries(slots)) {
    if (value === null) situation.delete(inputKey('slots', name))
    else situation.set(inputKey('slots', name), { collected: true, updated: true, value })
  }
  for (const [name, value] of Object.entries(apiInputs)) {
    if (value === null) forgetApiInput(memory, name)
    else setApiInput(memory, name, apiValueOf(value), true)
  }
}
