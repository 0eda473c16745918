import type { ResetRule } from '../decision-table/reset-rule.ts'
import type { Kept } from '../kept.ts'
import { unlessSame } from '../lists.ts'
import type { SharedFrom } from '../sharing/sharing.ts'
import { byName } from '../wire/order.ts'

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

/** API inputs in their order, which is that of their names: outside they are a map, which cannot keep any other. */
export function sortedApiInputs(inputs: ApiInput[]): ApiInput[] {
  return unlessSame(inputs, inputs.toSorted(byName))
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
