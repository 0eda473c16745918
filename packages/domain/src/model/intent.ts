import type { Expression } from './expression.ts'
import type { DomainHead } from './general-data.ts'
import type { UnknownFields } from './kept.ts'

export const arbitrations = ['no-cloud', 'embedded', 'embedded+', 'hybrid', 'cloud'] as const
export type Arbitration = (typeof arbitrations)[number]

/** What a user can want, and how it is said in the language of the domain. */
export interface Intent {
  name: string
  expressions: Expression[]
  /** One of `arbitrations`; a domain from outside may hold another. */
  arbitration: string
  justTalk: boolean
  slotOnly: boolean
  /** Where it is not certain that the intent is meant, the assistant asks 'Did you mean ...?', unless this is false. */
  asksBack?: boolean | undefined
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
  kept?: UnknownFields
}

/** An intent is in several collections outside, each with its own unknown fields. */
interface IntentKept {
  interpretation?: UnknownFields
  ontology?: UnknownFields
  arbitration?: UnknownFields
  /**
   * The default that was read because there was no arbitration outside: not written until another is chosen
   * (ruling R278).
   */
  impliedArbitration?: string
}

/** The arbitration of an intent for which none was chosen. */
export function defaultArbitration({ embedded }: { embedded: boolean }): Arbitration {
  return embedded ? 'embedded' : 'cloud'
}

/** An intent as it is when it is added: it informs, and people can just say it unless the domain is for testing. */
export function newIntent(domain: Pick<DomainHead, 'embedded' | 'isTestDomain'>, name: string): Intent {
  return {
    name,
    expressions: [],
    arbitration: defaultArbitration(domain),
    justTalk: !domain.isTestDomain,
    slotOnly: false,
    dialogActType: 'inform',
    comments: '',
    fulfilledBy: { uiActions: [], apiActions: [] },
  }
}
