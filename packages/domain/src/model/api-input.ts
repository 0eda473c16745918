import { unlessSame } from '../toolbox/lists.ts'
import { byName } from '../toolbox/order.ts'
import type { UnknownFields } from './kept.ts'
import type { ResetRule } from './reset-rule.ts'
import type { SharedFrom } from './sharing.ts'

/** A value that the answer to an API action fills. */
export interface ApiInput {
  name: string
  volatile: boolean
  shared: boolean
  fromShared: SharedFrom[]
  comments: string
  returnValue: unknown[]
  resetRules: ResetRule[]
  kept?: UnknownFields
}

/**
 * API inputs in their order, which is that of their names: outside they are a map, which cannot keep any other
 * (ruling R276).
 */
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
