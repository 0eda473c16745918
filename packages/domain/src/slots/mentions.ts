import { changeInResetRules, resetRuleKinds } from '../decision-table/mentions.ts'
import { withFields } from '../lists.ts'
import type { Mentioning } from '../mentioning.ts'
import type { Slot } from './slot.ts'

/** What the reset rules of a slot mention. */
export const slotMentions: Mentioning<Slot> = {
  kinds: resetRuleKinds,
  change: (slot, changes) => withFields(slot, { resetRules: changeInResetRules(slot.resetRules, changes) }),
}
