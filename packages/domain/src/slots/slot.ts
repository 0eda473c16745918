import type { ResetRule } from '../decision-table/reset-rule.ts'
import type { Kept } from '../kept.ts'
import type { SharedFrom } from '../sharing/sharing.ts'

/** A value that a user can say, with the ways to say it in the language of the domain. */
export interface Slot {
  name: string
  type: string
  valueType: string
  canonicals: Canonical[]
  volatile: boolean
  shared: boolean
  fromShared: SharedFrom[]
  comments: string
  resetRules: ResetRule[]
  kept?: SlotKept
}

export interface Canonical {
  name: string
  literals: string[]
  kept?: Kept
}

/** A slot stands in two collections outside, each with its own unknown fields. */
interface SlotKept {
  userInput?: Kept
  ontology?: Kept
  /** What the ontology lists beside a canonical, where it is not empty. */
  values?: Readonly<Record<string, readonly unknown[]>>
}

/** The types that a slot may have, as the type list offers them: 'which' is third, and for embedded domains only. */
export function slotTypes({ embedded }: { embedded: boolean }, genericTypes: readonly string[]): string[] {
  const types = ['StaticList', 'Number', 'FreeText', 'yesNo', 'Dictation', ...genericTypes]
  return embedded ? types.toSpliced(2, 0, 'which') : types
}
