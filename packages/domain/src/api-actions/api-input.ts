import type { ResetRule } from '../decision-table/reset-rule.ts'
import type { Kept } from '../kept.ts'
import type { SharedFrom } from '../sharing/sharing.ts'

/** A value that the answer to an API action fills. */
export interface ApiInput {
  name: string
  volatile: boolean
  shared: boolean
  fromShared: SharedFrom[]
  comments: string
  returnValue: unknown[]
  resetRules: ResetRule[]
  kept?: Kept
}

/** An API input that nothing has filled yet. */
export function newApiInput(name: string): ApiInput {
  return {
    name,
    volatile: false,
    shared: false,
    fromShared: [],
    comments: '',
    returnValue: [],
    resetRules: [],
  }
}
