import type { Domain } from '@sdp/domain'
import { type Intent, newIntent } from '@sdp/domain/intents'
import type { Slot } from '@sdp/domain/slots'

/** The slots of the dialog acts that wait for one. */
const askingForSlots: readonly string[] = ['askForInput', 'select']

/** The domain with one intent for each slot that it asks for, which is said by the value alone. */
export function answersOf(domain: Domain): Domain {
  const asked = new Set(
    domain.uiActions.flatMap(({ dialogAct }) =>
      askingForSlots.includes(dialogAct?.type ?? '') ? Object.keys(dialogAct!.slots) : [],
    ),
  )
  const slots = domain.slots.filter(({ name, type }) => asked.has(name) || type === 'yesNo')
  return { ...domain, intents: slots.map((slot) => answerWith(domain, slot)) }
}

// The same object for the same slot, or all would be compiled again after an edit
const answers = new WeakMap<Slot, Intent>()

function answerWith(domain: Domain, slot: Slot): Intent {
  const known = answers.get(slot)
  if (known !== undefined) return known
  const expressions = [{ text: `$(${slot.name})`, weight: 100, restrictions: [] }]
  const made = { ...newIntent(domain, slot.name), slotOnly: true, expressions }
  answers.set(slot, made)
  return made
}
