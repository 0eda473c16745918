import type { Domain } from '@sdp/domain'
import type { ApiAction, ApiInput, Handler } from '@sdp/domain/api-actions'
import type { Intent } from '@sdp/domain/intents'
import type { Slot } from '@sdp/domain/slots'
import type { UiAction } from '@sdp/domain/ui-actions'
import type { ResetOf } from '../decide/resets.ts'
import type { RuleTable } from '../decide/rule-table.ts'
import type { ForgivingReader } from '../forgive/forgiving-reader.ts'
import type { Guesses } from '../guess/guesses.ts'
import type { MarkReader } from '../meaning/marks.ts'
import type { Recogniser } from '../recognise/recogniser.ts'

/** What an installation says of all its domains. */
export interface CompileOptions {
  /** Whether it moves all texts to SSML. */
  ssmlTransition?: boolean
}

/** A domain made ready for conversations in one language. */
export interface Program {
  domain: Domain
  language: string
  options: CompileOptions
  exact: Recogniser
  /** Reads what the expressions say in everyday wording. */
  forgiving: ForgivingReader
  /** Finds what turns the meaning of a sentence; undefined where no words of the language are known. */
  marks: MarkReader | undefined
  /** Reads a sentence as the value of a slot that was asked for, and as nothing more. */
  answers: Recogniser
  guesses: Guesses
  table: RuleTable
  resets: readonly ResetOf[]
  /** The slots with which one answers a question for confirmation. */
  yesNoSlots: readonly string[]
  intents: ReadonlyMap<string, Intent>
  slots: ReadonlyMap<string, Slot>
  apiInputs: ReadonlyMap<string, ApiInput>
  apiActions: ReadonlyMap<string, ApiAction>
  handlers: ReadonlyMap<string, Handler>
  uiActions: ReadonlyMap<string, UiAction>
  /** The texts of each response in the language. */
  ttsTexts: ReadonlyMap<string, readonly string[]>
  audioTexts: ReadonlyMap<string, readonly string[]>
  /** Whether the texts have tags of SSML. */
  isSsml: boolean
  guiTemplates: ReadonlyMap<string, unknown>
}
