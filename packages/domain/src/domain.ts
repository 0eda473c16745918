import type { ApiAction } from './api-actions/api-action.ts'
import type { ApiInput } from './api-actions/api-input.ts'
import type { Handler } from './api-actions/handler.ts'
import type { Module } from './decision-table/rule.ts'
import type { EverydayLanguage } from './everyday-language/everyday-language.ts'
import type { ReusableExpression } from './expressions/expression.ts'
import type { DomainHead } from './general-data/general-data.ts'
import type { Intent } from './intents/intent.ts'
import type { Kept } from './kept.ts'
import type { DomainLanguage } from './languages/languages.ts'
import type { AdditionalResponse, GuiResponse, Response } from './responses/response.ts'
import type { Slot } from './slots/slot.ts'
import type { UiAction } from './ui-actions/ui-action.ts'

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
  /** In the language of the domain. */
  everydayLanguage: EverydayLanguage
  /** Null when nobody has decided yet. */
  discardInputOnSdc: boolean | null
  /** Kept as it is. */
  sharedResources: unknown
  kept?: Kept & { ontology?: Kept }
}
