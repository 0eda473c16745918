import type { Intent } from '../intents/intent.ts'
import type { Problem } from '../problem.ts'
import type { Slot, SlotsByName } from '../slots/slot.ts'
import type { DissDefinition } from './definition.ts'
import { type DissState, intentDissState, slotDissState } from './states.ts'

/** In what an intent differs from a definition. */
export function intentDissProblems(
  intent: Intent,
  slots: SlotsByName,
  definition: DissDefinition,
): Problem[] {
  return problemsOf(intentDissState(intent, slots, definition))
}

/** In what a slot differs from a definition. */
export function slotDissProblems(slot: Slot, definition: DissDefinition): Problem[] {
  return problemsOf(slotDissState(slot, definition))
}

function problemsOf({ state, differences }: DissState): Problem[] {
  const severity = state === 'ERROR' ? 'error' : 'warning'
  return differences.map((message) => ({ severity, message, at: [] }))
}
