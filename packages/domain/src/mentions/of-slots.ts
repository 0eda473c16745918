import type { Slot } from '../model/slot.ts'
import { withFields } from '../toolbox/lists.ts'
import type { Mentioning } from './mentioning.ts'
import { changeInResetRules, resetRuleKinds } from './of-rules.ts'

/** What the reset rules of a slot mention. */
export const slotMentions: Mentioning<Slot> = {
  kinds: resetRuleKinds,
  change: (slot, changes) => withFields(slot, { resetRules: changeInResetRules(slot.resetRules, changes) }),
}
