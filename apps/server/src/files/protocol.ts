import type { Concept } from '@sdp/domain/concepts'
import type { Lineage } from '@sdp/domain/identity'
import type { Side } from '@sdp/domain/merging'
import type { ProblemContext } from '@sdp/domain/problems'
import type { Reading, ResourceProblem } from '@sdp/domain/resources'
import type { TranslationItem, TranslationJobHead } from '@sdp/domain/translations'
import type { WireDomain } from '@sdp/domain/wire'
import type { MergedUpdate } from '../content/merge.ts'
import type { PackedManifests } from '../content/read.ts'

interface NamedFile {
  name: string
  bytes: Uint8Array
}

/** Two save points to be merged, and what they come from. */
export interface MergeTask {
  wanted: 'preview' | 'updates'
  /** The content of the base, of the save point into which is merged, and of the other one. */
  packed: PackedManifests
  lineages: Readonly<Record<Side, Lineage | undefined>>
  decisions: Readonly<Record<string, Side>>
  embedded: boolean
  problemContext: Omit<ProblemContext, 'language' | 'coreActions'>
  coreActions: readonly string[]
}

/** A file from somebody, with what is needed to judge it; or save points to be merged, which takes as long. */
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
  | ({ kind: 'merge' } & MergeTask)

interface FileProblem {
  line?: number
  column?: string
  cell?: string
  message: string
  currentValue: string
}

export interface MergeOutcome {
  /** JSON of what a preview says of the changes. */
  preview?: Uint8Array
  /** How many clashes nobody has decided about: then nothing is merged. */
  undecided?: number
  merged?: { updates: MergedUpdate[]; lineages: Record<Side, Lineage> }
}

export type FileOutcome =
  /** The JSON of the reply, in pieces. */
  | { kind: 'concepts'; reply: Uint8Array[] }
  | { kind: 'translations'; texts: { textId: string; text: string }[]; problems: FileProblem[] }
  /** The updates are JSON as a save takes it. */
  | { kind: 'resources'; updates: Uint8Array }
  | { kind: 'resources'; problems: ResourceProblem[] }
  | ({ kind: 'merge' } & MergeOutcome)

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
