import type { Expression } from '@sdp/domain/expressions'
import type { ResponseKind } from '@sdp/domain/responses'
import type {
  IntentSurroundings,
  KnownIntent,
  KnownResponse,
  KnownSlot,
  SheetProblem,
} from '@sdp/domain/sheets'
import type { SheetValue } from './write-sheet.ts'

export type SheetKindName = 'intents' | 'slots' | 'UI actions'

/** What the page asks of the worker. Long lists go over in pieces, since copying a whole one would stop the page. */
export type SheetOrder =
  | { order: 'take rows'; rows: SheetValue[][] }
  | { order: 'write'; name: string; columns: readonly string[] }
  | { order: 'take slots'; slots: KnownSlot[] }
  | { order: 'take intents'; intents: KnownIntent[] }
  | {
      order: 'read intents'
      file: Blob
      language: string
      reusableExpressions: IntentSurroundings['reusableExpressions']
    }
  | { order: 'take responses'; uiActions: string[]; responses: KnownResponse[] }
  | { order: 'read responses'; file: Blob }
  | { order: 'read slots'; file: Blob; language: string; writtenFor: string | undefined }

/** Some of the expressions of an intent, or some of the literals of a canonical. */
export interface IntentPart {
  intent: string
  expressions: Expression[]
}
export interface SlotPart {
  slot: string
  canonical: string
  literals: string[]
}

/** Some of the texts of a response. */
export interface ResponsePart {
  kind: ResponseKind
  name: string
  texts: string[]
}

/** What the worker posts to the page; one of the last four is the end. */
export type SheetMessage =
  | { kind: 'checking'; lines: number; lang: string | undefined }
  | { kind: 'intents'; parts: IntentPart[] }
  | { kind: 'slots'; parts: SlotPart[] }
  | { kind: 'responses'; parts: ResponsePart[] }
  | { kind: 'problems'; problems: SheetProblem[] }
  | { kind: 'written'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'read' }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message: string }
