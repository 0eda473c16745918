import type { UnknownFields } from './kept.ts'
import type { ResetRule } from './reset-rule.ts'
import type { SharedFrom } from './sharing.ts'

/** A value that a user can say, with the ways to say it in the language of the domain. */
export interface Slot {
  name: string
  type: string
  valueType: string
  canonicals: Canonical[]
  /**
   * Of free text: some of what is said for it in the language of the domain, to guess by. Nothing has to be one of them
   * (ruling R316).
   */
  exampleValues?: string[] | undefined
  volatile: boolean
  shared: boolean
  fromShared: SharedFrom[]
  comments: string
  resetRules: ResetRule[]
  kept?: SlotKept
}

/** Finds a slot by its name. */
export type SlotsByName = Pick<ReadonlyMap<string, Slot>, 'get'>

export interface Canonical {
  name: string
  literals: string[]
  kept?: UnknownFields
}

/** A slot is in two collections outside, each with its own unknown fields. */
interface SlotKept {
  userInput?: UnknownFields
  ontology?: UnknownFields
  /** What the ontology lists in addition to a canonical, where it is not empty. */
  values?: Readonly<Record<string, readonly unknown[]>>
}

/** The type of slots that list their values as canonicals. */
export const listType = 'StaticList'
/** What the values of a list are. */
export const listValueType = 'String'
/** What the values of other slots can be. */
export const valueTypes = [listValueType, 'Number', 'Boolean'] as const

const typesWithOwnValues: ReadonlySet<string> = new Set([listType, 'Number', 'yesNo', 'which', 'Time'])

/** Whether any words are a value of a slot. A generic type that lists what can be said is a list. */
export function isFreeText({ type, canonicals }: Pick<Slot, 'type' | 'canonicals'>): boolean {
  return !typesWithOwnValues.has(type) && canonicals.length === 0
}

/** The types that a slot may have, as the type list offers them: 'which' is third, and for embedded domains only. */
export function slotTypes({ embedded }: { embedded: boolean }, genericTypes: readonly string[]): string[] {
  const types = [listType, 'Number', 'FreeText', 'yesNo', 'Dictation', ...genericTypes]
  return embedded ? types.toSpliced(2, 0, 'which') : types
}

/** A slot as it is when it is added. */
export function newSlot(name: string): Slot {
  return {
    name,
    type: listType,
    valueType: listValueType,
    canonicals: [],
    volatile: false,
    shared: false,
    fromShared: [],
    comments: '',
    resetRules: [],
  }
}

const definedTypes: ReadonlyMap<string, string> = new Map([
  ['enum', listType],
  ['number', 'Number'],
  ['string', 'FreeText'],
])

/** The type of a slot that a DISS definition gives this type, if it is known. */
export function slotTypeOf(definedType: string): string | undefined {
  return definedTypes.get(definedType)
}
