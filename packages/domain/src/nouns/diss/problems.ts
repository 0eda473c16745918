import type { Intent } from '../../model/intent.ts'
import type { Slot, SlotsByName } from '../../model/slot.ts'
import type { Problem } from '../../toolbox/problem.ts'
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
