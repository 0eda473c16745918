import type { UnknownFields } from './kept.ts'
import type { Condition, InputCondition } from './rule.ts'

/** When an input forgets its value. */
export interface ResetRule {
  intent: Condition
  request: Condition
  slots: InputCondition[]
  apiInputs: InputCondition[]
  kept?: UnknownFields
}
