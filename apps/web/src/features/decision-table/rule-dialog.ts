import type { RulePlace } from '@sdp/domain/decision-table'

/** The dialog of the decision table that is open. */
export type RuleDialog =
  | { kind: 'inputs'; at: readonly RulePlace[] }
  | { kind: 'intent'; which: 'intent' | 'request'; at: readonly RulePlace[] }
  | { kind: 'parameters'; at: RulePlace }
  | { kind: 'comments'; at: RulePlace }
  | { kind: 'module comments'; module: number }
  | { kind: 'move'; at: readonly RulePlace[] }
  | { kind: 'bulk'; module: number; at: readonly RulePlace[] }
  | { kind: 'replace' }
  | { kind: 'reset rules' }
