import type { Expression } from '../expressions/expression.ts'
import type { Kept } from '../kept.ts'

export const arbitrations = ['no-cloud', 'embedded', 'embedded+', 'hybrid', 'cloud'] as const

/** What a user can want, and how it is said in the language of the domain. */
export interface Intent {
  name: string
  expressions: Expression[]
  /** One of `arbitrations`; a domain from outside may hold another. */
  arbitration: string
  justTalk: boolean
  slotOnly: boolean
  /** Old intents have none and count as informing. */
  dialogActType?: 'inform' | 'request'
  comments: string
  fulfilledBy: Fulfilment
  kept?: IntentKept
}

/** The actions that fulfil a request. */
export interface Fulfilment {
  uiActions: string[]
  apiActions: string[]
  kept?: Kept
}

/** An intent stands in several collections outside, each with its own unknown fields. */
interface IntentKept {
  interpretation?: Kept
  ontology?: Kept
  arbitration?: Kept
  /** The default that was read because there was no arbitration outside: not written until another is chosen. */
  impliedArbitration?: string
}

/** The arbitration of an intent for which none was chosen. */
export function defaultArbitration({ embedded }: { embedded: boolean }): string {
  return embedded ? 'embedded' : 'cloud'
}
