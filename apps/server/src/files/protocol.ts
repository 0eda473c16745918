import type { Concept } from '@sdp/domain/concepts'
import type { Reading, ResourceProblem } from '@sdp/domain/resources'
import type { TranslationItem, TranslationJobHead } from '@sdp/domain/translations'
import type { WireDomain } from '@sdp/domain/wire'

interface NamedFile {
  name: string
  bytes: Uint8Array
}

/** A file from somebody, with what is needed to judge it. */
export type FileTask =
  | { kind: 'concepts'; file: Uint8Array }
  | { kind: 'translations'; file: Uint8Array; job: TranslationJobHead; items: readonly TranslationItem[] }
  | {
      kind: 'resources'
      files: readonly NamedFile[]
      reading: Omit<Reading, 'current'>
      /** The domain as it is now: its general data, and the JSON of its content. */
      head: WireDomain
      content: Uint8Array
    }

interface FileProblem {
  line?: number
  column?: string
  cell?: string
  message: string
  currentValue: string
}

export type FileOutcome =
  /** The JSON of the reply, in pieces. */
  | { kind: 'concepts'; reply: Uint8Array[] }
  | { kind: 'translations'; texts: { textId: string; text: string }[]; problems: FileProblem[] }
  /** The updates are JSON as a save takes it. */
  | { kind: 'resources'; updates: Uint8Array }
  | { kind: 'resources'; problems: ResourceProblem[] }

/** Asks for the stored concepts with these names and texts, and the domains that use them. */
export interface ConceptQuestion {
  names: readonly string[]
  textIds: readonly string[]
}

export interface ConceptAnswer {
  concepts: readonly Concept[]
  domains: readonly [concept: string, domains: string[]][]
}

export type FromFileThread =
  | { kind: 'question'; question: ConceptQuestion }
  | { kind: 'outcome'; outcome: FileOutcome }
  | { kind: 'refused'; message: string; details: unknown }
  | { kind: 'failed'; reason: string }
