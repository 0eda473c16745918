import type { Canonical } from '../slots/slot.ts'
import type { Rename } from './rename-order.ts'
import { renameInLanguage } from './renames.ts'
import { readSpoken } from './slots.ts'
import type { WireDomain } from './wire-domain.ts'

/** What another language says for the canonicals of a slot, under the names that an author gave since it was saved. */
export function canonicalsInLanguage(
  { user_inputs = [] }: Pick<WireDomain, 'user_inputs'>,
  { slot, renames }: { slot: string; renames: readonly Rename[] },
): Canonical[] {
  const stored = { nlu_interpretations: [], user_inputs, gui_responses: {} }
  return renameInLanguage(stored, renames)
    .user_inputs.filter(({ name }) => name === slot)
    .flatMap((entry) => readSpoken(entry).canonicals)
}
