import type { ApiAction } from './api-action.ts'
import type { ApiInput } from './api-input.ts'
import type { ConversationTest } from './conversation-test.ts'
import type { EverydayLanguage } from './everyday-language.ts'
import type { ReusableExpression } from './expression.ts'
import type { DomainHead } from './general-data.ts'
import type { Handler } from './handler.ts'
import type { Intent } from './intent.ts'
import type { UnknownFields } from './kept.ts'
import type { DomainLanguage } from './languages.ts'
import type { AdditionalResponse, GuiResponse, Response } from './response.ts'
import type { Module } from './rule.ts'
import type { Slot } from './slot.ts'
import type { UiAction } from './ui-action.ts'

/** One save point of a domain in one language: the document that the editor edits. */
export interface Domain extends DomainHead {
  id: string
  savePoint: string
  languages: DomainLanguage[]
  intents: Intent[]
  slots: Slot[]
  modules: Module[]
  apiInputs: ApiInput[]
  apiActions: ApiAction[]
  handlers: Handler[]
  uiActions: UiAction[]
  ttsResponses: Response[]
  audioResponses: Response[]
  guiResponses: GuiResponse[]
  additionalResponses: AdditionalResponse[]
  reusableExpressions: ReusableExpression[]
  tests: ConversationTest[]
  /** In the language of the domain. */
  everydayLanguage: EverydayLanguage
  /** Null when nobody has decided yet. */
  discardInputOnSdc: boolean | null
  /** Kept as it is. */
  sharedResources: unknown
  kept?: UnknownFields & { ontology?: UnknownFields }
}
