import type { Kept } from '../kept.ts'

/** Where an input gets its value from: an input of another domain. */
export interface SharedFrom {
  input: string
  domain: string
  kept?: Kept
}

/** The inputs that each domain shares. */
export interface SharedInputs {
  userInputs: readonly InputsOfDomain[]
  apiInputs: readonly InputsOfDomain[]
}

export interface InputsOfDomain {
  name: string
  inputs: readonly string[]
}

/** Whether the inputs of a domain can be shared with others. */
export function canShareInputs({ embedded }: { embedded: boolean }): boolean {
  return embedded
}
