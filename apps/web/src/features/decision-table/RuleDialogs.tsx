import type { RuleDialog } from './rule-dialog.ts'

/** The dialog of the decision table that is open. */
export function RuleDialogs(_: { dialog: RuleDialog | undefined; onClose: () => void }) {
  return null
}
